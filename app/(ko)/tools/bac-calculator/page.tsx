import { koreanMetadata, koreanPage } from '@/components/pages/tool-route'
import BacCalculator from '@/components/tools/bac-calculator/BacCalculator'

export const generateMetadata = koreanMetadata('bac-calculator')
export default koreanPage('bac-calculator', BacCalculator)
