import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import ImageResizer from '@/components/tools/image-resizer/ImageResizer'

export const generateStaticParams = toolParams('image-resizer')
export const generateMetadata = toolMetadata('image-resizer')
export default toolPage('image-resizer', ImageResizer)
