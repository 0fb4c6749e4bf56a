import path from 'node:path'
import { countWords, NEED_GUIDES, sentencesOf, TOOL_GUIDES, widthOf, type Guide } from '@/scripts/jest/guides'
import { readWords } from '@/scripts/jest/messages'
import { SITE_PAGES } from '@/lib/seo/site-pages'
import { LOCALES, type Locale } from './locales'
import type { SeoWords } from './messages'

// The limits of docs/adding-a-tool.md.
const TITLE_COLUMNS = { least: 50, most: 60 }
const DESCRIPTION_COLUMNS = { least: 120, most: 160 }
const TOOL_WORDS = { least: 300, most: 700 }
const NEED_WORDS = { least: 250, most: 600 }
const QUESTIONS = { least: 4, most: 6 }

const SENTENCE_WORDS = 8
const RUN_WORDS = 5
const MOST_SHARED = 0.15

const GUIDES = [...TOOL_GUIDES, ...NEED_GUIDES]

/** What each page says to search engines. */
const SEO: readonly (readonly [string, SeoWords | undefined])[] = [
  ...LOCALES.flatMap((locale) =>
    Object.values(SITE_PAGES).map(
      (file) => [`${locale} ${file}`, (readWords(locale, file) as { seo: SeoWords }).seo] as const,
    ),
  ),
  ...GUIDES.map(({ name, words }) => [name, words.seo] as const),
]

/** The pages whose figure is out of bounds, with the figure, so that one run names them all. */
function outside(figures: readonly (readonly [string, number])[], { least, most }: { least: number; most: number }) {
  return figures
    .filter(([, n]) => !(n >= least && n <= most))
    .map(([page, n]) => `${page}: ${n}, not ${least} to ${most}`)
}

const countsOf = (guides: readonly Guide[]) =>
  guides.map(({ name, locale, texts }) => [name, countWords(texts.join(' '), locale)] as const)

it('titles have 50 to 60 columns, descriptions 120 to 160', () => {
  expect(
    outside(
      SEO.map(([name, seo]) => [name, widthOf(seo?.title ?? '')]),
      TITLE_COLUMNS,
    ),
  ).toEqual([])
  expect(
    outside(
      SEO.map(([name, seo]) => [name, widthOf(seo?.description ?? '')]),
      DESCRIPTION_COLUMNS,
    ),
  ).toEqual([])
})

it('guides of tools have 300 to 700 words and 4 to 6 questions, those of needs 250 to 600 words', () => {
  expect(outside(countsOf(TOOL_GUIDES), TOOL_WORDS)).toEqual([])
  expect(outside(countsOf(NEED_GUIDES), NEED_WORDS)).toEqual([])
  const questions = TOOL_GUIDES.map(({ name, words }) => [name, Object.keys(words.faq ?? {}).length] as const)
  expect(outside(questions, QUESTIONS)).toEqual([])
})

const TEXT = expect.any(String)

/** Numbered parts, one at least, each like this one. */
function numbered(words: object, part: unknown) {
  expect(Object.keys(words)).toContain('1')
  return Object.fromEntries(Object.keys(words).map((key) => [key, part]))
}

it.each(TOOL_GUIDES)('$name has every part of a page', ({ locale, path: address, words }) => {
  const { howTo = {}, about = {}, features = {}, tips = {}, faq = {} } = words
  expect(words).toEqual({
    ...{ name: TEXT, short: TEXT, description: TEXT },
    seo: expect.objectContaining({ title: TEXT, description: TEXT, keywords: TEXT }),
    howTo: numbered(howTo, TEXT),
    about: numbered(about, expect.objectContaining({ title: TEXT, text: TEXT })),
    features: numbered(features, TEXT),
    tips: numbered(tips, TEXT),
    faq: numbered(faq, { q: TEXT, a: TEXT }),
  })
  expect(readWords(locale, path.basename(address))).toMatchObject({ search: { aliases: TEXT, queries: TEXT } })
})

/** Words of a text; Japanese, which has no spaces, counts two characters as one. */
function unitsOf(text: string, locale: Locale): string[] {
  if (locale === 'ja') return [...text.replace(/[\s\p{P}]/gu, '')]
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function runsOf({ texts, locale }: Guide): Set<string> {
  const units = unitsOf(texts.join('\n'), locale)
  const length = locale === 'ja' ? 2 * RUN_WORDS : RUN_WORDS
  return new Set(units.slice(length - 1).map((_, at) => units.slice(at, at + length).join(' ')))
}

function sharedOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((run) => b.has(run)).length / Math.min(a.size, b.size)
}

/** Every two guides of one language, each with its set of texts. */
function pairsOf(setOf: (guide: Guide) => ReadonlySet<string>) {
  const guides = GUIDES.map((guide) => ({ ...guide, set: setOf(guide) }))
  return guides.flatMap((a, index) =>
    guides.slice(index + 1).flatMap((b) => (a.locale === b.locale ? [[a, b] as const] : [])),
  )
}

it('the comparison sees what two guides have in common', () => {
  expect(sharedOf(new Set(['a', 'b', 'c', 'd']), new Set(['c', 'd']))).toBe(1)
  expect(sharedOf(new Set(['a', 'b']), new Set(['c', 'd']))).toBe(0)
})

it('no two guides share 15 % of their runs of five words', () => {
  const shared = pairsOf(runsOf).map(([a, b]) => ({ of: `${a.name} and ${b.name}`, share: sharedOf(a.set, b.set) }))
  expect(shared.filter(({ share }) => !(share < MOST_SHARED))).toEqual([])
})

it('no two guides share a sentence of eight words', () => {
  const isLong = (locale: Locale) => (sentence: string) => countWords(sentence, locale) >= SENTENCE_WORDS
  const shared = pairsOf(({ texts, locale }) => new Set(texts.flatMap(sentencesOf).filter(isLong(locale)))).flatMap(
    ([a, b]) => [...a.set].filter((one) => b.set.has(one)).map((one) => `${a.name} and ${b.name}: ${one}`),
  )
  expect(shared).toEqual([])
})

const RESIZER_GUIDES = NEED_GUIDES.filter(({ path: address }) => address.startsWith('/tools/image-resizer/'))

describe.each([...new Set(RESIZER_GUIDES.map(({ locale }) => locale))])('the resizer’s needs (%s)', (locale) => {
  const guides = RESIZER_GUIDES.filter((guide) => guide.locale === locale)
  const rowsOf = ({ words: { guide } }: Guide) =>
    Object.values(guide ?? {}).flatMap(({ table }) => Object.values(table ?? {}).slice(1))
  /** Sentences of three words and more, outside tables and headings. */
  const sentences = ({ words: { howTo, guide, faq } }: Guide) => {
    const texts = Object.values(howTo ?? {}).concat(
      Object.values(guide ?? {}).map(({ text }) => text),
      Object.values(faq ?? {}).flatMap(({ q, a }) => [q, a]),
    )
    const all = texts.flatMap(sentencesOf)
    return [...new Set(all.filter((sentence) => countWords(sentence, locale) >= 3))]
  }

  it('share no sentence', () => {
    const all = guides.flatMap(sentences)
    expect(all.length).toBeGreaterThan(100)
    expect(all.filter((sentence, at) => all.indexOf(sentence) !== at)).toEqual([])
  })

  it('each have a table that is theirs: no other has two of its rows', () => {
    const shared = guides.map((guide) => {
      const others = guides.flatMap((other) => (other === guide ? [] : rowsOf(other)))
      return [guide.name, rowsOf(guide).length > 3, rowsOf(guide).filter((row) => others.includes(row)).length < 2]
    })
    expect(shared).toEqual(guides.map(({ name }) => [name, true, true]))
  })
})
