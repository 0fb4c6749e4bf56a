import { defaultsOf, parseFields, type Raw } from '@/lib/core/fields'
import { addDays, isoDate, parseIsoDate, type PlainDate } from '@/lib/core/plain-date'
import { knownDateProblem, asOfProblem, datePregnancy, dueDateByCycle } from './dating'
import { pregnancyCalculatorFields } from './fields'
import { weekSheet } from './weeks'
import { datesAhead, keyDates, MAX_WEEK, nearMilestones, progressOn, TERM_WEEKS, TRIMESTER_WEEKS } from './progress'

const date = (iso: string): PlainDate => {
  const parsed = parseIsoDate(iso)
  if (!parsed) throw new Error(`no such date: ${iso}`)
  return parsed
}
const TODAY = date('2026-05-08')
const valuesOf = (changes: Partial<Raw<typeof pregnancyCalculatorFields>> = {}) =>
  parseFields(pregnancyCalculatorFields, { ...defaultsOf(pregnancyCalculatorFields, isoDate(TODAY)), ...changes })
    .values
const dating = (changes: Partial<Raw<typeof pregnancyCalculatorFields>> = {}) => {
  const found = datePregnancy(valuesOf({ lastPeriod: '2026-01-01', ...changes }), TODAY)
  if (!found) throw new Error('not dated')
  return found
}
const due = (changes: Partial<Raw<typeof pregnancyCalculatorFields>>) => isoDate(dating(changes).dueDate)

describe('the due date', () => {
  // Naegele's rule for the first (plus a year, minus three months, plus seven days); Python's date + timedelta(280) for
  // all.
  it.each([
    ['2026-01-01', '2026-10-08'],
    ['2025-06-10', '2026-03-17'],
    ['2023-05-25', '2024-02-29'],
    ['2024-02-29', '2024-12-05'],
  ])('is 280 days after a last period on %s: %s', (lastPeriod, expected) => {
    expect(due({ lastPeriod })).toBe(expected)
  })

  it('depends on the cycle only if `followCycle` is set', () => {
    expect(due({ cycleLength: '35' })).toBe('2026-10-08')
    expect(due({ cycleLength: '35', followCycle: 'true' })).toBe('2026-10-15')
    expect(due({ cycleLength: '21', followCycle: 'true' })).toBe('2026-10-01')
    expect(due({ cycleLength: 'four weeks', followCycle: 'true' })).toBe('2026-10-08')
  })

  it.each([
    [{ cycleLength: '35' }, '2026-10-15'],
    [{ cycleLength: '28' }, null],
    [{ cycleLength: '35', followCycle: 'true' }, null],
    [{ cycleLength: '35', method: 'ivf', transferDate: '2026-01-20' }, null],
  ])('would by the cycle of %j be %s', (changes, expected) => {
    const other = dueDateByCycle(dating(changes), valuesOf({ lastPeriod: '2026-01-01', ...changes }), TODAY)
    expect(other && isoDate(other)).toBe(expected)
  })

  it('from an ultrasound is 280 days minus the measured age', () => {
    // 8 weeks 3 days on 1 March 2026 leaves 221 days.
    const scan = { method: 'ultrasound', scanDate: '2026-03-01', scanWeeks: '8', scanDays: '3' }
    expect(due(scan)).toBe('2026-10-08')
    expect(due({ ...scan, scanDays: '' })).toBe('2026-10-11')
  })

  // ACOG Committee Opinion 700: 261 days after the transfer of a day-5 embryo, 263 after that of a day-3 embryo.
  it.each([
    ['5', '2026-10-08'],
    ['6', '2026-10-07'],
    ['3', '2026-10-10'],
    ['2', '2026-10-11'],
  ])('from the transfer of a day-%s embryo on 20 January 2026: %s', (embryoAge, expected) => {
    expect(due({ method: 'ivf', transferDate: '2026-01-20', embryoAge })).toBe(expected)
  })
})

describe('conception', () => {
  it.each([
    ['28', '2026-01-15'],
    ['35', '2026-01-22'],
    ['21', '2026-01-08'],
    ['', '2026-01-15'],
  ])('with a cycle of "%s" days is %s', (cycleLength, expected) => {
    expect(isoDate(dating({ cycleLength }).conceptionDate)).toBe(expected)
  })

  it('by IVF is the day of fertilization', () => {
    expect(isoDate(dating({ method: 'ivf', transferDate: '2026-01-20' }).conceptionDate)).toBe('2026-01-15')
  })
})

describe('progress', () => {
  const after = (days: number) => progressOn(dating(), addDays(date('2026-01-01'), days) ?? TODAY)

  it.each([
    [0, { weeks: 0, days: 0, trimester: 1, daysRemaining: 280, percentComplete: 0 }],
    [90, { weeks: 12, days: 6, trimester: 1, daysRemaining: 190 }],
    [91, { weeks: 13, days: 0, trimester: 2 }],
    [140, { weeks: 20, days: 0, trimester: 2, daysRemaining: 140, percentComplete: 50 }],
    [188, { weeks: 26, days: 6, trimester: 2 }],
    [189, { weeks: 27, days: 0, trimester: 3 }],
    [280, { weeks: 40, days: 0, daysRemaining: 0, percentComplete: 100 }],
    [290, { weeks: 41, days: 3, daysRemaining: -10, percentComplete: 100 }],
  ])('after %d days', (days, expected) => {
    expect(after(days)).toMatchObject(expected)
  })

  it('is drawn on a scale of 40 weeks with trimesters from weeks 13 and 27', () => {
    expect([TRIMESTER_WEEKS, TERM_WEEKS, MAX_WEEK]).toEqual([[13, 27], 40, 44])
  })

  it('is zero before the start, which a long cycle moves later', () => {
    const late = dating({ cycleLength: '35', followCycle: 'true' })
    expect(progressOn(late, date('2026-01-03'))).toMatchObject({ weeks: 0, days: 0, percentComplete: 0 })
  })
})

describe('milestones', () => {
  const dates = keyDates(dating())

  it('are the documented weeks, ending with the due date', () => {
    expect(dates.map(({ week }) => week)).toEqual([4, 6, 8, 12, 16, 20, 24, 28, 32, 36, 40])
    expect(dates[5]?.date).toEqual(date('2026-05-21'))
    expect(dates.at(-1)?.date).toEqual(dating().dueDate)
  })

  it.each([
    ['2026-05-21', [20, 24, 28, 32, 36, 40]],
    ['2026-05-22', [24, 28, 32, 36, 40]],
    ['2026-10-09', [40]],
  ])('for a calendar on %s are %j', (today, expected) => {
    expect(datesAhead(dates, date(today)).map(({ week }) => week)).toEqual(expected)
  })

  it.each([
    [0, []],
    [6, [4, 6, 8]],
    [18, [16, 20]],
    [42, [40]],
    [43, []],
  ])('near week %d are %j', (weeks, expected) => {
    expect(nearMilestones(dates, weeks).map(({ week }) => week)).toEqual(expected)
  })
})

describe('the sheet of weeks', () => {
  const sheet = (changes: Partial<Raw<typeof pregnancyCalculatorFields>> = {}) =>
    weekSheet(dating(changes), valuesOf({ lastPeriod: '2026-01-01', ...changes }))
  const weeks = sheet()

  it('has the weeks from the last period to the due date, each of seven days', () => {
    expect(weeks.map(({ week }) => week)).toEqual(Array.from({ length: 41 }, (_, week) => week))
    expect(weeks.map(({ from }) => from)).toEqual(weeks.map(({ week }) => addDays(date('2026-01-01'), week * 7)))
    expect(weeks[20]).toMatchObject({ from: date('2026-05-21'), to: date('2026-05-27'), trimester: 2, noted: 20 })
    expect(weeks.at(-1)?.from).toEqual(dating().dueDate)
  })

  it('says something of the milestones and of six more', () => {
    const noted = weeks.flatMap(({ noted }) => noted ?? [])
    expect(noted).toEqual([0, 2, 4, 6, 8, 10, 12, 16, 18, 20, 24, 28, 32, 36, 37, 39, 40])
  })

  it.each([
    ['a due date that follows a cycle of 35 days', { cycleLength: '35', followCycle: 'true' }],
    ['an ultrasound', { method: 'ultrasound', scanDate: '2026-03-01', scanWeeks: '8' }],
    ['an IVF transfer', { method: 'ivf', transferDate: '2026-01-20' }],
  ])('names no last period in week 0 after %s', (_, changes) => {
    expect(sheet(changes)[0]?.noted).toBeUndefined()
    expect(sheet(changes)[2]?.noted).toBe(2)
  })

  it('names the last period in week 0 where following a cycle of 28 days changes nothing', () => {
    expect(sheet({ followCycle: 'true' })[0]?.noted).toBe(0)
  })

  it('changes trimester in weeks 13 and 27', () => {
    const starts = weeks.filter(({ trimester }, index) => trimester !== weeks[index - 1]?.trimester)
    expect(starts.map(({ week }) => week)).toEqual([0, 13, 27])
  })
})

describe('input that cannot be dated', () => {
  it.each([
    ['no last period', { lastPeriod: '' }],
    ['a last period in the future', { lastPeriod: '2026-05-09' }],
    ['a scan without its weeks', { method: 'ultrasound', scanDate: '2026-03-01' }],
    ['a transfer in the future', { method: 'ivf', transferDate: '2026-05-09' }],
    ['a date past year 9999', { lastPeriod: '9999-12-31' }],
  ])('%s', (_, changes) => {
    expect(datePregnancy(valuesOf(changes), TODAY)).toBeNull()
  })

  it('has a problem beside the field', () => {
    expect(knownDateProblem(valuesOf({ lastPeriod: '2026-05-09' }), TODAY)?.code).toBe('futureDate')
    expect(knownDateProblem(valuesOf({ lastPeriod: '2026-05-08' }), TODAY)).toBeUndefined()
    const early = valuesOf({ lastPeriod: '2026-01-01', asOf: '2025-12-31' })
    expect(asOfProblem(datePregnancy(early, TODAY), early)?.code).toBe('dateBeforeStart')
    const put = valuesOf({ lastPeriod: '2026-01-01', asOf: '2026-01-02', cycleLength: '35', followCycle: 'true' })
    expect(asOfProblem(datePregnancy(put, TODAY), put)).toBeUndefined()
  })
})
