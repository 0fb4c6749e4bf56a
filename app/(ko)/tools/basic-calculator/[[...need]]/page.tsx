import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import BasicCalculator from '@/components/tools/basic-calculator/BasicCalculator'

export const generateStaticParams = koreanParams('basic-calculator')
export const generateMetadata = koreanMetadata('basic-calculator')
export default koreanPage('basic-calculator', BasicCalculator)
