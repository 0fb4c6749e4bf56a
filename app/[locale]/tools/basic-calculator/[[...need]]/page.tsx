import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import BasicCalculator from '@/components/tools/basic-calculator/BasicCalculator'

export const generateStaticParams = toolParams('basic-calculator')
export const generateMetadata = toolMetadata('basic-calculator')
export default toolPage('basic-calculator', BasicCalculator)
