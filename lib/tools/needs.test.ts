import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFragment } from '@/lib/core/fields'
import { LOCALES } from '@/lib/i18n/locales'
import { fieldsOf } from '@/scripts/jest/tool-fields'
import { CATALOG, NEEDS } from './catalog'

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

/** The figures of the documents and platforms that the guides name, a second time. */
const PRESETS = new Map([
  ['soju-sober-time', 'drinkType=soju-bottle-16&drinkCount=1&weight=70'],
  ['deposit-interest', 'principal=10000000&contribution=0&annualRate=3&years=1&method=simple&tax=korea&currency=KRW'],
  [
    'installment-savings-interest',
    'principal=0&contribution=500000&annualRate=4&years=1&method=simple&tax=korea&currency=KRW',
  ],
  ['csv-to-excel', 'tab=csvToJson&typing=true'],
  ['euc-kr-to-utf-8', 'tab=csvToJson&encoding=euc-kr&typing=false'],
  ['excel-to-json', 'tab=csvToJson&hasHeaders=true&prettyPrint=true'],
  ['hundred-days-anniversary', 'tab=math&operation=add&days=99&unit=days'],
  ['korean-age-calculator', 'tab=age'],
  ['lunar-birthday', 'tab=lunar&lunarFrom=lunar&lunarMonth=8&lunarDay=15'],
  ['remove-photo-location', 'showSensitive=true&removal=place'],
  ['instagram-photo-size', 'width=1080&height=1350&keepAspectRatio=false&fit=cover&format=jpeg'],
  [
    'japanese-passport-photo',
    'document=japanesePassport&width=827&height=1063&keepAspectRatio=false&fit=cover&format=jpeg',
  ],
  ['japanese-resume-photo', 'document=japaneseResume&width=354&height=472&keepAspectRatio=false&fit=cover&format=jpeg'],
  ['kakaotalk-picture-size', 'width=640&height=640&keepAspectRatio=false&fit=cover&format=jpeg'],
  ['korean-id-photo', 'document=korean3x4&width=354&height=472&keepAspectRatio=false&fit=cover&format=jpeg'],
  ['korean-passport-photo', 'document=koreanPassport&width=413&height=531&keepAspectRatio=false&fit=cover&format=jpeg'],
  ['line-stamp-size', 'width=370&height=320&format=png'],
  [
    'my-number-card-photo',
    'document=japaneseMyNumber&width=827&height=1063&keepAspectRatio=false&fit=cover&format=jpeg',
  ],
  ['passport-photo-size', 'document=schengen&width=413&height=531&keepAspectRatio=false&fit=cover&format=jpeg'],
  ['photo-under-200kb', 'width=1600&height=1600&format=jpeg&targetSize=200'],
  ['photo-under-20kb', 'width=400&height=400&format=jpeg&targetSize=20'],
  ['photo-under-50kb', 'width=700&height=700&format=jpeg&targetSize=50&leastSize=20'],
  ['us-2x2-photo', 'document=us&width=600&height=600&keepAspectRatio=false&fit=cover&format=jpeg'],
  ['youtube-thumbnail-size', 'width=1280&height=720&keepAspectRatio=false&fit=cover&format=jpeg'],
  ['photo-under-100kb', 'targetSize=100'],
  [
    'mortgage-refinancing',
    'loanAmount=20000000&downPayment=0&annualRate=1.5&term=25&annualRate2=0.8&fees2=600000&currency=JPY',
  ],
  ['loan-comparison', 'loanAmount=300000000&downPayment=0&annualRate=4&term=30&annualRate2=3.8&term2=20&currency=KRW'],
  ['gif-under-8mb', 'targetSize=8'],
  ['reaction-gif', 'duration=3&fps=15&quality=high'],
  ['cafe-noise', 'type=cafe'],
  ['avif-to-jpg', 'quality=95'],
  ['heic-to-jpg', 'quality=95'],
  ['webp-to-jpg', 'background=#FFFFFF&quality=90'],
  ['pdf-to-text', 'joinLines=true'],
  ['screenshot-to-text', 'joinLines=false'],
  ['pyeong-to-square-meters', 'category=area&value=84&from=m2&to=pyeong'],
  ['tatami-to-square-meters', 'category=area&value=6&from=jo&to=m2'],
  ['tsubo-to-square-meters', 'category=area&value=30&from=pyeong&to=m2'],
  ['cover-letter-characters', 'target=1000&targetUnit=characters'],
  ['school-record-bytes', 'target=1500&targetUnit=schoolRecordBytes'],
])

it.each(NEEDS)('$slug starts with the figures that its guide gives', ({ slug, preset }) => {
  expect(decodeURIComponent(String(new URLSearchParams(preset)))).toBe(PRESETS.get(slug))
})
