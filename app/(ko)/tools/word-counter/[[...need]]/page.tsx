import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import WordCounter from '@/components/tools/word-counter/WordCounter'

export const generateStaticParams = koreanParams('word-counter')
export const generateMetadata = koreanMetadata('word-counter')
export default koreanPage('word-counter', WordCounter)
