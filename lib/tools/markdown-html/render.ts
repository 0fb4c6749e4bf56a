import type { Tokens } from 'marked'
import { ToolError } from '@/lib/core/errors'
import { lineCount, wordCount } from '@/lib/text/count'
import { splitFrontMatter } from './front-matter'
import { highlight, isNamedCode, loadHighlighter } from './highlight'
import type { DocumentWords } from './document-words'
import { headingIds, idsLinkedBy } from './heading-ids'
import { markdownParser } from './parser'
import { pieces } from './pieces'

/** HTML that is NOT SANITIZED yet, in pieces that together are the document, and figures of the source. */
export interface RenderedMarkdown {
  readonly unsafePieces: readonly string[]
  readonly words: number
  readonly lines: number
  /** The title in the front matter, which is no part of the document; '' for none, undefined without front matter. */
  readonly frontMatterTitle?: string
}

async function renderPieces(source: string, words: DocumentWords): Promise<string[]> {
  // The parser's time is more than quadratic in the depth: half a minute for 1,900 nested lists.
  if (isTooDeep(source)) throw new ToolError('markdownFailed')
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

const NOT_COUNTED = { words: 0, lines: 0 }

/**
 * Converts Markdown to HTML and counts its words and lines. `onBeginning` gets the first screens of a long document before
 * the rest is looked at, and once more with its figures. Throws ToolError `markdownFailed` for input that the parser cannot handle.
 */
export async function renderMarkdown(
  source: string,
  words: DocumentWords,
  onBeginning?: (beginning: RenderedMarkdown) => void,
): Promise<RenderedMarkdown> {
  try {
    const { body, title: frontMatterTitle } = splitFrontMatter(source)
    const beginning = onBeginning && beginningOf(body)
    const unsafePieces = beginning && (await renderPieces(beginning, words))
    if (unsafePieces) onBeginning({ unsafePieces, ...NOT_COUNTED, frontMatterTitle })
    const figures = { words: wordCount(source), lines: lineCount(source), frontMatterTitle }
    if (unsafePieces) onBeginning({ unsafePieces, ...figures })
    return { unsafePieces: await renderPieces(body, words), ...figures }
  } catch {
    throw new ToolError('markdownFailed')
  }
}

/** Maximum nesting of lists and quotes in a line, the same as in markdown-it. */
const MAX_DEPTH = 100

/** A line that starts with more list and quote markers than that. */
const DEEP = new RegExp(`^(?:[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])[ \\t])){${MAX_DEPTH + 1}}`)
/** A line of a single repeated marker is a thematic break (CommonMark 4.1). */
const BREAK = /^[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$/

/** True when lists and quotes are nested so deeply that parsing would take too long. */
export function isTooDeep(source: string): boolean {
  return source.split(/\r\n?|\n/).some((line) => DEEP.test(line) && !BREAK.test(line))
}

/** Characters that fill several screens and take a few milliseconds. */
const BEGINNING_LENGTH = 12_000

/** The first blocks of a document too long to render in one pass; undefined for shorter ones. */
export function beginningOf(source: string): string | undefined {
  if (source.length < 2 * BEGINNING_LENGTH) return undefined
  const blankLines = [...source.slice(0, BEGINNING_LENGTH).matchAll(/\n[ \t]*\r?\n/g)]
  const end = blankLines.at(-1)?.index
  return end === undefined ? undefined : source.slice(0, end + 1)
}
