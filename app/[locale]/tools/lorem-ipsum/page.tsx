import { prefixedMetadata, prefixedPage } from '@/components/pages/tool-route'
import LoremIpsum from '@/components/tools/lorem-ipsum/LoremIpsum'

export const generateMetadata = prefixedMetadata('lorem-ipsum')
export default prefixedPage('lorem-ipsum', LoremIpsum)
