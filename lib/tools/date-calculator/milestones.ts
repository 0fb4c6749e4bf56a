import { addDays, addMonths, type PlainDate } from '@/lib/core/plain-date'

const ROUND_DAYS = [100, 200, 300, 500, 1_000, 2_000, 3_000, 5_000, 10_000]
const ROUND_YEARS = [1, 2, 3, 5, 10, 20]

/**
 * Round numbers of days and anniversaries after a start, earliest first, up to year 9999. If `inclusive`, the start is
 * day 1, as Korean couples count their 100th day; otherwise, day 100 is 100 days later.
 */
export function milestonesFrom(start: PlainDate, inclusive: boolean) {
  const days = ROUND_DAYS.map((count) => ({
    unit: 'days' as const,
    count,
    date: addDays(start, inclusive ? count - 1 : count),
    order: count,
  }))
  const years = ROUND_YEARS.map((count) => ({
    unit: 'years' as const,
    count,
    date: addMonths(start, count * 12),
    order: count * 365.25,
  }))
  return [...days, ...years]
    .sort((a, b) => a.order - b.order)
    .flatMap(({ unit, count, date }) => (date ? [{ unit, count, date }] : []))
}
