import { prefixedMetadata, prefixedPage } from '@/components/pages/tool-route'
import TextExtractor from '@/components/tools/text-extractor/TextExtractor'

export const generateMetadata = prefixedMetadata('text-extractor')
export default prefixedPage('text-extractor', TextExtractor)
