import { CATALOG, NEEDS } from '@/lib/tools/catalog'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import type { NeedWords, ToolPageWords } from '@/lib/i18n/messages'
import { readWords } from './messages'

/** Scripts whose glyphs take two columns: Hangul, kana, Chinese characters and full-width forms. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/

/** Columns a text takes where a Latin letter takes one and a Korean or Japanese one two: what a search result has room for. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (WIDE.test(character) ? 2 : 1), 0)
}

/**
 * Number of words. English and Korean: what stands between spaces and holds a letter or digit. Japanese has no spaces:
 * two characters count as a word, punctuation as none, which does not depend on the dictionary of whoever runs the test.
 */
export function countWords(text: string, locale: Locale): number {
  if (locale === 'ja') return Math.round([...text.replace(/[\s\p{P}]/gu, '')].length / 2)
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Sentences of a text in lower case without the marks that end them. */
export function sentencesOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/(?<=[.!?])\s+|(?<=[。！？])/)
    .map((sentence) => sentence.replace(/[.!?。！？\s]+$/, '').trim())
    .filter((sentence) => sentence !== '')
}

/** What a page says to search engines, and the guide below its tool. */
export interface Guide {
  /** `en bmi-calculator`, `ko needs/heic-to-jpg`. */
  readonly name: string
  readonly locale: Locale
  /** Site path of its page. */
  readonly path: string
  readonly words: Partial<ToolPageWords & NeedWords>
  /** Every text of the guide: titles, paragraphs, list items, questions, answers and cells of tables. */
  readonly texts: readonly string[]
}

function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return words.split(' | ')
  return Object.entries(words ?? {}).flatMap(([key, inner]) => (key === 'url' ? [] : textsIn(inner)))
}

function guideOf(locale: Locale, file: string, path: string, words: Guide['words']): Guide {
  const { page } = readWords(locale, 'shell') as { page: { guide: Readonly<Record<string, string>> } }
  const { howTo, about, guide, features, tips, faq, sources } = words
  const headed = { howTo, features, tips, faq, sources }
  const headings = Object.entries(headed).map(([part, texts]) => (texts ? page.guide[part] : undefined))
  return { name: `${locale} ${file}`, locale, path, words, texts: textsIn([headings, about, guide, headed]) }
}

/** The guides of all tools in all languages. */
export const TOOL_GUIDES: readonly Guide[] = LOCALES.flatMap((locale) =>
  CATALOG.map(({ slug }) =>
    guideOf(locale, slug, `/tools/${slug}`, (readWords(locale, slug) as { page: ToolPageWords }).page),
  ),
)

/** The guides of all needs in the languages that have them. */
export const NEED_GUIDES: readonly Guide[] = NEEDS.flatMap(({ tool, slug, locales }) =>
  locales.map((locale) =>
    guideOf(locale, `needs/${slug}`, `/tools/${tool}/${slug}`, readWords(locale, `needs/${slug}`) as NeedWords),
  ),
)
