import { koreanMetadata, koreanPage } from '@/components/pages/tool-route'
import WordCounter from '@/components/tools/word-counter/WordCounter'

export const generateMetadata = koreanMetadata('word-counter')
export default koreanPage('word-counter', WordCounter)
