import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import CompoundInterest from '@/components/tools/compound-interest/CompoundInterest'

export const generateStaticParams = koreanParams('compound-interest')
export const generateMetadata = koreanMetadata('compound-interest')
export default koreanPage('compound-interest', CompoundInterest)
