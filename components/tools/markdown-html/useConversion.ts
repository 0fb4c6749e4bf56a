import { useCallback, useState } from 'react'
import { useLatest } from '@/components/ui/feedback/useLatest'
import { pieceSanitizer } from './sanitize-pieces'
import { isToolError } from '@/lib/core/errors'
import { lineCount, wordCount } from '@/lib/text/count'
import { renderMarkdownPool } from '@/lib/tools/markdown-html/worker/render-markdown'
import { useDocumentWords } from './useDocumentWords'

/** A document as sanitized HTML, in consecutive pieces. */
export interface Conversion {
  readonly pieces: readonly string[]
  readonly words: number
  readonly lines: number
  /** The parser failed on the source. */
  readonly hasFailed: boolean
}

const EMPTY: Conversion = { pieces: [], words: 0, lines: 0, hasFailed: false }

/** Converts Markdown to HTML. Parsing runs in a worker; sanitizing needs the DOM and runs on the page. */
export function useConversion() {
  const words = useDocumentWords()
  const [pool] = useState(renderMarkdownPool)
  const [sanitize] = useState(pieceSanitizer)

  const convert = useCallback(
    async (source: string, signal?: AbortSignal): Promise<Conversion> => {
      if (source.trim() === '') return EMPTY
      try {
        const { unsafePieces, ...figures } = await pool.run('render', { source, words }, { signal })
        return { pieces: await sanitize(unsafePieces), ...figures, hasFailed: false }
      } catch (error) {
        if (isToolError(error) && error.code === 'markdownFailed') {
          return { pieces: [], words: wordCount(source), lines: lineCount(source), hasFailed: true }
        }
        throw error
      }
    },
    [pool, sanitize, words],
  )

  const { result, isRunning, update } = useLatest((source: string, { signal }) => convert(source, signal), EMPTY)
  return { conversion: result, isRunning, update, convert }
}
