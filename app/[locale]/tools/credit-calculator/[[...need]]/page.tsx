import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import CreditCalculator from '@/components/tools/credit-calculator/CreditCalculator'

export const generateStaticParams = prefixedParams('credit-calculator')
export const generateMetadata = prefixedMetadata('credit-calculator')
export default prefixedPage('credit-calculator', CreditCalculator)
