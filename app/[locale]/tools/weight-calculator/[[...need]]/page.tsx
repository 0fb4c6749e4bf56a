import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import WeightCalculator from '@/components/tools/weight-calculator/WeightCalculator'

export const generateStaticParams = toolParams('weight-calculator')
export const generateMetadata = toolMetadata('weight-calculator')
export default toolPage('weight-calculator', WeightCalculator)
