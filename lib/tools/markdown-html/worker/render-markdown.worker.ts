import { renderMarkdown } from '@/lib/tools/markdown-html/render'
import type { RenderMarkdownJobs } from './render-markdown'
import { serve } from '@/lib/workers/serve'

serve<RenderMarkdownJobs>({
  render: ({ source, words, beginningFirst }, report) =>
    renderMarkdown(source, words, beginningFirst ? report : undefined),
})
