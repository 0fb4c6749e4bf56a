import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import WeightCalculator from '@/components/tools/weight-calculator/WeightCalculator'

export const generateStaticParams = koreanParams('weight-calculator')
export const generateMetadata = koreanMetadata('weight-calculator')
export default koreanPage('weight-calculator', WeightCalculator)
