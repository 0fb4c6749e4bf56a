import { defaultsOf, parseFields } from '@/lib/core/fields'
import { isoDate } from '@/lib/core/plain-date'
import { EARLIER_STARTS, ovulationCalendarFields } from './fields'
import { cycleHistory } from './history'

function historyOf(lastPeriod: string, ...earlier: string[]) {
  const starts = Object.fromEntries(earlier.map((day, index) => [EARLIER_STARTS[index] ?? '', day]))
  const raw = { ...defaultsOf(ovulationCalendarFields), lastPeriod, ...starts }
  return cycleHistory(parseFields(ovulationCalendarFields, raw).values)
}

// datetime.date in Python: 27, 31 and 29 days.
const STARTS = ['2026-05-01', '2026-04-02', '2026-03-02', '2026-02-03'] as const

test('the average, the spread and the days from the shortest to the longest cycle', () => {
  const history = historyOf(...STARTS)
  expect(history).toMatchObject({ average: 29, shortest: 27, longest: 31, count: 3, gaps: 0 })
  // Ovulation 14 days before a period 27 to 31 days after 1 May: day 13 to 17; five days before, one after.
  expect(history && isoDate(history.fertileStart)).toBe('2026-05-09')
  expect(history && isoDate(history.fertileEnd)).toBe('2026-05-19')
  expect(history && isoDate(history.earliestPeriod)).toBe('2026-05-28')
  expect(history && isoDate(history.latestPeriod)).toBe('2026-06-01')
})

test('the order of the days and a day entered twice do not matter', () => {
  const [last, ...earlier] = STARTS
  expect(historyOf(last, ...earlier.reverse(), '2026-03-02')).toEqual(historyOf(...STARTS))
})

test('a gap of more than 60 days is not a cycle', () => {
  expect(historyOf(...STARTS, '2025-12-01')).toMatchObject({ count: 3, gaps: 1, average: 29 })
})

test('three first days are enough, fewer say nothing', () => {
  expect(historyOf('2026-05-01', '2026-04-02', '2026-03-02')).toMatchObject({ count: 2, average: 30 })
  expect(historyOf('2026-05-01', '2026-04-02')).toBeNull()
  expect(historyOf('', '2026-05-01', '2026-04-02', '2026-03-02')).toBeNull()
})

test('sixty days are the longest cycle, one more is a gap', () => {
  const earlier = ['2026-01-31', '2026-01-01', '2025-12-02']
  expect(historyOf('2026-05-01', '2026-03-02', ...earlier)).toMatchObject({ count: 4, gaps: 0, longest: 60 })
  expect(historyOf('2026-05-01', '2026-03-01', ...earlier)).toMatchObject({ count: 3, gaps: 1, longest: 30 })
})
