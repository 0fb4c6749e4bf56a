import { defaultsOf, parseFields, rangeOf, readFragment, writeFragment, type Fields, type Raw } from '@/lib/core/fields'
import { bacCalculatorFields } from './bac-calculator/fields'
import { bmiCalculatorFields } from './bmi-calculator/fields'
import { compoundInterestFields } from './compound-interest/fields'
import { creditCalculatorFields } from './credit-calculator/fields'
import { dateCalculatorFields } from './date-calculator/fields'
import { imageResizerFields } from './image-resizer/fields'
import { jpgCompressorFields } from './jpg-compressor/fields'
import { loanCalculatorFields } from './loan-calculator/fields'
import { loremIpsumFields } from './lorem-ipsum/fields'
import { mp4ToGifFields } from './mp4-to-gif/fields'
import { ovulationCalendarFields } from './ovulation-calendar/fields'
import { pregnancyCalculatorFields } from './pregnancy-calculator/fields'
import { unitConverterFields } from './unit-converter/fields'
import { weightCalculatorFields } from './weight-calculator/fields'
import { whiteNoiseFields } from './white-noise/fields'
import { wordCounterFields } from './word-counter/fields'

const TOOLS: Readonly<Record<string, Fields>> = {
  bacCalculatorFields,
  bmiCalculatorFields,
  compoundInterestFields,
  creditCalculatorFields,
  dateCalculatorFields,
  imageResizerFields,
  jpgCompressorFields,
  loanCalculatorFields,
  loremIpsumFields,
  mp4ToGifFields,
  ovulationCalendarFields,
  pregnancyCalculatorFields,
  unitConverterFields,
  weightCalculatorFields,
  whiteNoiseFields,
  wordCounterFields,
}

const LOCALES = ['ko-KR', 'en-US', 'ja-JP', 'de-DE', 'fr-FR', 'en-IN', 'de-CH']
const VALUES = [1, 12, 70.5, 99.25, 1234567.5, 300_000_000]
/** Other ways to write a number, and its value. */
const WRITINGS = new Map([
  ['３０', 30],
  ['1억 2천만', 120_000_000],
  ['3万5千', 35_000],
  ['5 1/2', 5.5],
  ['½', 0.5],
])

const written = [
  ...LOCALES.flatMap((locale) =>
    VALUES.map((value) => [new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value), value] as const),
  ),
  ...WRITINGS,
]

/** Every field of a tool with every value of the choice that selects its unit. */
function cases(fields: Fields): [name: string, raw: Raw<Fields>][] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'number') return []
    const { unitBy } = field
    const units = unitBy ? Object.keys(unitBy.ranges).map((unit) => ({ [unitBy.field]: unit })) : [{}]
    return units.map((unit): [string, Raw<Fields>] => [name, { ...defaultsOf(fields), ...unit } as Raw<Fields>])
  })
}

describe('a shared link', () => {
  it.each(Object.entries(TOOLS))('brings back the figures of all number fields, however written: %s', (_, fields) => {
    const all = cases(fields)
    expect(all.length).toBeGreaterThan(0)
    const found = all.flatMap(([name, raw]) =>
      written.map(([text]) => {
        const before = { ...raw, [name]: text } as Raw<Fields>
        const link = writeFragment(fields, before)
        const after = { ...defaultsOf(fields), ...readFragment(fields, link) } as Raw<Fields>
        const values = [before, after].map((texts) => parseFields(fields, texts).values[name])
        return [name, text, ...values, /^-?\d+(\.\d+)?$/.test(after[name] ?? '')]
      }),
    )
    // As one text: comparing thousands of lists takes Jest seconds.
    const expected = all.flatMap(([name]) => written.map(([text, value]) => [name, text, value, value, true]))
    expect(JSON.stringify(found, undefined, 1)).toBe(JSON.stringify(expected, undefined, 1))
  })

  it('brings back a number that was written in another unit', () => {
    for (const [name, raw] of cases(bmiCalculatorFields)) {
      if (name !== 'height') continue
      const before = { ...raw, height: `5'11"` } as Raw<typeof bmiCalculatorFields>
      const after = { ...raw, ...readFragment(bmiCalculatorFields, writeFragment(bmiCalculatorFields, before)) }
      expect(rangeOf(bmiCalculatorFields.height, raw).unit).toBeDefined()
      expect(parseFields(bmiCalculatorFields, after as Raw<typeof bmiCalculatorFields>).values).toEqual(
        parseFields(bmiCalculatorFields, before).values,
      )
    }
  })
})
