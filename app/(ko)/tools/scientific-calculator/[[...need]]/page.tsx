import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import ScientificCalculator from '@/components/tools/scientific-calculator/ScientificCalculator'

export const generateStaticParams = koreanParams('scientific-calculator')
export const generateMetadata = koreanMetadata('scientific-calculator')
export default koreanPage('scientific-calculator', ScientificCalculator)
