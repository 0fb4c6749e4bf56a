import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { defaultsOf, parseFields, type Raw } from '@/lib/core/fields'
import { addDays, fromEpochDay, isoDate, parseIsoDate, type PlainDate } from '@/lib/core/plain-date'
import {
  cycleDates,
  cycleOf,
  classifyDay,
  earlierProblem,
  isOver,
  lastPeriodProblem,
  nextCycles,
  type Cycle,
} from './cycle'
import { ovulationCalendarFields } from './fields'
import { monthAt, monthWeeks, openingDay } from './month'

const date = (iso: string): PlainDate => {
  const parsed = parseIsoDate(iso)
  if (!parsed) throw new Error(`no such date: ${iso}`)
  return parsed
}
const TODAY = date('2026-05-20')
type Changes = Partial<Raw<typeof ovulationCalendarFields>>
const valuesOf = (changes: Changes = {}) =>
  parseFields(ovulationCalendarFields, { ...defaultsOf(ovulationCalendarFields), lastPeriod: '2026-05-01', ...changes })
    .values
const cycle = (changes: Changes = {}): Cycle => {
  const found = cycleOf(valuesOf(changes), TODAY)
  if (!found) throw new Error('no cycle')
  return found
}
const LETTERS = { menstruation: 'm', follicular: '-', fertile: 'f', ovulation: 'o', luteal: 'l' }
const typesOf = (of: Cycle, length: number) =>
  Array.from(
    { length },
    (_, index) => LETTERS[classifyDay(of, addDays(of.start, index) ?? of.start)?.type ?? 'luteal'],
  ).join('')

describe('the cycle that was entered', () => {
  it('of 28, 5 and 14 days from 1 May has the documented dates', () => {
    const dates = cycleDates(cycle(), 1)
    expect(dates && Object.fromEntries(Object.entries(dates).map(([name, day]) => [name, isoDate(day)]))).toEqual({
      start: '2026-05-01',
      ovulationDate: '2026-05-15',
      fertileStart: '2026-05-10',
      fertileEnd: '2026-05-16',
      lutealStart: '2026-05-16',
      lutealEnd: '2026-05-28',
      nextPeriod: '2026-05-29',
    })
  })

  it('has a type for each day: five of period, four follicular, five fertile, ovulation, thirteen luteal', () => {
    expect(typesOf(cycle(), 28)).toBe('mmmmm----fffffolllllllllllll')
    expect(classifyDay(cycle(), date('2026-05-09'))?.type).toBe('follicular')
    expect(classifyDay(cycle(), date('2026-05-10'))?.type).toBe('fertile')
  })

  it('has peak fertility on the day of ovulation and high fertility on the five days before', () => {
    const fertility = (iso: string) => classifyDay(cycle(), date(iso))?.fertility
    expect(['2026-05-09', '2026-05-10', '2026-05-14', '2026-05-15', '2026-05-16'].map(fertility)).toEqual([
      'low',
      'high',
      'high',
      'peak',
      'low',
    ])
  })

  it('shows menstruation instead of ovulation on the same day, without changing fertility', () => {
    const short = cycle({ cycleLength: '21', periodLength: '8', lutealLength: '16' })
    expect(classifyDay(short, date('2026-05-06'))).toEqual({ type: 'menstruation', fertility: 'peak', cycleDay: 6 })
  })

  it('starts the fertile window before the first day if ovulation is that early', () => {
    const early = cycle({ cycleLength: '20', periodLength: '3', lutealLength: '17' })
    expect(classifyDay(early, date('2026-05-19'))).toMatchObject({ type: 'fertile', fertility: 'high' })
  })
})

describe('the cycles after it', () => {
  it('are six, numbered from 2, each one cycle length later', () => {
    const cycles = nextCycles(cycle())
    expect(cycles.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7])
    expect(cycles.map(({ start }) => isoDate(start))).toEqual([
      '2026-05-29',
      '2026-06-26',
      '2026-07-24',
      '2026-08-21',
      '2026-09-18',
      '2026-10-16',
    ])
    expect(cycles[0]).toMatchObject({
      ovulationDate: date('2026-06-12'),
      fertileStart: date('2026-06-07'),
      fertileEnd: date('2026-06-13'),
    })
  })

  it('repeat the first cycle day by day, within the documented bounds', () => {
    const lengths = fc.record({
      cycleLength: fc.integer({ min: 21, max: 35 }).map(String),
      periodLength: fc.integer({ min: 3, max: 8 }).map(String),
      lutealLength: fc.integer({ min: 10, max: 16 }).map(String),
    })
    fc.assert(
      fc.property(lengths, fc.integer({ min: 0, max: 400 }), (changes, after) => {
        const any = cycle(changes)
        const day = classifyDay(any, addDays(any.start, after) ?? any.start)
        expect(classifyDay(any, addDays(any.start, after + any.cycleLength) ?? any.start)).toEqual(day)
        expect(typesOf(any, any.cycleLength).split('o').length - 1).toBe(any.ovulationOffset < any.periodLength ? 0 : 1)
      }),
    )
  })

  it('have no days once the last period is more than a cycle ago', () => {
    const day = date('2026-05-30')
    expect([isOver(cycle(), date('2026-05-29')), isOver(cycle(), day)]).toEqual([false, true])
    expect(classifyDay(cycle(), day, day)).toBeNull()
    expect(classifyDay(cycle(), date('2026-06-12'), day)).toBeNull()
    expect(classifyDay(cycle(), date('2026-05-28'), day)?.type).toBe('luteal')
    expect(openingDay(cycle(), day)).toEqual(cycle().start)
  })

  it('have no days before the first one', () => {
    expect(classifyDay(cycle(), date('2026-04-30'))).toBeNull()
  })
})

describe('fields', () => {
  it('default to 28, 5 and 14 where a length is not a number', () => {
    const found = cycle({ cycleLength: 'x', periodLength: '', lutealLength: '?' })
    expect(found).toMatchObject({ cycleLength: 28, periodLength: 5, ovulationOffset: 14 })
  })

  it.each([
    ['no date', { lastPeriod: '' }],
    ['a date in the future', { lastPeriod: '2026-05-21' }],
    ['a luteal phase as long as the cycle', { cycleLength: '14' }],
    ['a period as long as the cycle', { periodLength: '28' }],
    ['a period of no days', { periodLength: '0' }],
  ])('give no cycle for %s', (_, changes) => {
    expect(cycleOf(valuesOf(changes), TODAY)).toBeNull()
  })

  it('refuse an earlier start after the last one, and a day that is entered twice', () => {
    const codes = (changes: Changes) =>
      (['earlier1', 'earlier2', 'earlier3'] as const).map((name) => earlierProblem(valuesOf(changes), name)?.code)
    expect(codes({ earlier1: '2026-04-02', earlier2: '2026-03-05' })).toEqual([undefined, undefined, undefined])
    expect(codes({ earlier1: '2026-05-02' })).toEqual(['afterLast', undefined, undefined])
    expect(codes({ earlier1: '2026-05-01' })).toEqual(['sameStart', undefined, undefined])
    expect(codes({ earlier1: '2026-04-02', earlier3: '2026-04-02' })).toEqual(['sameStart', undefined, 'sameStart'])
  })

  it('report a date in the future', () => {
    expect(lastPeriodProblem(valuesOf({ lastPeriod: '2026-05-21' }), TODAY)?.code).toBe('futureDate')
    expect(lastPeriodProblem(valuesOf({ lastPeriod: '2026-05-20' }), TODAY)).toBeUndefined()
  })
})

describe('a month', () => {
  it('has seven columns from Sunday, each day once under its weekday', () => {
    fc.assert(
      fc.property(fc.integer({ min: -719_000, max: 2_932_000 }), (epochDay) => {
        const any = fromEpochDay(epochDay)
        if (!any) throw new Error(`no day ${epochDay}`)
        const weeks = monthWeeks(any)
        const month = Temporal.PlainYearMonth.from(any)
        expect(weeks.flat().filter(Boolean)).toHaveLength(month.daysInMonth)
        for (const week of weeks) {
          expect(week).toHaveLength(7)
          week.forEach((day, weekday) => day && expect(Temporal.PlainDate.from(day).dayOfWeek % 7).toBe(weekday))
        }
      }),
      { numRuns: 200 },
    )
  })

  it('has a previous and a next month, also across New Year', () => {
    expect(monthAt(date('2026-12-31'), 1)).toEqual(date('2027-01-01'))
    expect(monthAt(date('2026-03-31'), -3)).toEqual(date('2025-12-01'))
    expect(monthAt(date('9999-12-01'), 1)).toBeNull()
  })

  it('is initially that of today, or of the first day if that is long ago', () => {
    expect(openingDay(cycle(), TODAY)).toBe(TODAY)
    const old = cycle({ lastPeriod: '2024-01-01' })
    expect(openingDay(old, TODAY)).toBe(old.start)
  })
})
