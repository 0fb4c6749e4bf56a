import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import UnitConverter from '@/components/tools/unit-converter/UnitConverter'

export const generateStaticParams = koreanParams('unit-converter')
export const generateMetadata = koreanMetadata('unit-converter')
export default koreanPage('unit-converter', UnitConverter)
