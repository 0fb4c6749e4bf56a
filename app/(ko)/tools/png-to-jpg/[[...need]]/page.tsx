import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import PngToJpg from '@/components/tools/png-to-jpg/PngToJpg'

export const generateStaticParams = koreanParams('png-to-jpg')
export const generateMetadata = koreanMetadata('png-to-jpg')
export default koreanPage('png-to-jpg', PngToJpg)
