import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import CreditCalculator from '@/components/tools/credit-calculator/CreditCalculator'

export const generateStaticParams = koreanParams('credit-calculator')
export const generateMetadata = koreanMetadata('credit-calculator')
export default koreanPage('credit-calculator', CreditCalculator)
