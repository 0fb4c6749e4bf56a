import { useCallback, useState } from 'react'
import { useLatest } from '@/components/hooks/useLatest'
import { pieceSanitizer } from '@/lib/browser/sanitize-pieces'
import { isToolError } from '@/lib/core/errors'
import { lineCount, wordCount } from '@/lib/core/text-count'
import { renderMarkdownPool } from '@/lib/workers/render-markdown'
import { useDocumentWords } from './useDocumentWords'

/** A document in sanitised HTML; the pieces one after the other are the whole. */
export interface Conversion {
  readonly pieces: readonly string[]
  readonly words: number
  readonly lines: number
  /** The parser could not cope with the source. */
  readonly failed: boolean
}

const NOTHING: Conversion = { pieces: [], words: 0, lines: 0, failed: false }

/** Markdown → sanitised HTML that follows the source; parsed in a worker, sanitised here, where the DOM is. */
export function useConversion() {
  const words = useDocumentWords()
  const [pool] = useState(renderMarkdownPool)
  const [sanitize] = useState(pieceSanitizer)

  const convert = useCallback(
    async (source: string, signal?: AbortSignal): Promise<Conversion> => {
      if (source.trim() === '') return NOTHING
      try {
        const { unsafePieces, ...figures } = await pool.run('render', { source, words }, { signal })
        return { pieces: await sanitize(unsafePieces), ...figures, failed: false }
      } catch (error) {
        if (isToolError(error) && error.code === 'markdownFailed') {
          return { pieces: [], words: wordCount(source), lines: lineCount(source), failed: true }
        }
        throw error
      }
    },
    [pool, sanitize, words],
  )

  const { result, running, update } = useLatest((source: string, { signal }) => convert(source, signal), NOTHING)
  return { conversion: result, running, update, convert }
}
