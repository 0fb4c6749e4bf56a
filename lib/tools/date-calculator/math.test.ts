import fc from 'fast-check'
import { defaultsOf, parseFields, type Raw } from '@/lib/core/fields'
import { fromEpochDay, isoDate, parseIsoDate, type PlainDate } from '@/lib/core/plain-date'
import { dateCalculatorFields, type DateUnit } from './fields'
import { shiftDate } from './math'
import { asOfProblem, birthDateProblem, daysProblem } from './problems'

const date = (iso: string): PlainDate => {
  const parsed = parseIsoDate(iso)
  if (!parsed) throw new Error(`no such date: ${iso}`)
  return parsed
}

describe('adding and subtracting', () => {
  // Python: date.fromisoformat(base) + timedelta(days=…), and dateutil.relativedelta for months and years.
  it.each<[string, 'add' | 'subtract', number, DateUnit, string]>([
    ['2026-05-08', 'add', 100, 'days', '2026-08-16'],
    ['2026-05-08', 'subtract', 100, 'days', '2026-01-28'],
    ['2024-02-28', 'add', 1, 'days', '2024-02-29'],
    ['2026-12-31', 'add', 1, 'days', '2027-01-01'],
    ['2026-05-08', 'add', 0, 'days', '2026-05-08'],
    ['2026-05-08', 'add', 6, 'weeks', '2026-06-19'],
    ['2026-01-31', 'add', 1, 'months', '2026-02-28'],
    ['2026-03-31', 'subtract', 1, 'months', '2026-02-28'],
    ['2024-02-29', 'add', 1, 'years', '2025-02-28'],
    ['2024-02-29', 'subtract', 4, 'years', '2020-02-29'],
  ])('%s %s %d %s', (base, operation, count, unit, expected) => {
    expect(shiftDate(date(base), operation, count, unit)).toEqual(date(expected))
  })

  it('rejects negative and fractional counts, and results outside the years 1 to 9999', () => {
    const base = date('2026-05-08')
    expect(shiftDate(base, 'add', -1, 'days')).toBeNull()
    expect(shiftDate(base, 'add', 1.5, 'days')).toBeNull()
    expect(shiftDate(base, 'add', 8_000, 'years')).toBeNull()
    expect(shiftDate(base, 'subtract', 740_000, 'days')).toBeNull()
  })

  it('returns to the date when days or weeks are added and subtracted again', () => {
    const anyDay = fc.integer({ min: -700_000, max: 2_900_000 })
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 2_000 }), fc.constantFrom('days', 'weeks'), (day, count, unit) => {
        const base = fromEpochDay(day)
        if (!base) throw new Error(`no day ${day}`)
        const there = shiftDate(base, 'add', count, unit)
        expect(there && shiftDate(there, 'subtract', count, unit)).toEqual(base)
      }),
    )
  })
})

describe('fields', () => {
  const valuesOf = (changes: Partial<Raw<typeof dateCalculatorFields>> = {}, today = '2026-05-08') =>
    parseFields(dateCalculatorFields, { ...defaultsOf(dateCalculatorFields, today), ...changes }).values

  it('default to today where declared so, and are empty until it is known', () => {
    const { asOf, startDate, endDate, baseDate, birthDate } = valuesOf()
    for (const start of [asOf, startDate, endDate, baseDate]) expect(start && isoDate(start)).toBe('2026-05-08')
    expect(birthDate).toBeNull()
    expect(valuesOf({}, '').asOf).toBeNull()
  })

  it('report a birth in the future, an age before birth, and a result outside the calendar', () => {
    const today = date('2026-05-08')
    expect(birthDateProblem(valuesOf({ birthDate: '2026-05-09' }), today)?.code).toBe('futureDate')
    expect(birthDateProblem(valuesOf({ birthDate: '2026-05-08' }), today)).toBeUndefined()
    expect(asOfProblem(valuesOf({ birthDate: '2026-05-08', asOf: '2026-05-07' }))?.code).toBe('dateBeforeStart')
    expect(asOfProblem(valuesOf({ birthDate: '2026-05-08' }))).toBeUndefined()
    expect(daysProblem(valuesOf({ days: '9000', unit: 'years' }))?.code).toBe('dateOutOfRange')
    expect(daysProblem(valuesOf({ days: '９０' }))).toBeUndefined()
  })
})
