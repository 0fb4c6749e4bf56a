import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import TextExtractor from '@/components/tools/text-extractor/TextExtractor'

export const generateStaticParams = koreanParams('text-extractor')
export const generateMetadata = koreanMetadata('text-extractor')
export default koreanPage('text-extractor', TextExtractor)
