import { readFileSync } from 'node:fs'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { CATALOG, needsIn } from '@/lib/tools/catalog'
import { searchEntry, searchNeed, type ToolTexts } from './entries'
import { createSearch, type SearchEntry } from './rank'
import typedEn from './typed.en.json'
import typedJa from './typed.ja.json'
import typedKo from './typed.ko.json'

interface ToolFile {
  page: { name: string; short: string; seo: { keywords: string } }
  /** `queries`: what people type to find the tool, which must be the first result in that language. */
  search: { aliases: string; queries: string }
}

const wordsOf = (locale: Locale, slug: string) =>
  JSON.parse(readFileSync(`messages/${locale}/${slug}.json`, 'utf8')) as ToolFile

function textsOf(locale: Locale, slug: string): ToolTexts {
  const { page, search } = wordsOf(locale, slug)
  return { name: page.name, short: page.short, keywords: page.seo.keywords, aliases: search.aliases }
}

interface NeedFile {
  name: string
  short: string
  seo: { keywords: string }
  search: { aliases: string; queries: string }
}

const needWordsOf = (locale: Locale, need: string) =>
  JSON.parse(readFileSync(`messages/${locale}/needs/${need}.json`, 'utf8')) as NeedFile

const needsOf = (locale: Locale, tool: string) =>
  needsIn(locale, tool).map(({ slug }) => {
    const { name, short, seo, search } = needWordsOf(locale, slug)
    return searchNeed(slug, { name, short, keywords: seo.keywords, aliases: search.aliases })
  })

const queriesOf = (locale: Locale, slug: string) => wordsOf(locale, slug).search.queries.split(', ')

const SEARCHES = Object.fromEntries(
  LOCALES.map((locale) => {
    const entries = CATALOG.map((tool) => {
      const texts = Object.fromEntries(LOCALES.map((other) => [other, textsOf(other, tool.slug)]))
      return searchEntry(locale, tool, texts as Parameters<typeof searchEntry>[2], needsOf(locale, tool.slug))
    })
    return [locale, createSearch(entries)]
  }),
) as Record<Locale, ReturnType<typeof createSearch>>

function found(locale: Locale, query: string): string[] {
  return SEARCHES[locale](query).map(({ tool, need }) => need?.slug ?? tool.slug)
}

const CASES = CATALOG.flatMap(({ slug }) =>
  LOCALES.flatMap((locale) => queriesOf(locale, slug).map((query) => [query, locale, slug] as const)),
)

describe('the queries of the tools', () => {
  it('are at least six for every tool, need and language', () => {
    const pages = LOCALES.flatMap((locale) => [
      ...CATALOG.map(({ slug }) => [locale, slug, queriesOf(locale, slug)] as const),
      ...needsIn(locale).map(
        ({ slug }) => [locale, slug, needWordsOf(locale, slug).search.queries.split(', ')] as const,
      ),
    ])
    expect(pages.filter(([, , queries]) => new Set(queries).size < 6)).toEqual([])
  })

  it.each(CASES)('"%s" in %s finds %s first', (query, locale, slug) => {
    expect(found(locale, query)[0]).toBe(slug)
  })
})

const NEED_CASES = LOCALES.flatMap((locale) =>
  needsIn(locale).flatMap((need) =>
    needWordsOf(locale, need.slug)
      .search.queries.split(', ')
      .map((query) => [query, locale, need] as const),
  ),
)

it.each(NEED_CASES)('"%s" in %s finds a need first', (query, locale, { slug }) => {
  expect(found(locale, query)[0]).toBe(slug)
})

/** What people type, written without a look at the words of the pages; `a|b` where either page answers. */
const TYPED: readonly (readonly [Locale, Readonly<Record<string, readonly string[]>>])[] = [
  ['ko', typedKo],
  ['en', typedEn],
  ['ja', typedJa],
]

it.each(TYPED)('of a further list, 95 % in %s find their page first', (locale, pages) => {
  const typed = Object.entries(pages).flatMap(([page, queries]) =>
    queries.map((query) => ({ query, pages: page.split('|') })),
  )
  const missed = typed.filter(({ query, pages }) => !pages.includes(found(locale, query)[0] ?? ''))
  expect(typed.length).toBeGreaterThan(120)
  expect(missed.length).toBeLessThanOrEqual(0.05 * typed.length)
})

it.each(['연봉', 'qr', 'vpn', 'qr코드', '바코드', '연봉 실수령액'])(
  '"%s", which no tool is about, finds none',
  (query) => {
    expect(found('ko', query)).toEqual([])
  },
)

it('an empty search lists the tools without their needs', () => {
  expect(SEARCHES.en('').filter(({ need }) => need)).toEqual([])
})

it('a search lists at most three needs of a tool, the best first', () => {
  const need = (slug: string, name: string) => ({ slug, name, short: '', near: [] })
  const needs = [
    need('later', 'Cut a photo'),
    need('no', 'Words'),
    ...['a', 'b', 'c'].map((slug) => need(slug, 'Photo')),
  ]
  const entry = { slug: 'resizer', category: 'image', icon: '', name: 'Resizer', short: '', near: [], far: [], needs }
  const slugs = (tools: readonly SearchEntry[]) => createSearch(tools)('photo').map((hit) => hit.need?.slug)
  expect(slugs([entry])).toEqual(['a', 'b', 'c'])
  expect(slugs([{ ...entry, needs: needs.slice(0, 3) }])).toEqual(['a', 'later'])
})

describe('searching', () => {
  it('returns all tools in their original order for an empty text', () => {
    expect(found('en', '  ')).toEqual(CATALOG.map(({ slug }) => slug))
  })

  it.each(LOCALES)('finds nothing for unrelated words, in %s', (locale) => {
    for (const query of ['없는도구', 'zzzqqq', 'xyz123', '?!', 'ぬぬぬぬ', '量子力学'])
      expect(found(locale, query)).toEqual([])
  })

  it('takes a sum for no name, and the size of a photo for one', () => {
    expect(found('en', '12*8')).toEqual([])
    expect(found('ko', '3×4 사진')[0]).toBe('korean-id-photo')
  })

  it('takes no part of a number for the number', () => {
    expect(found('ja', '1インチ')[0]).toBe('unit-converter')
    expect(found('en', '5-10')).toEqual([])
    expect(found('en', '100 dollars')).toEqual([])
    expect(found('en', '100 pounds')[0]).toBe('unit-converter')
  })

  it('takes another size for no slip of one', () => {
    expect(found('en', 'reduce photo to 200 kb')[0]).toBe('photo-under-200kb')
    expect(found('en', 'reducephototo300kb')).not.toContain('photo-under-100kb')
  })

  it('reads words without spaces, particles and what says how to search', () => {
    expect(found('ko', 'png파일을 jpg로')[0]).toBe('png-to-jpg')
    expect(found('ja', 'csvをエクセルにしたい')[0]).toBe('csv-to-excel')
    expect(found('en', 'text from a pdf')[0]).toBe('pdf-to-text')
  })

  it('finds nothing for words of which fewer than a third match', () => {
    expect(found('en', 'purple loan elephants')).not.toEqual([])
    expect(found('en', 'purple loan elephants dancing')).toEqual([])
  })

  it('finds tools by their names in every language', () => {
    for (const locale of LOCALES) {
      for (const query of ['loan', 'daechul', '대출', 'ローン', 'ㄷㅊ', 'eocnf']) {
        expect(`${locale} ${query} ${found(locale, query)[0]}`).toBe(`${locale} ${query} loan-calculator`)
      }
    }
  })

  it('leaves out weak matches', () => {
    expect(found('ko', '대출')).not.toContain('image-resizer')
    expect(found('en', 'LOAN calc')).not.toContain('image-resizer')
    expect(found('en', 'bmi')).not.toContain('loan-calculator')
  })

  it('finds tools by some of the words when none has all of them', () => {
    expect(found('en', 'how can i compress a picture please')[0]).toBe('jpg-compressor')
  })

  it('narrows while a Korean word is typed key by key', () => {
    for (const query of ['ㄷ', '대', '댗', '대추', '대출']) expect(found('ko', query)).toContain('loan-calculator')
  })
})
