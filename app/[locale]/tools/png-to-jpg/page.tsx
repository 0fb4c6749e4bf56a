import { prefixedMetadata, prefixedPage } from '@/components/pages/tool-route'
import PngToJpg from '@/components/tools/png-to-jpg/PngToJpg'

export const generateMetadata = prefixedMetadata('png-to-jpg')
export default prefixedPage('png-to-jpg', PngToJpg)
