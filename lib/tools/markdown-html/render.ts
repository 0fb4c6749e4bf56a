import type { Tokens } from 'marked'
import { ToolError } from '@/lib/core/errors'
import { lineCount, wordCount } from '@/lib/core/text-count'
import { highlight, isNamedCode, loadHighlighter } from './highlight'
import type { DocumentWords } from './document-words'
import { headingIds, idsLinkedBy } from './heading-ids'
import { isTooDeep } from './nesting'
import { markdownParser } from './parser'
import { pieces } from './pieces'

/** HTML that is NOT SAFE yet, in pieces that together are the document, and the source's figures. */
export interface RenderedMarkdown {
  readonly unsafePieces: readonly string[]
  readonly words: number
  readonly lines: number
}

async function toPieces(source: string, words: DocumentWords): Promise<string[]> {
  const linked = new Set<string>()
  const parser = markdownParser(words).use(headingIds(linked))
  const tokens = parser.lexer(source)
  const { walkTokens } = parser.defaults
  if (walkTokens) await Promise.all(parser.walkTokens(tokens, walkTokens))
  const code: Tokens.Code[] = []
  parser.walkTokens(tokens, (token) => {
    if (isNamedCode(token)) code.push(token)
    for (const id of idsLinkedBy(token)) linked.add(id)
  })
  if (code.length > 0) {
    const highlighter = await loadHighlighter()
    for (const block of code) highlight(block, highlighter)
  }
  return pieces(tokens).map((group) => parser.parser(group))
}

/** Markdown → HTML and figures. Throws ToolError `markdownFailed` for what the parser cannot cope with. */
export async function renderMarkdown(source: string, words: DocumentWords): Promise<RenderedMarkdown> {
  // The parser's time grows with the square of the depth and more: 1,900 lists in each other took it half a minute.
  if (isTooDeep(source)) throw new ToolError('markdownFailed')
  const figures = { words: wordCount(source), lines: lineCount(source) }
  try {
    return { unsafePieces: await toPieces(source, words), ...figures }
  } catch {
    throw new ToolError('markdownFailed')
  }
}
