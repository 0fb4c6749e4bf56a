import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import PngToJpg from '@/components/tools/png-to-jpg/PngToJpg'

export const generateStaticParams = toolParams('png-to-jpg')
export const generateMetadata = toolMetadata('png-to-jpg')
export default toolPage('png-to-jpg', PngToJpg)
