import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import CompoundInterest from '@/components/tools/compound-interest/CompoundInterest'

export const generateStaticParams = toolParams('compound-interest')
export const generateMetadata = toolMetadata('compound-interest')
export default toolPage('compound-interest', CompoundInterest)
