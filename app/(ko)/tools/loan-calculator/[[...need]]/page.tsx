import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import LoanCalculator from '@/components/tools/loan-calculator/LoanCalculator'

export const generateStaticParams = toolParams('loan-calculator')
export const generateMetadata = toolMetadata('loan-calculator')
export default toolPage('loan-calculator', LoanCalculator)
