import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import BmiCalculator from '@/components/tools/bmi-calculator/BmiCalculator'

export const generateStaticParams = prefixedParams('bmi-calculator')
export const generateMetadata = prefixedMetadata('bmi-calculator')
export default prefixedPage('bmi-calculator', BmiCalculator)
