import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import ScientificCalculator from '@/components/tools/scientific-calculator/ScientificCalculator'

export const generateStaticParams = prefixedParams('scientific-calculator')
export const generateMetadata = prefixedMetadata('scientific-calculator')
export default prefixedPage('scientific-calculator', ScientificCalculator)
