import { prefixedMetadata, prefixedPage } from '@/components/pages/tool-route'
import MarkdownHtml from '@/components/tools/markdown-html/MarkdownHtml'

export const generateMetadata = prefixedMetadata('markdown-html')
export default prefixedPage('markdown-html', MarkdownHtml)
