import { prefixedMetadata, prefixedPage } from '@/components/pages/tool-route'
import CreditCalculator from '@/components/tools/credit-calculator/CreditCalculator'

export const generateMetadata = prefixedMetadata('credit-calculator')
export default prefixedPage('credit-calculator', CreditCalculator)
