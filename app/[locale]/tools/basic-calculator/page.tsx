import { prefixedMetadata, prefixedPage } from '@/components/pages/tool-route'
import BasicCalculator from '@/components/tools/basic-calculator/BasicCalculator'

export const generateMetadata = prefixedMetadata('basic-calculator')
export default prefixedPage('basic-calculator', BasicCalculator)
