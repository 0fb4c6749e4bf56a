import { koreanMetadata, koreanPage } from '@/components/pages/tool-route'
import CreditCalculator from '@/components/tools/credit-calculator/CreditCalculator'

export const generateMetadata = koreanMetadata('credit-calculator')
export default koreanPage('credit-calculator', CreditCalculator)
