import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { fromEpochDay, parseIsoDate, toEpochDay, type PlainDate } from '@/lib/core/plain-date'
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

describe('age and the next birthday', () => {
  it.each([
    ['1990-05-15', '2026-05-08', '2026-05-15', 7],
    ['1990-05-08', '2026-05-08', '2026-05-08', 0],
    ['1990-05-07', '2026-05-08', '2027-05-07', 364],
    ['1990-01-01', '2027-12-31', '2028-01-01', 1],
    ['1990-12-31', '2028-01-01', '2028-12-31', 365],
  ])('of %s seen from %s is %s', (birth, asOf, next, left) => {
    expect(age(birth, asOf)).toMatchObject({ nextBirthday: date(next), daysToBirthday: left })
  })

  it.each([
    ['march1', '2026-02-28', { years: 25, months: 11, days: 27 }],
    ['march1', '2026-03-01', { years: 26, months: 0, days: 0 }],
    ['march1', '2026-03-31', { years: 26, months: 0, days: 30 }],
    ['march1', '2026-04-01', { years: 26, months: 1, days: 0 }],
    ['march1', '2028-02-28', { years: 27, months: 11, days: 27 }],
    ['march1', '2028-02-29', { years: 28, months: 0, days: 0 }],
    ['march1', '2028-03-01', { years: 28, months: 0, days: 1 }],
    ['february28', '2026-02-27', { years: 25, months: 11, days: 30 }],
    ['february28', '2026-02-28', { years: 26, months: 0, days: 0 }],
    ['february28', '2026-03-01', { years: 26, months: 0, days: 1 }],
    ['february28', '2026-03-28', { years: 26, months: 1, days: 0 }],
    ['february28', '2028-02-28', { years: 27, months: 11, days: 31 }],
    ['february28', '2028-02-29', { years: 28, months: 0, days: 0 }],
  ] as const)('of 29 February 2000, celebrated on %s: the age on %s', (leapBirthday, asOf, expected) => {
    expect(age('2000-02-29', asOf, leapBirthday)).toMatchObject(expected)
  })

  it.each(['march1', 'february28'] as const)('%s: every age starts on the birthday before', (leapBirthday) => {
    const birth = date('2000-02-29')
    let birthdays = 0
    const wrong: unknown[] = []
    for (let day = toEpochDay(birth); day < toEpochDay(date('2112-03-02')); day++) {
      const asOf = fromEpochDay(day)
      if (!asOf) throw new Error(`no day ${day}`)
      const { years, months, days, daysToBirthday } = ageOn(birth, asOf, leapBirthday) ?? {}
      const isBirthday = daysToBirthday === 0
      if (isBirthday) birthdays++
      if (years !== birthdays - 1 || (months === 0 && days === 0) !== isBirthday) wrong.push(asOf)
    }
    expect(wrong).toEqual([])
    expect(birthdays).toBe(113)
  })

  it('of any other day agree with Temporal', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 30_000 }), fc.integer({ min: 0, max: 40_000 }), (from, length) => {
        const [birth, asOf] = [fromEpochDay(from), fromEpochDay(from + length)]
        if (!birth || !asOf) throw new Error(`no day ${from}`)
        fc.pre(birth.month !== 2 || birth.day !== 29)
        const { years, months, days } = Temporal.PlainDate.from(birth).until(asOf, { largestUnit: 'years' })
        expect(ageOn(birth, asOf, 'march1')).toMatchObject({ years, months, days })
      }),
      { numRuns: 2_000 },
    )
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
