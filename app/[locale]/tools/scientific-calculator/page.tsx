import { prefixedMetadata, prefixedPage } from '@/components/pages/tool-route'
import ScientificCalculator from '@/components/tools/scientific-calculator/ScientificCalculator'

export const generateMetadata = prefixedMetadata('scientific-calculator')
export default prefixedPage('scientific-calculator', ScientificCalculator)
