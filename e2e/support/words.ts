import { htmlOf } from '@/e2e/support/pages'
import { unglued } from '@/lib/i18n/glue'

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&amp;': '&',
}

/** HTML without tags, entities and glue, as it is read. */
export function plainText(html: string): string {
  return unglued(html)
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:lt|gt|quot|#x27|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim()
}

export interface GuideBlock {
  /** `h2`, `h3`, `p` or `li`. */
  readonly tag: string
  readonly text: string
}

const guides = new Map<string, GuideBlock[]>()

/** The guide below a tool, block by block, from the page's raw HTML. */
export function guideOf(page: string): GuideBlock[] {
  const guide = guides.get(page) ?? readGuide(page)
  guides.set(page, guide)
  return guide
}

function readGuide(page: string): GuideBlock[] {
  const html = htmlOf(page)
  const start = html.indexOf('data-name="guide"')
  const guide = html.slice(start, start + html.slice(start).search(/<section data-name=|<\/main>/))
  return [...guide.matchAll(/<(h2|h3|p|li)[^>]*>(.*?)<\/\1>/g)].map(([, tag = '', inner = '']) => ({
    tag,
    text: plainText(inner),
  }))
}
