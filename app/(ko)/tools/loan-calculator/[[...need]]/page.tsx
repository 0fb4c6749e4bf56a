import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import LoanCalculator from '@/components/tools/loan-calculator/LoanCalculator'

export const generateStaticParams = koreanParams('loan-calculator')
export const generateMetadata = koreanMetadata('loan-calculator')
export default koreanPage('loan-calculator', LoanCalculator)
