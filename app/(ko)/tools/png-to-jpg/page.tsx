import { koreanMetadata, koreanPage } from '@/components/pages/tool-route'
import PngToJpg from '@/components/tools/png-to-jpg/PngToJpg'

export const generateMetadata = koreanMetadata('png-to-jpg')
export default koreanPage('png-to-jpg', PngToJpg)
