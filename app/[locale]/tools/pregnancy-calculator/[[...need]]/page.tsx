import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import PregnancyCalculator from '@/components/tools/pregnancy-calculator/PregnancyCalculator'

export const generateStaticParams = toolParams('pregnancy-calculator')
export const generateMetadata = toolMetadata('pregnancy-calculator')
export default toolPage('pregnancy-calculator', PregnancyCalculator)
