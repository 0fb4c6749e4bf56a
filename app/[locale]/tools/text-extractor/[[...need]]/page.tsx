import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import TextExtractor from '@/components/tools/text-extractor/TextExtractor'

export const generateStaticParams = prefixedParams('text-extractor')
export const generateMetadata = prefixedMetadata('text-extractor')
export default prefixedPage('text-extractor', TextExtractor)
