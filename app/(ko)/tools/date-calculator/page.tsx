import { koreanMetadata, koreanPage } from '@/components/pages/tool-route'
import DateCalculator from '@/components/tools/date-calculator/DateCalculator'

export const generateMetadata = koreanMetadata('date-calculator')
export default koreanPage('date-calculator', DateCalculator)
