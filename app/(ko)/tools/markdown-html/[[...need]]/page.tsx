import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import MarkdownHtml from '@/components/tools/markdown-html/MarkdownHtml'

export const generateStaticParams = koreanParams('markdown-html')
export const generateMetadata = koreanMetadata('markdown-html')
export default koreanPage('markdown-html', MarkdownHtml)
