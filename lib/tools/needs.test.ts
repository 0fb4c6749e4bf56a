import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFragment, type Fields } from '@/lib/core/fields'
import { LOCALES } from '@/lib/i18n/locales'
import { CATALOG } from './catalog'
import { NEEDS } from './catalog.generated'

/** The declared fields of a tool. */
function fieldsOf(tool: string): Fields {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- Jest has no asynchronous table of tests
  const declared = require(`./${tool}/fields`) as Readonly<Record<string, Fields>>
  const name = `${tool.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Fields`
  return declared[name] ?? {}
}

function textsOf(words: unknown): string[] {
  return typeof words === 'string' ? [words] : Object.values(words as object).flatMap(textsOf)
}

it('each need has a name of its own, a folder of its tool and no other messages', () => {
  const slugs = [...NEEDS.map(({ slug }) => slug), ...CATALOG.map(({ slug }) => slug)]
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const { tool, slug } of NEEDS) expect(existsSync(`lib/tools/${tool}/needs/${slug}.ts`)).toBe(true)
  for (const locale of LOCALES) {
    const expected = NEEDS.filter(({ locales }) => locales.includes(locale)).map(({ slug }) => `${slug}.json`)
    expect(readdirSync(`messages/${locale}/needs`).sort()).toEqual(expected.sort())
  }
})

describe.each(NEEDS)('$tool/$slug', ({ tool, slug, locales, preset }) => {
  it('sets fields that the tool has to what they accept', () => {
    expect(Object.keys(preset)).not.toEqual([])
    expect(readFragment(fieldsOf(tool), new URLSearchParams(preset).toString())).toEqual(preset)
  })

  it.each(locales)('has a guide of its own in %s', (locale) => {
    const words = JSON.parse(readFileSync(`messages/${locale}/needs/${slug}.json`, 'utf8'))
    expect(textsOf(words).filter((text) => text.trim() === '')).toEqual([])
    expect(Object.keys(words.guide).length).toBeGreaterThanOrEqual(2)
    expect(Object.keys(words.faq).length).toBeGreaterThanOrEqual(3)
    const squeezed = (text: string) => text.toLowerCase().replace(/\s/g, '')
    expect(squeezed(words.seo.title).startsWith(squeezed(words.seo.keywords.split(',')[0]))).toBe(true)
    for (const { table } of Object.values(words.guide) as { table?: Record<string, string> }[]) {
      const columns = Object.values(table ?? {}).map((row) => row.split(' | ').length)
      expect(new Set(columns).size).toBeLessThanOrEqual(1)
    }
  })
})
