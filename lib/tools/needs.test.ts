import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFragment } from '@/lib/core/fields'
import { LOCALES } from '@/lib/i18n/locales'
import { fieldsOf } from '@/scripts/jest/tool-fields'
import { CATALOG, NEEDS } from './catalog'
import { documents } from './image-resizer/documents'

function textsOf(words: unknown): string[] {
  return typeof words === 'string' ? [words] : Object.values(words as object).flatMap(textsOf)
}

/** They take text too, which comes first. */
const NO_FILE = ['word-counter']
/** What a need may lead with that is no field, and what it may call otherwise. */
const BUTTONS = ['file', 'addCaption', 'downloadExcel', 'toggle']
const SAID = ['choose', 'empty', 'formats', 'placeholder', 'convert', 'toggle', 'input']

it('each need has a name of its own, and only needs have messages', () => {
  const slugs = [...NEEDS.map(({ slug }) => slug), ...CATALOG.map(({ slug }) => slug)]
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const locale of LOCALES) {
    const expected = NEEDS.filter(({ locales }) => locales.includes(locale)).map(({ slug }) => `${slug}.json`)
    const folder = `messages/${locale}/needs`
    expect(existsSync(folder) ? readdirSync(folder).sort() : []).toEqual(expected.sort())
  }
})

describe.each(NEEDS)('$tool/$slug', ({ tool, slug, locales, preset, lead, accept }) => {
  it('sets fields that the tool has to what they accept', () => {
    expect(Object.keys(preset)).not.toEqual([])
    expect(readFragment(fieldsOf(tool), new URLSearchParams(preset).toString())).toEqual(preset)
  })

  it('leads with its own controls, a file first where the tool opens files', () => {
    const opensFiles = CATALOG.find((one) => one.slug === tool)?.opens !== undefined
    expect(lead.length).toBeGreaterThan(0)
    expect(lead[0] === 'file').toBe(opensFiles && !NO_FILE.includes(tool))
    const fields = lead.filter((name) => !BUTTONS.includes(name))
    expect(fields.filter((name) => !(name in fieldsOf(tool)))).toEqual([])
  })

  it.each(locales)('has words of its own for what it leads with in %s', (locale) => {
    const { ui, ...words } = JSON.parse(readFileSync(`messages/${locale}/needs/${slug}.json`, 'utf8'))
    const names = Object.keys(ui)
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !(name in fieldsOf(tool)) && !SAID.includes(name))).toEqual([])
    expect(names.includes('formats')).toBe(accept !== undefined && !accept.includes('.csv') && !accept.includes('.xls'))
    // The tool says the same of every need.
    const { ui: tools } = JSON.parse(readFileSync(`messages/${locale}/${tool}.json`, 'utf8'))
    expect(textsOf(ui).filter((text) => textsOf(tools).includes(text))).toEqual([])
    expect(textsOf(words)).not.toContain(ui.empty)
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

/** Fields of a need whose content is an example that its guide does not give. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = { 'lunar-birthday': ['lunarMonth', 'lunarDay'] }

/** A number as guides write it, which part digits by commas and count ten thousands in Korean and Japanese. */
function isSaid(figure: string, texts: readonly string[]): boolean {
  const inManUnits = Number(figure) / 1e4
  const written = [
    figure,
    ...(Number.isInteger(inManUnits) ? [`${inManUnits}만`, `${inManUnits}万`, `${inManUnits / 1e4}억`] : []),
  ]
  const pattern = new RegExp(`(?<![\\d.])(${written.join('|').replaceAll('.', '\\.')})(?![\\d])`)
  return texts.some((text) => pattern.test(text.replace(/(?<=\d),(?=\d{3})/g, '')))
}

describe.each(NEEDS)('$slug starts with the figures', ({ slug, locales, preset }) => {
  const { document, width, height, ...others } = preset

  it('of its document, if it is about one', () => {
    const pixels = documents.find(({ id }) => id === document)?.pixels
    expect(document ? { width: Number(width), height: Number(height) } : undefined).toEqual(pixels)
  })

  it.each(locales)('that its guide in %s gives', (locale) => {
    const words = JSON.parse(readFileSync(`messages/${locale}/needs/${slug}.json`, 'utf8'))
    const texts = [words.description, words.howTo, words.guide, words.faq].flatMap(textsOf)
    const figures = Object.entries(document ? others : preset).filter(([, text]) => /^[\d.]+$/.test(text))
    expect(figures.filter(([name, text]) => !EXAMPLES[slug]?.includes(name) && !isSaid(text, texts))).toEqual([])
  })
})
