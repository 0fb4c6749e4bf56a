import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { fromEpochDay, parseIsoDate, type PlainDate } from '@/lib/core/plain-date'
import { differenceBetween } from './difference'
import { milestonesFrom } from './milestones'

const date = (iso: string): PlainDate => {
  const parsed = parseIsoDate(iso)
  if (!parsed) throw new Error(`no such date: ${iso}`)
  return parsed
}
const difference = (one: string, other: string, inclusive = false) =>
  differenceBetween(date(one), date(other), inclusive)

describe('difference', () => {
  it('from 31 January to 28 February is 28 days', () => {
    expect(difference('2026-01-31', '2026-02-28')).toMatchObject({
      years: 0,
      months: 0,
      days: 28,
      totalDays: 28,
      totalHours: 672,
    })
  })

  it('is the same in reverse order, and marked as swapped', () => {
    const { swapped, ...forward } = difference('2024-02-29', '2026-05-08')
    const backward = difference('2026-05-08', '2024-02-29')
    expect(swapped).toBe(false)
    expect(backward).toEqual({ ...forward, swapped: true })
  })

  it('is swapped from the day after on', () => {
    const days = ['2026-05-07', '2026-05-08', '2026-05-09'].map((day) => difference(day, '2026-05-08'))
    expect(days.map(({ swapped, totalDays }) => [swapped, totalDays])).toEqual([
      [false, 1],
      [false, 0],
      [true, 1],
    ])
  })

  it('has whole days across changes of daylight saving time', () => {
    expect(difference('2026-03-28', '2026-03-30').totalHours).toBe(48)
    expect(difference('2026-10-24', '2026-10-26').totalHours).toBe(48)
  })

  it('also counts the last day if inclusive', () => {
    expect(difference('2026-01-01', '2026-12-31', true)).toMatchObject({ years: 1, months: 0, days: 0, totalDays: 365 })
    expect(difference('2026-05-08', '2026-05-08', true)).toMatchObject({ days: 1, totalDays: 1 })
    expect(difference('0001-01-01', '9999-12-31', true)).toMatchObject({
      years: 9999,
      months: 0,
      days: 0,
      totalDays: 3_652_059,
    })
  })

  it('has weeks and remaining days', () => {
    expect(difference('2026-05-08', '2026-08-16')).toMatchObject({ totalDays: 100, weeks: 14, weekDays: 2 })
  })

  // numpy.busday_count of [start, end), and Excel's NETWORKDAYS where both ends count.
  it.each([
    ['2026-05-08', '2026-05-08', false, 0],
    ['2026-05-08', '2026-05-08', true, 1],
    ['2026-05-08', '2026-05-11', false, 1],
    ['2026-05-08', '2026-05-11', true, 2],
    ['2026-05-09', '2026-05-10', true, 0],
    ['2026-01-01', '2027-01-01', false, 261],
  ])('has the working days of %s to %s (both ends: %s)', (one, other, inclusive, days) => {
    expect(difference(one, other, inclusive).workingDays).toBe(days)
  })

  it('has the same working days as counting each day with Temporal', () => {
    const anyDay = fc.integer({ min: -20_000, max: 40_000 })
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 400 }), fc.boolean(), (from, length, inclusive) => {
        const [one, other] = [fromEpochDay(from), fromEpochDay(from + length)]
        if (!one || !other) throw new Error(`no day ${from}`)
        const start = Temporal.PlainDate.from(one)
        const days = Array.from({ length: length + (inclusive ? 1 : 0) }, (_, index) => start.add({ days: index }))
        const expected = days.filter(({ dayOfWeek }) => dayOfWeek <= 5).length
        expect(differenceBetween(one, other, inclusive).workingDays).toBe(expected)
      }),
      { numRuns: 50 },
    )
  })
})

describe('milestones', () => {
  const find = (inclusive: boolean, unit: string, count: number) =>
    milestonesFrom(date('2026-01-01'), inclusive).find((one) => one.unit === unit && one.count === count)?.date

  it('have the 100th day 100 days later, or 99 days if the first day counts', () => {
    expect(find(false, 'days', 100)).toEqual(date('2026-04-11'))
    expect(find(true, 'days', 100)).toEqual(date('2026-04-10'))
    expect(find(true, 'years', 1)).toEqual(date('2027-01-01'))
  })

  it('are in order and end with year 9999', () => {
    const days = milestonesFrom(date('2024-02-29'), false).map(
      ({ date: { year, month, day } }) => year * 1e4 + month * 100 + day,
    )
    expect(days).toEqual([...days].sort((a, b) => a - b))
    expect(milestonesFrom(date('9999-12-31'), false)).toEqual([])
  })
})
