import { prefixedMetadata, prefixedPage } from '@/components/pages/tool-route'
import PregnancyCalculator from '@/components/tools/pregnancy-calculator/PregnancyCalculator'

export const generateMetadata = prefixedMetadata('pregnancy-calculator')
export default prefixedPage('pregnancy-calculator', PregnancyCalculator)
