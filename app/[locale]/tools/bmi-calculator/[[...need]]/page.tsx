import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import BmiCalculator from '@/components/tools/bmi-calculator/BmiCalculator'

export const generateStaticParams = toolParams('bmi-calculator')
export const generateMetadata = toolMetadata('bmi-calculator')
export default toolPage('bmi-calculator', BmiCalculator)
