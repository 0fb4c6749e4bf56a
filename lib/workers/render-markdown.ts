import type { DocumentWords } from '@/lib/tools/markdown-html/document-words'
import type { RenderedMarkdown } from '@/lib/tools/markdown-html/render'
import { WorkerPool } from './client'

export type RenderMarkdownJobs = {
  render: {
    args: { readonly source: string; readonly words: DocumentWords }
    result: RenderedMarkdown
    progress: never
  }
}

/** A pool of one worker that holds the parser; nothing starts before the first `run('render', …)`. */
export function renderMarkdownPool(): WorkerPool<RenderMarkdownJobs> {
  return new WorkerPool(() => new Worker(new URL('./render-markdown.worker.ts', import.meta.url), { type: 'module' }))
}
