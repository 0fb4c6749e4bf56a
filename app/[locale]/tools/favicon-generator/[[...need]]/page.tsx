import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import FaviconGenerator from '@/components/tools/favicon-generator/FaviconGenerator'

export const generateStaticParams = toolParams('favicon-generator')
export const generateMetadata = toolMetadata('favicon-generator')
export default toolPage('favicon-generator', FaviconGenerator)
