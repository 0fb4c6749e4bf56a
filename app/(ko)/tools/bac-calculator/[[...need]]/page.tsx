import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import BacCalculator from '@/components/tools/bac-calculator/BacCalculator'

export const generateStaticParams = koreanParams('bac-calculator')
export const generateMetadata = koreanMetadata('bac-calculator')
export default koreanPage('bac-calculator', BacCalculator)
