import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import FaviconGenerator from '@/components/tools/favicon-generator/FaviconGenerator'

export const generateStaticParams = koreanParams('favicon-generator')
export const generateMetadata = koreanMetadata('favicon-generator')
export default koreanPage('favicon-generator', FaviconGenerator)
