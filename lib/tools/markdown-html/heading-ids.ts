import { percentDecode } from '@/lib/text/percent-decode'
import type { MarkedExtension, Token, Tokens } from 'marked'

/**
 * Characters that GitHub removes from heading ids: all except letters, marks, digits, connectors, hyphens and spaces.
 */
const REMOVED = /[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu
const TAG = /<[!/a-z][^>]*>/gi

/**
 * Returns a function for the heading ids of one document by GitHub's rules: repeated ids get -1, -2, …, a heading of
 * only signs gets ''.
 */
export function headingSlugs(): (text: string) => string {
  const lastNumbers = new Map<string, number>()
  return (text) => {
    const base = text.trim().toLowerCase().replace(REMOVED, '').replaceAll(' ', '-')
    if (base === '') return ''
    let id = base
    let number = lastNumbers.get(base) ?? 0
    while (lastNumbers.has(id)) id = `${base}-${++number}`
    lastNumbers.set(base, number)
    lastNumbers.set(id, 0)
    return id
  }
}

const HTML_LINK = /\bhref\s*=\s*["']?#([^"'\s>]+)/gi

/** The ids within the document that a token links to. */
export function idsLinkedBy(token: Token): string[] {
  if (token.type === 'link') return /^#./.test(token.href) ? [percentDecode(token.href.slice(1))] : []
  return token.type === 'html' ? Array.from(token.raw.matchAll(HTML_LINK), ([, id = '']) => percentDecode(id)) : []
}

/**
 * Adds ids to the headings in `linked`, so that `[Install](#install)` links to `## Install`. Create one per document,
 * because it numbers repeated ids.
 */
export function headingIds(linked: ReadonlySet<string>): MarkedExtension {
  const slug = headingSlugs()
  return {
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const text = this.parser
          .parseInline(tokens, this.parser.textRenderer)
          .replace(TAG, '')
          // An escaped sign is removed from the id, whichever it is.
          .replace(/&(?:lt|gt|quot|#39|amp);/g, '&')
        const id = slug(text)
        const attribute = linked.has(id) ? ` id="${id}"` : ''
        return `<h${depth}${attribute}>${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
    },
  }
}
