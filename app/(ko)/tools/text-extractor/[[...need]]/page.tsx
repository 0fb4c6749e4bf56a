import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import TextExtractor from '@/components/tools/text-extractor/TextExtractor'

export const generateStaticParams = toolParams('text-extractor')
export const generateMetadata = toolMetadata('text-extractor')
export default toolPage('text-extractor', TextExtractor)
