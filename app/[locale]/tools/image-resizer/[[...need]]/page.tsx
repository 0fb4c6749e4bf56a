import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import ImageResizer from '@/components/tools/image-resizer/ImageResizer'

export const generateStaticParams = prefixedParams('image-resizer')
export const generateMetadata = prefixedMetadata('image-resizer')
export default prefixedPage('image-resizer', ImageResizer)
