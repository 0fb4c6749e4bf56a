import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import ScientificCalculator from '@/components/tools/scientific-calculator/ScientificCalculator'

export const generateStaticParams = toolParams('scientific-calculator')
export const generateMetadata = toolMetadata('scientific-calculator')
export default toolPage('scientific-calculator', ScientificCalculator)
