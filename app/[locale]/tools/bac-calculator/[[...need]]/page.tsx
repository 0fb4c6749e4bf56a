import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import BacCalculator from '@/components/tools/bac-calculator/BacCalculator'

export const generateStaticParams = prefixedParams('bac-calculator')
export const generateMetadata = prefixedMetadata('bac-calculator')
export default prefixedPage('bac-calculator', BacCalculator)
