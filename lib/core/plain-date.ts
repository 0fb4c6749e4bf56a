/** A date of the proleptic Gregorian calendar, without time or time zone. Year 1 to 9999, month 1 to 12. */
export interface PlainDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** A length of time in calendar units; `days` is what remains after whole years and months. */
export interface DateSpan {
  readonly years: number
  readonly months: number
  readonly days: number
}

const MIN_YEAR = 1
export const MAX_YEAR = 9999

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** True for a leap year of the Gregorian calendar. */
export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/** Number of days in a month, 28 to 31. */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : MONTH_LENGTHS[month - 1]!
}

/** Creates a date; null when year, month or day is out of range (31 April, 29 February of a common year). */
export function plainDate(year: number, month: number, day: number): PlainDate | null {
  if (![year, month, day].every(Number.isInteger)) return null
  if (year < MIN_YEAR || year > MAX_YEAR || month < 1 || month > 12) return null
  return day >= 1 && day <= daysInMonth(year, month) ? { year, month, day } : null
}

/** Parses an ISO date such as `2026-05-08`; null for anything else. */
export function parseIsoDate(text: string): PlainDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return match ? plainDate(Number(match[1]), Number(match[2]), Number(match[3])) : null
}

/** Writes a date in ISO form, such as `2026-05-08`. */
export function isoDate({ year, month, day }: PlainDate): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/**
 * Number of days since 1970-01-01, negative before it. From Howard Hinnant, "chrono-Compatible Low-Level Date
 * Algorithms", days_from_civil.
 */
export function toEpochDay({ year, month, day }: PlainDate): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146097 + dayOfEra - 719468
}

/** The date of a number of days since 1970-01-01; null outside the years 1 to 9999. Hinnant's civil_from_days. */
export function fromEpochDay(epochDay: number): PlainDate | null {
  const shifted = epochDay + 719468
  const era = Math.floor(shifted / 146097)
  const dayOfEra = shifted - era * 146097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthIndex = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * monthIndex + 2) / 5) + 1
  const month = monthIndex + (monthIndex < 10 ? 3 : -9)
  return plainDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
}

/** The date `days` later (earlier when negative), or null outside years 1 to 9999. */
export function addDays(date: PlainDate, days: number): PlainDate | null {
  return fromEpochDay(toEpochDay(date) + days)
}

/** As `addMonths`, without a limit on the year. */
function monthsLater(date: PlainDate, months: number): PlainDate {
  const index = date.year * 12 + (date.month - 1) + months
  const year = Math.floor(index / 12)
  const month = index - year * 12 + 1
  return { year, month, day: Math.min(date.day, daysInMonth(year, month)) }
}

/**
 * The date `months` later (earlier when negative); a day past the month's end becomes its last day. Null outside the
 * years 1 to 9999.
 */
export function addMonths(date: PlainDate, months: number): PlainDate | null {
  const { year, month, day } = monthsLater(date, months)
  return plainDate(year, month, day)
}

/** Number of days from `b` to `a`: negative when `a` is earlier, 0 when they are equal. */
export function compareDates(a: PlainDate, b: PlainDate): number {
  return toEpochDay(a) - toEpochDay(b)
}

/** Day of the week, 0 Sunday to 6 Saturday. */
export function dayOfWeek(date: PlainDate): number {
  return (((toEpochDay(date) + 4) % 7) + 7) % 7
}

/**
 * Years, months and days from `start` to `end`, equal to `Temporal.PlainDate.until` with `largestUnit: 'years'`: months
 * are counted forward from the start and a day past a month's end is clamped. `end` must not be earlier.
 */
export function spanBetween(start: PlainDate, end: PlainDate): DateSpan {
  const calendarMonths = (end.year - start.year) * 12 + (end.month - start.month)
  const wholeMonths = start.day > end.day ? calendarMonths - 1 : calendarMonths
  return {
    years: Math.floor(wholeMonths / 12),
    months: wholeMonths % 12,
    days: compareDates(end, monthsLater(start, wholeMonths)),
  }
}
