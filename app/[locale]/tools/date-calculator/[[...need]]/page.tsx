import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import DateCalculator from '@/components/tools/date-calculator/DateCalculator'

export const generateStaticParams = prefixedParams('date-calculator')
export const generateMetadata = prefixedMetadata('date-calculator')
export default prefixedPage('date-calculator', DateCalculator)
