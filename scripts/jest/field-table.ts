import {
  defaultsOf,
  parseFields,
  readFragment,
  rememberedOf,
  type Fields,
  type FlagSpec,
  type NumberSpec,
  type Problem,
} from '@/lib/core/fields'

interface Row {
  /** Whether the device remembers the field from visit to visit. */
  readonly remembered?: boolean
}

interface NumberRow extends Row {
  readonly kind: 'number'
  /** What the control holds at first. */
  readonly starts: string
  /** The smallest and largest number accepted without a problem; undefined without bounds. */
  readonly from?: number
  readonly to?: number
  readonly step?: number
  readonly whole?: boolean
  readonly optional?: boolean
}

interface ChoiceRow extends Row {
  readonly kind: 'choice'
  readonly choices: readonly string[]
  readonly starts: string
}

interface FlagRow extends Row {
  readonly kind: 'flag'
  readonly starts: boolean
}

interface DateRow extends Row {
  readonly kind: 'date'
  readonly starts: 'empty' | 'today'
}

interface TextRow {
  readonly kind: 'text'
  readonly starts: string
  readonly longest: number
  /** Texts that the device remembers, and texts that it forgets. */
  readonly remembers?: readonly string[]
  readonly forgets?: readonly string[]
}

type FieldRow = NumberRow | ChoiceRow | FlagRow | DateRow | TextRow

export const amount = (starts: string, row: Omit<NumberRow, 'kind' | 'starts'> = {}): NumberRow => ({
  kind: 'number',
  starts,
  ...row,
})
export const choices = (
  list: readonly string[],
  row: Omit<Partial<ChoiceRow>, 'kind' | 'choices'> = {},
): ChoiceRow => ({
  kind: 'choice',
  choices: list,
  starts: list[0] ?? '',
  ...row,
})
export const checkbox = (starts: boolean, row: Row = {}): FlagRow => ({ kind: 'flag', starts, ...row })
export const day = (starts: DateRow['starts']): DateRow => ({ kind: 'date', starts })
export const words = (starts: string, row: Omit<TextRow, 'kind' | 'starts'>): TextRow => ({
  kind: 'text',
  starts,
  ...row,
})

const TODAY = '2026-05-08'

function boundsCode({ from, to }: NumberRow): Problem['code'] {
  if (from !== undefined && to !== undefined) return 'outOfRange'
  return from === undefined ? 'tooLarge' : 'tooSmall'
}

function checkNumber(fields: Fields, name: string, row: NumberRow) {
  const problemOf = (value: number | string) => {
    const { problems } = parseFields(fields, { ...defaultsOf(fields), [name]: String(value) })
    return problems[name]
  }
  const { from, to, whole = false, optional = false } = row
  const beyond = whole ? 1 : 1e-6
  const outside = {
    code: boundsCode(row),
    params: { ...(from !== undefined && { min: from }), ...(to !== undefined && { max: to }) },
  }
  const inside = ((from ?? -1e6) + (to ?? 1e6)) / 2
  const accepted = [from ?? -1e12, Math.round(inside), to ?? 1e12]
  expect(accepted.map(problemOf)).toEqual([undefined, undefined, undefined])
  if (from !== undefined) expect(problemOf(from - beyond)).toEqual(outside)
  if (to !== undefined) expect(problemOf(to + beyond)).toEqual(outside)
  expect(problemOf((from ?? 0) + 0.5)?.code).toBe(whole ? 'notInteger' : undefined)
  expect(problemOf('')?.code).toBe(optional ? undefined : 'required')
  expect((fields[name] as NumberSpec).step).toBe(row.step)
}

function checkText(fields: Fields, name: string, { longest, remembers = [], forgets = [] }: TextRow) {
  const linked = (text: string) => readFragment(fields, new URLSearchParams({ [name]: text }).toString())[name]
  expect([linked('x'.repeat(longest)), linked('x'.repeat(longest + 1))]).toEqual(['x'.repeat(longest), undefined])
  const remembered = (text: string) => rememberedOf(fields, { [name]: text })[name]
  expect(remembers.map(remembered)).toEqual(remembers)
  expect(forgets.map(remembered)).toEqual(forgets.map(() => undefined))
}

/** A tool's fields against figures written out here: what each starts with, allows, refuses and is remembered by. */
export function testFields(fields: Fields, expected: Readonly<Record<string, FieldRow>>) {
  describe('fields', () => {
    it('are those of this table', () => {
      expect(Object.keys(fields)).toEqual(Object.keys(expected))
    })

    it.each(Object.entries(expected))('%s', (name, row) => {
      expect(fields[name]?.kind).toBe(row.kind)
      const start = defaultsOf(fields, TODAY)[name]
      if (row.kind === 'date') return expect(start).toBe(row.starts === 'today' ? TODAY : '')
      expect(start).toBe(String(row.starts))
      if (row.kind === 'text') return checkText(fields, name, row)
      if (row.kind === 'number') checkNumber(fields, name, row)
      if (row.kind === 'choice') expect(fields[name]).toMatchObject({ choices: row.choices })
      expect((fields[name] as FlagSpec).remembered ?? false).toBe(row.remembered ?? false)
    })
  })
}
