import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import BacCalculator from '@/components/tools/bac-calculator/BacCalculator'

export const generateStaticParams = toolParams('bac-calculator')
export const generateMetadata = toolMetadata('bac-calculator')
export default toolPage('bac-calculator', BacCalculator)
