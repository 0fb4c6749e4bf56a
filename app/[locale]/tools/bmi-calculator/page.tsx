import { prefixedMetadata, prefixedPage } from '@/components/pages/tool-route'
import BmiCalculator from '@/components/tools/bmi-calculator/BmiCalculator'

export const generateMetadata = prefixedMetadata('bmi-calculator')
export default prefixedPage('bmi-calculator', BmiCalculator)
