import type { DocumentWords } from '@/lib/tools/markdown-html/document-words'
import type { RenderedMarkdown } from '@/lib/tools/markdown-html/render'
import { WorkerPool } from '@/lib/workers/client'

export type RenderMarkdownJobs = {
  render: {
    /** `beginningFirst` delivers the first screens of a long document as progress. */
    args: { readonly source: string; readonly words: DocumentWords; readonly beginningFirst: boolean }
    result: RenderedMarkdown
    progress: RenderedMarkdown
  }
}

/** Creates a pool of one worker for the parser. The worker starts with the first job. */
export function renderMarkdownPool(): WorkerPool<RenderMarkdownJobs> {
  return new WorkerPool(() => new Worker(new URL('./render-markdown.worker.ts', import.meta.url), { type: 'module' }))
}
