import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import UnitConverter from '@/components/tools/unit-converter/UnitConverter'

export const generateStaticParams = toolParams('unit-converter')
export const generateMetadata = toolMetadata('unit-converter')
export default toolPage('unit-converter', UnitConverter)
