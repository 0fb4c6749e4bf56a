import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import DateCalculator from '@/components/tools/date-calculator/DateCalculator'

export const generateStaticParams = toolParams('date-calculator')
export const generateMetadata = toolMetadata('date-calculator')
export default toolPage('date-calculator', DateCalculator)
