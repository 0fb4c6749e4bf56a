import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import PngToJpg from '@/components/tools/png-to-jpg/PngToJpg'

export const generateStaticParams = prefixedParams('png-to-jpg')
export const generateMetadata = prefixedMetadata('png-to-jpg')
export default prefixedPage('png-to-jpg', PngToJpg)
