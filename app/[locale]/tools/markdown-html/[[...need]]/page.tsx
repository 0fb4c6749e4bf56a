import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import MarkdownHtml from '@/components/tools/markdown-html/MarkdownHtml'

export const generateStaticParams = prefixedParams('markdown-html')
export const generateMetadata = prefixedMetadata('markdown-html')
export default prefixedPage('markdown-html', MarkdownHtml)
