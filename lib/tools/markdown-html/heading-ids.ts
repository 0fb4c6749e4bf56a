import type { MarkedExtension, Token, Tokens } from 'marked'

/** What GitHub leaves out of a heading's id: all but letters, marks, digits, connectors, hyphens and spaces. */
const LEFT_OUT = /[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu
const TAG = /<[!/a-z][^>]*>/gi
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** Hands out the ids of one document's headings as GitHub does; a name that was there gets -1, -2, …, one of signs only '' */
export function headingSlugs(): (text: string) => string {
  const lastNumbers = new Map<string, number>()
  return (text) => {
    const base = text.trim().toLowerCase().replace(LEFT_OUT, '').replaceAll(' ', '-')
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

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** The places within the document that a piece of it leads to, as ids. */
export function idsLinkedBy(token: Token): string[] {
  if (token.type === 'link') return /^#./.test(token.href) ? [decoded(token.href.slice(1))] : []
  return token.type === 'html' ? Array.from(token.raw.matchAll(HTML_LINK), ([, id = '']) => decoded(id)) : []
}

/**
 * Ids for the headings that something in the document links to, so that `[Install](#install)` leads to `## Install`; other
 * headings stay as marked makes them. For one document: it remembers.
 */
export function headingIds(linked: ReadonlySet<string>): MarkedExtension {
  const slug = headingSlugs()
  return {
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const text = this.parser
          .parseInline(tokens, this.parser.textRenderer)
          .replace(TAG, '')
          .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? '')
        const id = slug(text)
        const attribute = linked.has(id) ? ` id="${id}"` : ''
        return `<h${depth}${attribute}>${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
    },
  }
}
