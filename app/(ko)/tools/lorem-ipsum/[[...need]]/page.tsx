import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import LoremIpsum from '@/components/tools/lorem-ipsum/LoremIpsum'

export const generateStaticParams = toolParams('lorem-ipsum')
export const generateMetadata = toolMetadata('lorem-ipsum')
export default toolPage('lorem-ipsum', LoremIpsum)
