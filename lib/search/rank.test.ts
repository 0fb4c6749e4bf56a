import { existsSync, readFileSync } from 'node:fs'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { CATALOG } from '@/lib/tools/catalog'
import { searchEntry, type ToolTexts } from './entries'
import { QUERIES } from './queries'
import { createSearch } from './rank'

interface ToolFile {
  page: { name: string; short: string; seo: { keywords: string } }
}
interface SearchFile {
  aliases: Record<string, string>
}

function read<File>(locale: Locale, name: string): File | undefined {
  const file = `messages/${locale}/${name}.json`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as File) : undefined
}

function textsOf(locale: Locale, slug: string): ToolTexts {
  const page = read<ToolFile>(locale, slug)?.page
  const aliases = read<SearchFile>(locale, 'search')?.aliases[slug] ?? ''
  // A tool that is not made yet is found by its slug and aliases alone.
  return { name: page?.name ?? slug, short: page?.short ?? '', keywords: page?.seo.keywords ?? '', aliases }
}

const SEARCHES = Object.fromEntries(
  LOCALES.map((locale) => {
    const entries = CATALOG.map((tool) => {
      const texts = { ko: textsOf('ko', tool.slug), en: textsOf('en', tool.slug), ja: textsOf('ja', tool.slug) }
      return searchEntry(locale, tool, texts)
    })
    return [locale, createSearch(entries)]
  }),
) as Record<Locale, ReturnType<typeof createSearch>>

function found(locale: Locale, query: string): string[] {
  return SEARCHES[locale](query).map(({ slug }) => slug)
}

const CASES = CATALOG.flatMap(({ slug }) =>
  LOCALES.flatMap((locale) =>
    (QUERIES[slug]?.[locale] ?? '').split(', ').map((query) => [query, locale, slug] as const),
  ),
)

describe('what people type', () => {
  it('is known for every tool, three queries a language at least', () => {
    for (const { slug } of CATALOG) {
      for (const locale of LOCALES) {
        expect(`${slug} ${locale} ${(QUERIES[slug]?.[locale] ?? '').split(', ').length >= 3}`).toBe(
          `${slug} ${locale} true`,
        )
      }
    }
  })

  it.each(CASES)('"%s" in %s leads to %s', (query, locale, slug) => {
    expect(found(locale, query)[0]).toBe(slug)
  })
})

describe('searching', () => {
  it('gives all tools in their own order for nothing typed', () => {
    expect(found('en', '  ')).toEqual(CATALOG.map(({ slug }) => slug))
  })

  it.each(LOCALES)('finds nothing for what no tool is about, in %s', (locale) => {
    for (const query of ['없는도구', 'zzzqqq', 'xyz123', '?!', 'ぬぬぬぬ', '量子力学'])
      expect(found(locale, query)).toEqual([])
  })

  it('finds tools of every language on each page', () => {
    for (const locale of LOCALES) {
      for (const query of ['loan', 'daechul', '대출', 'ローン', 'ㄷㅊ', 'eocnf']) {
        expect(`${locale} ${query} ${found(locale, query)[0]}`).toBe(`${locale} ${query} loan-calculator`)
      }
    }
  })

  it('leaves out what only touches the query', () => {
    expect(found('ko', '대출')).not.toContain('image-resizer')
    expect(found('en', 'LOAN calc')).not.toContain('image-resizer')
    expect(found('en', 'bmi')).not.toContain('loan-calculator')
  })

  it('finds by some of the words what has not all of them', () => {
    expect(found('en', 'how can i compress a picture please')[0]).toBe('jpg-compressor')
  })

  it('narrows as a Korean word is typed stroke by stroke', () => {
    for (const query of ['ㄷ', '대', '댗', '대추', '대출']) expect(found('ko', query)).toContain('loan-calculator')
  })
})
