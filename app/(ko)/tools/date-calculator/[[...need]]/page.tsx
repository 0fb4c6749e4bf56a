import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import DateCalculator from '@/components/tools/date-calculator/DateCalculator'

export const generateStaticParams = koreanParams('date-calculator')
export const generateMetadata = koreanMetadata('date-calculator')
export default koreanPage('date-calculator', DateCalculator)
