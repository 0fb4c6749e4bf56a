import { koreanMetadata, koreanPage } from '@/components/pages/tool-route'
import ImageResizer from '@/components/tools/image-resizer/ImageResizer'

export const generateMetadata = koreanMetadata('image-resizer')
export default koreanPage('image-resizer', ImageResizer)
