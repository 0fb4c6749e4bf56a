import { readFileSync } from 'node:fs'
import {
  defaultsOf,
  parseFields,
  rangeOf,
  readFragment,
  rememberedOf,
  writeFragment,
  type Field,
  type Fields,
} from '@/lib/core/fields'
import { fieldsOf, TOOL_FIELDS } from '@/scripts/jest/tool-fields'
import { QUALITY_COLORS } from './mp4-to-gif/fields'

type Contents = Readonly<Record<string, string>>

const TODAY = '2026-05-08'

/** Another content that the field accepts. */
function otherContent(field: Field, raw: Contents): string {
  switch (field.kind) {
    case 'number': {
      const { min = 1, max = min + 100 } = rangeOf(field, raw)
      return String(field.default === max ? min : max)
    }
    case 'choice':
      return field.choices.find((choice) => choice !== field.default) ?? field.default
    case 'flag':
      return String(!field.default)
    case 'date':
      return '2024-02-29'
    case 'text':
      return 'm2'
  }
}

/** Every number field with its bounds, once for each unit that it can have. */
function boundedNumbers(fields: Fields) {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'number') return []
    const { unitBy } = field
    const units = unitBy ? Object.keys(unitBy.ranges).map((unit) => ({ [unitBy.field]: unit })) : [{}]
    return units.map((unit) => {
      const raw: Contents = { ...defaultsOf(fields, TODAY), ...unit }
      return { name, raw, range: rangeOf(field, raw) }
    })
  })
}

describe.each(TOOL_FIELDS)('the fields of $slug', ({ tool, slug, fields }) => {
  const defaults: Contents = defaultsOf(fields, TODAY)
  const codeOf = (name: string, text: string, raw = defaults) =>
    parseFields(fields, { ...raw, [name]: text }).problems[name]?.code

  it('start with contents that they accept', () => {
    const wrong = Object.entries(parseFields(fields, defaults).problems)
    expect(wrong.filter(([name, problem]) => defaults[name] !== '' || problem?.code !== 'required')).toEqual([])
  })

  it('come back from a shared link, changed or as they start', () => {
    for (const [name, field] of Object.entries(fields)) {
      for (const text of [defaults[name] ?? '', otherContent(field, defaults)]) {
        const contents = { ...defaults, [name]: text }
        expect({ ...defaults, ...readFragment(fields, writeFragment(fields, contents)) }).toEqual(contents)
      }
    }
  })

  it('complain about a number outside its bounds, and about none at them', () => {
    for (const { name, raw, range } of boundedNumbers(fields)) {
      const { min, max, integer, advisory } = range
      const beyond = integer ? 1 : 1e-6
      const strict = min === undefined ? 'tooLarge' : max === undefined ? 'tooSmall' : 'outOfRange'
      const outside = advisory ? 'unusual' : strict
      if (min !== undefined) {
        expect([name, codeOf(name, String(min), raw)]).toEqual([name, undefined])
        expect([name, codeOf(name, String(min - beyond), raw)]).toEqual([name, outside])
      }
      if (max !== undefined) {
        expect([name, codeOf(name, String(max), raw)]).toEqual([name, undefined])
        expect([name, codeOf(name, String(max + beyond), raw)]).toEqual([name, outside])
      }
      expect([name, codeOf(name, 'abc', raw)]).toEqual([name, 'notNumber'])
    }
    expect(Object.keys(parseFields(fields, defaults).values)).toEqual(Object.keys(fields))
  })

  it('remember no text that someone wrote, and nothing at all of health and drinking', () => {
    const written = Object.keys(fields).filter((name) => fields[name]?.kind === 'text')
    expect(rememberedOf(fields, Object.fromEntries(written.map((name) => [name, 'My secret, 1990'])))).toEqual({})
    const others = Object.entries(fields).map(([name, field]) => [name, otherContent(field, defaults)])
    const kept = Object.keys(rememberedOf(fields, Object.fromEntries(others)))
    expect(/^(health|drinking)$/.test(tool.disclaimer ?? '') ? kept : []).toEqual([])
  })

  it('have the names and values that docs/names.md lists', () => {
    const listed = listedControls(slug)
    expect(listed.length).toBeGreaterThan(0)
    const unknown = listed.filter(({ name }) => !(name in fields) && !LOCAL_CONTROLS.has(name))
    expect(unknown.map(({ name }) => name)).toEqual([])
    const refused = listed.flatMap(({ name, values }) =>
      name in fields
        ? values.filter((value) => readFragment(fields, `${name}=${encodeURIComponent(value)}`)[name] !== value)
        : [],
    )
    expect(refused).toEqual([])
  })
})

/** Controls that no link has: what is put in, how it is looked at, and what is set in other fields. */
const LOCAL_CONTROLS: ReadonlySet<string> = new Set(
  [
    'file folder camera text input output word answer question answerLimit answerUnit keepAnswers find replaceWith',
    'matchCase tagSearch zoom historyBy preset ratio backgroundPreset cropX cropY cropWidth cropHeight angle level alsoFor sameForAll shape',
    'contrastColor contrastBackground',
    'size recipeName columnName columnIsText keepColumn keepAllColumns keepRates dateName savedDate repeat mixName',
  ].flatMap((names) => names.split(' ')),
)

/** The controls of a tool's row in docs/names.md with the values in brackets. */
function listedControls(slug: string) {
  const row = readFileSync('docs/names.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${slug} |`))
  const cell = row?.split(' | ')[1] ?? ''
  return [...cell.matchAll(/([\w-]+) \((\w+) ?([^)]*)\)/g)].map(([, name = '', , values = '']) => ({
    name,
    values: values === '' ? [] : values.split(' '),
  }))
}

/**
 * What the product's documents say a field starts with and the least and greatest number that it takes without a word.
 * Languages may start with other contents (initial-contents.test.ts).
 */
const DOCUMENTED: Readonly<
  Record<string, Readonly<Record<string, readonly [starts: string | undefined, min?: number, max?: number]>>>
> = {
  'image-resizer': {
    width: ['', 1, 8192],
    height: ['', 1, 8192],
    keepAspectRatio: ['true'],
    format: ['jpeg'],
    quality: ['90', 10, 100],
  },
  'jpg-compressor': { quality: ['80', 10, 100] },
  'png-to-jpg': { quality: ['90', 50, 100], background: ['#FFFFFF'] },
  'favicon-generator': { background: ['#4F46E5'], color: ['#FFFFFF'], fontSize: ['32', 16, 64], radius: ['0', 0, 50] },
  'exif-viewer': { showSensitive: ['false'] },
  'text-extractor': { language: ['eng'] },
  'mp4-to-gif': {
    startTime: ['0'],
    duration: ['3', 0.5, 10],
    fps: ['10', 5, 30],
    width: ['480', 100, 1920],
    height: ['270', 100, 1080],
    quality: ['medium'],
  },
  'markdown-html': { view: ['preview'] },
  'lorem-ipsum': { count: ['5'] },
  'credit-calculator': {
    'rate-2': ['3.5'],
    'rate-3': ['5.5'],
    'rate-6': ['7.5'],
    'rate-12': ['12.5'],
    'rate-18': ['15.5'],
    'rate-24': ['18.5'],
    'rate-36': ['22.5'],
  },
  'bac-calculator': { weight: ['', 1, 300], drinkCount: ['', 0, 20], hours: ['', 0, 24] },
  'pregnancy-calculator': { cycleLength: ['28', 21, 35] },
  'weight-calculator': { age: ['', 16, 100] },
  'ovulation-calendar': { cycleLength: ['28', 21, 35], periodLength: ['5', 3, 8], lutealLength: ['14', 10, 16] },
  'compound-interest': {
    principal: ['10000'],
    annualRate: ['7', 0, 50],
    years: ['10', 1, 100],
    compoundingFrequency: ['12'],
    contribution: ['0', 0],
    contributionFrequency: ['12'],
  },
  'date-calculator': { days: [undefined, 0] },
  'loan-calculator': {
    loanAmount: ['300000', 1_000],
    annualRate: ['6.5', 0, 30],
    term: ['30', 1, 50],
    termUnit: ['years'],
    downPayment: ['60000'],
    downPaymentMode: ['amount'],
    extraPayment: ['0', 0],
  },
  'bmi-calculator': { weight: ['', 1, 500] },
  'pomodoro-timer': {
    workDuration: ['25', 1, 60],
    shortBreakDuration: ['5', 1, 30],
    longBreakDuration: ['15', 5, 60],
    sessionsUntilLongBreak: ['4', 2, 8],
  },
  'white-noise': { type: ['white'], volume: ['50', 0, 100], timerMinutes: ['', 1, 480] },
}

describe('the documents', () => {
  it.each(Object.entries(DOCUMENTED))('say what %s starts with and what it takes', (slug, documented) => {
    const fields = fieldsOf(slug)
    const defaults: Contents = defaultsOf(fields, TODAY)
    const takes = (name: string, value: number) =>
      parseFields(fields, { ...defaults, [name]: String(value) }).problems[name] === undefined
    for (const [name, [starts, min, max]] of Object.entries(documented)) {
      if (starts !== undefined) expect([name, defaults[name]]).toEqual([name, starts])
      if (min !== undefined) expect([name, takes(name, min), takes(name, min - 1)]).toEqual([name, true, false])
      if (max !== undefined) expect([name, takes(name, max), takes(name, max + 1)]).toEqual([name, true, false])
    }
  })

  it('give a GIF 64, 128 and 256 colors', () => {
    expect(QUALITY_COLORS).toEqual({ low: 64, medium: 128, high: 256 })
  })
})
