import {
  addDays,
  compareDates,
  dayOfWeek,
  MAX_YEAR,
  spanBetween,
  type DateSpan,
  type PlainDate,
} from '@/lib/core/plain-date'

export interface Difference extends DateSpan {
  /** The earlier and the later of the two dates. */
  readonly start: PlainDate
  readonly end: PlainDate
  /** True when the dates were given in reverse order. */
  readonly swapped: boolean
  readonly totalDays: number
  readonly totalHours: number
  readonly weeks: number
  /** Days in addition to the weeks, 0 to 6. */
  readonly weekDays: number
  /** Mondays to Fridays; public holidays are not considered. */
  readonly workingDays: number
}

/** Number of Mondays to Fridays among `count` days, the first of which is `start`. */
function workingDaysIn(start: PlainDate, count: number): number {
  const first = dayOfWeek(start)
  const rest = Array.from({ length: count % 7 }, (_, index) => (first + index) % 7)
  return Math.floor(count / 7) * 5 + rest.filter((weekday) => weekday !== 0 && weekday !== 6).length
}

/**
 * Difference of two dates in either order, counted as by `Temporal.PlainDate.until` with `largestUnit: 'years'`.
 * `inclusive` also counts the last day, for the working days as well.
 */
export function differenceBetween(one: PlainDate, other: PlainDate, inclusive: boolean): Difference {
  const swapped = compareDates(one, other) > 0
  const [start, end] = swapped ? [other, one] : [one, other]
  const totalDays = compareDates(end, start) + (inclusive ? 1 : 0)
  const until = inclusive ? (addDays(end, 1) ?? { year: MAX_YEAR + 1, month: 1, day: 1 }) : end
  return {
    ...spanBetween(start, until),
    start,
    end,
    swapped,
    totalDays,
    totalHours: totalDays * 24,
    weeks: Math.floor(totalDays / 7),
    weekDays: totalDays % 7,
    workingDays: workingDaysIn(start, totalDays),
  }
}
