import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import PregnancyCalculator from '@/components/tools/pregnancy-calculator/PregnancyCalculator'

export const generateStaticParams = koreanParams('pregnancy-calculator')
export const generateMetadata = koreanMetadata('pregnancy-calculator')
export default koreanPage('pregnancy-calculator', PregnancyCalculator)
