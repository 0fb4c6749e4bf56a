import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import BmiCalculator from '@/components/tools/bmi-calculator/BmiCalculator'

export const generateStaticParams = koreanParams('bmi-calculator')
export const generateMetadata = koreanMetadata('bmi-calculator')
export default koreanPage('bmi-calculator', BmiCalculator)
