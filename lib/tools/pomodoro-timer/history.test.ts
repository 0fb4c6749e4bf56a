import { isoDate } from '@/lib/core/plain-date'
import { historyBars, historyCsv, totalOf } from './history'

const MINUTE = 60_000
/** A Monday. */
const TODAY = { year: 2026, month: 11, day: 23 }
const HISTORY = [
  { day: '2026-08-30', sessions: 9, spent: 90 * MINUTE },
  { day: '2026-11-09', sessions: 1, spent: 25 * MINUTE },
  { day: '2026-11-10', sessions: 2, spent: 50 * MINUTE },
  { day: '2026-11-22', sessions: 3, spent: 75 * MINUTE },
  { day: '2026-11-23', sessions: 4, spent: 65.25 * MINUTE },
]

test('the last two weeks by day end with today', () => {
  const bars = historyBars(HISTORY, TODAY, 'day')
  expect(bars).toHaveLength(14)
  expect(bars.map(({ start }) => isoDate(start)).filter((_, index) => index % 13 === 0)).toEqual([
    '2026-11-10',
    '2026-11-23',
  ])
  expect(bars.map(({ sessions }) => sessions)).toEqual([2, ...Array<number>(11).fill(0), 3, 4])
  expect(totalOf(bars)).toEqual({ sessions: 9, spent: 190.25 * MINUTE })
})

test.each([
  [TODAY, '2026-11-23', [3, 3, 4]],
  [{ year: 2026, month: 11, day: 29 }, '2026-11-23', [3, 3, 4]],
  [{ year: 2026, month: 11, day: 22 }, '2026-11-16', [0, 3, 3]],
])('weeks begin on Monday: of %j the last is that of %s', (today, last, sessions) => {
  const bars = historyBars(HISTORY, today, 'week')
  expect(bars).toHaveLength(12)
  expect(isoDate(bars.at(-1)?.start ?? TODAY)).toBe(last)
  expect(bars.slice(-3).map((bar) => bar.sessions)).toEqual(sessions)
})

test('the file lists every day with minutes to one decimal', () => {
  expect(historyCsv(HISTORY.slice(3), ['Day', 'Sessions', 'Minutes'])).toBe(
    'Day,Sessions,Minutes\r\n2026-11-22,3,75\r\n2026-11-23,4,65.3\r\n',
  )
})
