import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import WeightCalculator from '@/components/tools/weight-calculator/WeightCalculator'

export const generateStaticParams = prefixedParams('weight-calculator')
export const generateMetadata = prefixedMetadata('weight-calculator')
export default prefixedPage('weight-calculator', WeightCalculator)
