import { useCallback, useMemo, useRef, useState } from 'react'
import { useLatest } from '@/components/ui/feedback/useLatest'
import { PreviewPane } from './panes'
import { loadSanitizer, pieceSanitizer } from './sanitize-pieces'
import { isToolError } from '@/lib/core/errors'
import { lineCount, wordCount } from '@/lib/text/count'
import type { RenderedMarkdown } from '@/lib/tools/markdown-html/render'
import { renderMarkdownPool } from '@/lib/tools/markdown-html/worker/render-markdown'
import { useTranslations } from 'next-intl'
import { ALERTS, type DocumentWords } from '@/lib/tools/markdown-html/document-words'

/** A document as sanitized HTML, in consecutive pieces. */
export interface Conversion {
  readonly pieces: readonly string[]
  readonly words: number
  readonly lines: number
  /** As in `RenderedMarkdown`. */
  readonly frontMatterTitle?: string
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
    async (
      source: string,
      signal?: AbortSignal,
      onBeginning?: (beginning: Conversion) => void,
    ): Promise<Conversion> => {
      if (source.trim() === '') return EMPTY
      const sanitized = async ({ unsafePieces, ...figures }: RenderedMarkdown) => ({
        pieces: await sanitize(unsafePieces),
        ...figures,
        hasFailed: false,
      })
      let beginning: Promise<void> | undefined
      const report = (early: RenderedMarkdown) => {
        // An error here also occurs for the whole document, and is reported then.
        beginning = sanitized(early).then(onBeginning, () => undefined)
      }
      try {
        const args = { source, words, beginningFirst: onBeginning !== undefined }
        const rendered = await pool.run('render', args, { signal, report })
        await beginning
        return await sanitized(rendered)
      } catch (error) {
        if (isToolError(error) && error.code === 'markdownFailed') {
          return { pieces: [], words: wordCount(source), lines: lineCount(source), hasFailed: true }
        }
        throw error
      }
    },
    [pool, sanitize, words],
  )

  const prepare = useCallback(() => {
    pool.warm()
    // What cannot be fetched now is fetched again with the first document.
    for (const part of [loadSanitizer(), PreviewPane.preload()]) part.catch(() => undefined)
  }, [pool])

  const isEmpty = useRef(true)
  const { result, isRunning, update } = useLatest(async (source: string, { signal, report }) => {
    // Later, the document is there already: a beginning would take the rest away.
    const conversion = await convert(source, signal, isEmpty.current ? report : undefined)
    isEmpty.current = conversion.pieces.length === 0
    return conversion
  }, EMPTY)
  return { conversion: result, isRunning, prepare, update, convert }
}

/** The localized texts that the converter inserts into a document. */
function useDocumentWords(): DocumentWords {
  const t = useTranslations('markdown-html.document')
  return useMemo(() => {
    const titles = ALERTS.map((type) => [type, t(`alerts.${type}`)])
    return {
      alerts: Object.fromEntries(titles) as DocumentWords['alerts'],
      footnotes: t('footnotes'),
      // The parser replaces `{0}` with the name of the footnote.
      backToReference: t('backToReference', { name: '{0}' }),
    }
  }, [t])
}
