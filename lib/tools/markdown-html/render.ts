import type { Tokens } from 'marked'
import { ToolError } from '@/lib/core/errors'
import { lineCount, wordCount } from '@/lib/text/count'
import { beginningOf } from './beginning'
import { highlight, isNamedCode, loadHighlighter } from './highlight'
import type { DocumentWords } from './document-words'
import { headingIds, idsLinkedBy } from './heading-ids'
import { isTooDeep } from './nesting'
import { markdownParser } from './parser'
import { pieces } from './pieces'

/** HTML that is NOT SANITIZED yet, in pieces that together are the document, and figures of the source. */
export interface RenderedMarkdown {
  readonly unsafePieces: readonly string[]
  readonly words: number
  readonly lines: number
}

async function renderPieces(source: string, words: DocumentWords): Promise<string[]> {
  const linked = new Set<string>()
  const parser = markdownParser(words).use(headingIds(linked))
  const tokens = parser.lexer(source)
  const { walkTokens } = parser.defaults
  // The extensions answer at once, with a list for each of some hundred thousand tokens.
  parser.walkTokens(tokens, (token) => void walkTokens?.call(parser, token))
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

/**
 * Converts Markdown to HTML and counts its words and lines. `onBeginning` gets the first screens of a long document before
 * the rest is parsed. Throws ToolError `markdownFailed` for input that the parser cannot handle.
 */
export async function renderMarkdown(
  source: string,
  words: DocumentWords,
  onBeginning?: (beginning: RenderedMarkdown) => void,
): Promise<RenderedMarkdown> {
  // The parser takes more than quadratic time in the depth: half a minute for 1,900 nested lists.
  if (isTooDeep(source)) throw new ToolError('markdownFailed')
  const figures = { words: wordCount(source), lines: lineCount(source) }
  const beginning = onBeginning && beginningOf(source)
  try {
    if (beginning) onBeginning({ unsafePieces: await renderPieces(beginning, words), ...figures })
    return { unsafePieces: await renderPieces(source, words), ...figures }
  } catch {
    throw new ToolError('markdownFailed')
  }
}
