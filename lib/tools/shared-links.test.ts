import { defaultsOf, parseFields, rangeOf, readFragment, writeFragment, type Fields, type Raw } from '@/lib/core/fields'
import { TOOL_FIELDS } from '@/scripts/jest/tool-fields'
import { bmiCalculatorFields } from './bmi-calculator/fields'

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
  const tools = TOOL_FIELDS.filter(({ fields }) => cases(fields).length > 0)

  it.each(tools)('brings back the figures of all number fields, however written: $slug', ({ fields }) => {
    const all = cases(fields)
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
