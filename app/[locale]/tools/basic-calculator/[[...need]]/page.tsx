import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import BasicCalculator from '@/components/tools/basic-calculator/BasicCalculator'

export const generateStaticParams = prefixedParams('basic-calculator')
export const generateMetadata = prefixedMetadata('basic-calculator')
export default prefixedPage('basic-calculator', BasicCalculator)
