import { htmlOf } from '@/e2e/support/pages'

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&amp;': '&',
}

/** Scripts whose glyphs take two columns: Hangul, kana, Chinese characters and full-width forms. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/

/** HTML without tags and entities, as it is read. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:lt|gt|quot|#x27|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim()
}

/** Columns a text takes where a Latin letter takes one and a Korean or Japanese one two: what a search result has room for. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (WIDE.test(character) ? 2 : 1), 0)
}

/**
 * Number of words. English and Korean: what stands between spaces and holds a letter or digit. Japanese has no spaces:
 * two characters count as a word, punctuation as none, which does not depend on the dictionary of whoever runs the test.
 */
export function countWords(text: string, language: string): number {
  if (language === 'ja') return Math.round([...text.replace(/[\s\p{P}]/gu, '')].length / 2)
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
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
  const guide = html.slice(start, html.indexOf('</div>', start))
  return [...guide.matchAll(/<(h2|h3|p|li)[^>]*>(.*?)<\/\1>/g)].map(([, tag = '', inner = '']) => ({
    tag,
    text: plainText(inner),
  }))
}

/** Sentences of a text in lower case without the marks that end them. */
export function sentencesOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/(?<=[.!?])\s+|(?<=[。！？])/)
    .map((sentence) => sentence.replace(/[.!?。！？\s]+$/, '').trim())
    .filter((sentence) => sentence !== '')
}
