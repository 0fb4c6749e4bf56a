import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import ImageResizer from '@/components/tools/image-resizer/ImageResizer'

export const generateStaticParams = koreanParams('image-resizer')
export const generateMetadata = koreanMetadata('image-resizer')
export default koreanPage('image-resizer', ImageResizer)
