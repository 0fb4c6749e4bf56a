import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import MarkdownHtml from '@/components/tools/markdown-html/MarkdownHtml'

export const generateStaticParams = toolParams('markdown-html')
export const generateMetadata = toolMetadata('markdown-html')
export default toolPage('markdown-html', MarkdownHtml)
