import { Temporal } from 'temporal-polyfill'
import { parseIsoDate, type PlainDate } from '@/lib/core/plain-date'
import { ageOn, birthdayIn } from './age'

const date = (iso: string): PlainDate => {
  const parsed = parseIsoDate(iso)
  if (!parsed) throw new Error(`no such date: ${iso}`)
  return parsed
}
const age = (birth: string, asOf: string, leapBirthday: 'march1' | 'february28' = 'march1', minutes = 0) =>
  ageOn(date(birth), date(asOf), leapBirthday, minutes)

describe('age', () => {
  // Days: Python's date subtraction. Years, months and days: Temporal, below.
  it.each([
    ['1990-05-15', '2026-05-08', { years: 35, months: 11, days: 23, totalDays: 13_142 }],
    ['2000-01-01', '2026-01-01', { years: 26, months: 0, days: 0, totalDays: 9_497 }],
    ['2024-01-31', '2024-03-01', { years: 0, months: 1, days: 1, totalDays: 30 }],
    ['2026-05-08', '2026-05-08', { years: 0, months: 0, days: 0, totalDays: 0 }],
    ['0001-01-01', '9999-12-31', { years: 9998, months: 11, days: 30, totalDays: 3_652_058 }],
  ])('of someone born %s on %s', (birth, asOf, expected) => {
    expect(age(birth, asOf)).toMatchObject(expected)
    const { years, months, days } = Temporal.PlainDate.from(birth).until(asOf, { largestUnit: 'years' })
    expect({ years, months, days }).toEqual({ years: expected.years, months: expected.months, days: expected.days })
    expect(Temporal.PlainDate.from(birth).until(asOf).days).toBe(expected.totalDays)
  })

  it('is null before birth', () => {
    expect(age('2026-05-08', '2026-05-07')).toBeNull()
  })

  it('includes the hours of today up to the current time', () => {
    expect(age('2026-05-06', '2026-05-08', 'march1', 14 * 60 + 30)).toMatchObject({
      hours: 14,
      minutes: 30,
      totalDays: 2,
      totalHours: 62,
      totalMinutes: 3_750,
    })
    expect(age('2026-05-06', '2026-05-08')).toMatchObject({ hours: 0, minutes: 0, totalHours: 48, totalMinutes: 2_880 })
  })

  it('by East Asian reckoning starts at one and increases at New Year', () => {
    expect(age('1990-12-31', '1990-12-31')?.countingAge).toBe(1)
    expect(age('1990-12-31', '1991-01-01')?.countingAge).toBe(2)
    expect(age('1990-05-15', '2026-05-08')?.countingAge).toBe(37)
  })
})

describe('the next birthday', () => {
  it.each([
    ['1990-05-15', '2026-05-08', '2026-05-15', 7],
    ['1990-05-08', '2026-05-08', '2026-05-08', 0],
    ['1990-05-07', '2026-05-08', '2027-05-07', 364],
    ['1990-01-01', '2027-12-31', '2028-01-01', 1],
    ['1990-12-31', '2028-01-01', '2028-12-31', 365],
  ])('of %s seen from %s is %s', (birth, asOf, next, left) => {
    expect(age(birth, asOf)).toMatchObject({ nextBirthday: date(next), daysToBirthday: left })
  })

  it('of 29 February is 1 March in a common year, or 28 February if chosen', () => {
    expect(age('2000-02-29', '2026-02-28')).toMatchObject({
      nextBirthday: date('2026-03-01'),
      daysToBirthday: 1,
      years: 25,
    })
    expect(age('2000-02-29', '2026-02-28', 'february28')).toMatchObject({
      nextBirthday: date('2026-02-28'),
      daysToBirthday: 0,
      years: 26,
      months: 0,
      days: 0,
    })
    expect(age('2000-02-29', '2026-03-01')).toMatchObject({ daysToBirthday: 0, years: 26 })
    expect(birthdayIn(2028, date('2000-02-29'), 'february28')).toEqual(date('2028-02-29'))
    expect(birthdayIn(2100, date('2000-02-29'), 'march1')).toEqual(date('2100-03-01'))
  })

  it('is unknown past year 9999', () => {
    expect(age('1990-05-07', '9999-05-08')).toMatchObject({ nextBirthday: null, daysToBirthday: null })
    expect(age('1990-05-09', '9999-05-08')).toMatchObject({ daysToBirthday: 1 })
  })
})
