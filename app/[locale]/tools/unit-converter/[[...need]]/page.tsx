import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import UnitConverter from '@/components/tools/unit-converter/UnitConverter'

export const generateStaticParams = prefixedParams('unit-converter')
export const generateMetadata = prefixedMetadata('unit-converter')
export default prefixedPage('unit-converter', UnitConverter)
