import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import WordCounter from '@/components/tools/word-counter/WordCounter'

export const generateStaticParams = toolParams('word-counter')
export const generateMetadata = toolMetadata('word-counter')
export default toolPage('word-counter', WordCounter)
