import type { Token } from 'marked'

/** Source characters after which a piece may end. */
const PIECE = 6_000

const TAG = /<(\/?)([a-z][a-z0-9-]*)\b[^>]*?(\/?)>/gi
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))

/** Elements that raw HTML leaves open (positive) or closes from before (negative). */
function openElements(html: string): number {
  let depth = 0
  for (const [, closing, name = '', selfClosing] of html.matchAll(TAG)) {
    if (VOID.has(name.toLowerCase()) || selfClosing) continue
    depth += closing ? -1 : 1
  }
  return depth
}

/**
 * Top-level blocks in groups of about 6,000 characters of source, so that an edit of a long document renders anew only the
 * group it is in. Raw HTML that one block opens and a later one closes keeps its blocks together.
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
    if (length < PIECE || depth > 0) continue
    groups.push(group)
    group = []
    length = 0
  }
  return group.length > 0 ? [...groups, group] : groups
}
