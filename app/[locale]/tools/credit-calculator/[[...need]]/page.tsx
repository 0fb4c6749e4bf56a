import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import CreditCalculator from '@/components/tools/credit-calculator/CreditCalculator'

export const generateStaticParams = toolParams('credit-calculator')
export const generateMetadata = toolMetadata('credit-calculator')
export default toolPage('credit-calculator', CreditCalculator)
