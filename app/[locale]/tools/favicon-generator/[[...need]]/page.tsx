import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import FaviconGenerator from '@/components/tools/favicon-generator/FaviconGenerator'

export const generateStaticParams = prefixedParams('favicon-generator')
export const generateMetadata = prefixedMetadata('favicon-generator')
export default prefixedPage('favicon-generator', FaviconGenerator)
