import { prefixedMetadata, prefixedPage } from '@/components/pages/tool-route'
import BacCalculator from '@/components/tools/bac-calculator/BacCalculator'

export const generateMetadata = prefixedMetadata('bac-calculator')
export default prefixedPage('bac-calculator', BacCalculator)
