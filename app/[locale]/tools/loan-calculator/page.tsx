import { prefixedMetadata, prefixedPage } from '@/components/pages/tool-route'
import LoanCalculator from '@/components/tools/loan-calculator/LoanCalculator'

export const generateMetadata = prefixedMetadata('loan-calculator')
export default prefixedPage('loan-calculator', LoanCalculator)
