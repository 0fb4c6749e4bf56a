import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import LoanCalculator from '@/components/tools/loan-calculator/LoanCalculator'

export const generateStaticParams = prefixedParams('loan-calculator')
export const generateMetadata = prefixedMetadata('loan-calculator')
export default prefixedPage('loan-calculator', LoanCalculator)
