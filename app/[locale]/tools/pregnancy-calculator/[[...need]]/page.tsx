import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import PregnancyCalculator from '@/components/tools/pregnancy-calculator/PregnancyCalculator'

export const generateStaticParams = prefixedParams('pregnancy-calculator')
export const generateMetadata = prefixedMetadata('pregnancy-calculator')
export default prefixedPage('pregnancy-calculator', PregnancyCalculator)
