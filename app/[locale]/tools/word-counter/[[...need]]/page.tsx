import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import WordCounter from '@/components/tools/word-counter/WordCounter'

export const generateStaticParams = prefixedParams('word-counter')
export const generateMetadata = prefixedMetadata('word-counter')
export default prefixedPage('word-counter', WordCounter)
