import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import LoremIpsum from '@/components/tools/lorem-ipsum/LoremIpsum'

export const generateStaticParams = prefixedParams('lorem-ipsum')
export const generateMetadata = prefixedMetadata('lorem-ipsum')
export default prefixedPage('lorem-ipsum', LoremIpsum)
