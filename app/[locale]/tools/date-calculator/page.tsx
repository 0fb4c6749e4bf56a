import { prefixedMetadata, prefixedPage } from '@/components/pages/tool-route'
import DateCalculator from '@/components/tools/date-calculator/DateCalculator'

export const generateMetadata = prefixedMetadata('date-calculator')
export default prefixedPage('date-calculator', DateCalculator)
