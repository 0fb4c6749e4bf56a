import type { Token } from 'marked'

/** Minimum length of a piece in source characters. */
const MIN_LENGTH = 6_000

const TAG = /<(\/?)([a-z][a-z0-9-]*)\b[^>]*?(\/?)>/gi
const VOID_ELEMENTS = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))

/** Number of elements that raw HTML leaves open (positive) or closes in addition (negative). */
function openElements(html: string): number {
  let depth = 0
  for (const [, closing, name = '', selfClosing] of html.matchAll(TAG)) {
    if (VOID_ELEMENTS.has(name.toLowerCase()) || selfClosing) continue
    depth += closing ? -1 : 1
  }
  return depth
}

/**
 * Groups top-level blocks to pieces of about 6,000 characters of source, so that an edit of a long document updates
 * only one piece. Blocks between raw opening and closing HTML tags remain in one piece.
 */
export function pieces(tokens: readonly Token[]): Token[][] {
  const groups: Token[][] = []
  let group: Token[] = []
  let length = 0
  let depth = 0
  for (const token of tokens) {
    group.push(token)
    length += token.raw.length
    if (token.type === 'html') depth = Math.max(0, depth + openElements(token.raw))
    if (length < MIN_LENGTH || depth > 0) continue
    groups.push(group)
    group = []
    length = 0
  }
  return group.length > 0 ? [...groups, group] : groups
}
