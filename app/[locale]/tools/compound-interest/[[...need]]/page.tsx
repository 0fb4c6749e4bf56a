import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import CompoundInterest from '@/components/tools/compound-interest/CompoundInterest'

export const generateStaticParams = prefixedParams('compound-interest')
export const generateMetadata = prefixedMetadata('compound-interest')
export default prefixedPage('compound-interest', CompoundInterest)
