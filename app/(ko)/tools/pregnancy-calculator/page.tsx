import { koreanMetadata, koreanPage } from '@/components/pages/tool-route'
import PregnancyCalculator from '@/components/tools/pregnancy-calculator/PregnancyCalculator'

export const generateMetadata = koreanMetadata('pregnancy-calculator')
export default koreanPage('pregnancy-calculator', PregnancyCalculator)
