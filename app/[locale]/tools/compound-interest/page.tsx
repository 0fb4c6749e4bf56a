import { prefixedMetadata, prefixedPage } from '@/components/pages/tool-route'
import CompoundInterest from '@/components/tools/compound-interest/CompoundInterest'

export const generateMetadata = prefixedMetadata('compound-interest')
export default prefixedPage('compound-interest', CompoundInterest)
