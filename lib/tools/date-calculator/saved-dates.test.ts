import { isoDate } from '@/lib/core/plain-date'
import { countDays, isSavedDate, type SavedDate } from './saved-dates'

const TODAY = { year: 2026, month: 11, day: 23 }

const DATES: SavedDate[] = [
  { name: 'past', repeat: 'once', date: '2026-11-01' },
  { name: 'long past', repeat: 'once', date: '2020-01-01' },
  { name: 'trip', repeat: 'once', date: '2027-01-02' },
  { name: 'birthday', repeat: 'yearly', date: '1990-11-24' },
  { name: 'today', repeat: 'yearly', date: '2000-11-23' },
  { name: 'leap day', repeat: 'yearly', date: '2000-02-29' },
  // Seollal 2027 is 7 February in Korea, and 6 February in China.
  { name: 'seollal', repeat: 'lunar', calendar: 'dangi', month: 1, day: 1, leap: false },
  { name: 'not yet', repeat: 'yearly', date: '2028-05-05' },
]

test('what comes next stands first, what is past last', () => {
  const counted = countDays(DATES, TODAY, 'march1')
  expect(counted.map(({ saved, date, days }) => [saved.name, date && isoDate(date), days])).toEqual([
    ['today', '2026-11-23', 0],
    ['birthday', '2026-11-24', 1],
    ['trip', '2027-01-02', 40],
    ['seollal', '2027-02-07', 76],
    ['leap day', '2027-03-01', 98],
    ['not yet', '2028-05-05', 529],
    ['past', '2026-11-01', -22],
    ['long past', '2020-01-01', -2518],
  ])
  const february = countDays(DATES, TODAY, 'february28').find(({ saved }) => saved.name === 'leap day')
  expect(february?.date).toEqual({ year: 2027, month: 2, day: 28 })
})

test('after the last lunar year of the tables there is no day', () => {
  const [seollal] = countDays(DATES.slice(6, 7), { year: 2050, month: 12, day: 31 }, 'march1')
  expect(seollal).toMatchObject({ date: null, days: null })
})

test.each([
  [DATES[0], true],
  [DATES[6], true],
  [{ name: '', repeat: 'once', date: '2026-11-01' }, false],
  [{ name: 'x'.repeat(40), repeat: 'once', date: '2026-11-01' }, true],
  [{ name: 'x'.repeat(41), repeat: 'once', date: '2026-11-01' }, false],
  [{ name: 'x', repeat: 'once', date: '2026-02-30' }, false],
  [{ name: 'x', repeat: 'daily', date: '2026-02-03' }, false],
  [{ name: 'x', repeat: 'lunar', calendar: 'dangi', month: 13, day: 1, leap: false }, false],
  [{ name: 'x', repeat: 'lunar', calendar: 'roman', month: 1, day: 1, leap: false }, false],
  [{ name: 'x', repeat: 'lunar', calendar: 'dangi', month: 1, day: 1.5, leap: false }, false],
  [{ name: 'x', repeat: 'lunar', calendar: 'dangi', month: 1, day: 1 }, false],
  ['x', false],
  [null, false],
])('%j is a date to keep: %s', (value, expected) => {
  expect(isSavedDate(value)).toBe(expected)
})
