import { memoize } from '@/lib/core/memoize'
import { compareDates, fromEpochDay, toEpochDay, type PlainDate } from '@/lib/core/plain-date'
import type { LUNAR_CALENDARS } from './fields'
import { FIRST_LUNAR_YEAR, LUNAR_YEARS } from './lunar-years'

export type LunarCalendar = (typeof LUNAR_CALENDARS)[number]

export interface LunarDate {
  readonly year: number
  readonly month: number
  readonly day: number
  /** In the leap month, which follows the month of the same number. */
  readonly leap: boolean
}

interface LunarMonth extends Omit<LunarDate, 'day'> {
  /** First day in days since 1970. */
  readonly start: number
  /** 29 or 30 days. */
  readonly length: number
}

/** A lunar date in one lunar year. */
export interface Occurrence {
  readonly year: number
  readonly date: PlainDate
  /** Falls into the leap month. */
  readonly leap: boolean
  /** The month has no 30th day this year: the date is its last day. */
  readonly shortened: boolean
  /** The same day of the leap month, in a year that repeats the month. */
  readonly again?: PlainDate
}

const NEW_YEAR_1900 = toEpochDay({ year: 1900, month: 1, day: 31 })
/** The tables end here; the last lunar month of 2050 is not known. */
const LAST_DAY = toEpochDay({ year: 2050, month: 12, day: 31 })

const monthsOf = memoize((calendar: LunarCalendar): readonly LunarMonth[] => {
  let start = NEW_YEAR_1900
  return (LUNAR_YEARS[calendar].match(/.{5}/g) ?? []).flatMap((digits, index): LunarMonth[] => {
    const code = parseInt(digits, 16)
    const leapMonth = code >> 13
    return Array.from({ length: leapMonth ? 13 : 12 }, (_, position) => {
      const leap = leapMonth > 0 && position === leapMonth
      const month = leapMonth > 0 && position >= leapMonth ? position : position + 1
      const length = (code >> position) & 1 ? 30 : 29
      start += length
      return { year: FIRST_LUNAR_YEAR + index, month, leap, start: start - length, length }
    })
  })
})

/** The lunar date of a day from 31 January 1900 to 31 December 2050; null outside. */
export function lunarOf(calendar: LunarCalendar, date: PlainDate): LunarDate | null {
  const day = toEpochDay(date)
  if (day > LAST_DAY) return null
  const found = monthsOf(calendar).findLast(({ start }) => start <= day)
  return found ? { year: found.year, month: found.month, leap: found.leap, day: day - found.start + 1 } : null
}

function inMonth({ start, length }: LunarMonth, day: number): PlainDate | null {
  const found = start + Math.min(day, length) - 1
  return found > LAST_DAY ? null : fromEpochDay(found)
}

/**
 * The next `count` days from `from` on that have a lunar date, fewer where the tables end (2050). A date in a leap month is
 * kept in the ordinary month of the same number, except in years that have this leap month.
 */
export function lunarDatesFrom(
  calendar: LunarCalendar,
  { month, day, leap }: Omit<LunarDate, 'year'>,
  from: PlainDate,
  count: number,
): Occurrence[] {
  const months = monthsOf(calendar).filter((one) => one.month === month)
  const first = toEpochDay(from)
  return months
    .filter((one) => !one.leap)
    .flatMap((ordinary): Occurrence[] => {
      const repeated = months.find((one) => one.leap && one.year === ordinary.year)
      const chosen = leap && repeated ? repeated : ordinary
      const date = inMonth(chosen, day)
      if (!date || toEpochDay(date) < first) return []
      const again = repeated && chosen === ordinary ? inMonth(repeated, day) : null
      return [{ year: chosen.year, date, leap: chosen.leap, shortened: day > chosen.length, ...(again && { again }) }]
    })
    .slice(0, count)
}

/** The last day of this year before `today` that had a lunar date, after the birth if its lunar year is known; else undefined. */
export function passedThisYear(
  calendar: LunarCalendar,
  { year, ...lunar }: Omit<LunarDate, 'year'> & { readonly year: number | null },
  today: PlainDate,
): PlainDate | undefined {
  return lunarDatesFrom(calendar, lunar, { ...today, month: 1, day: 1 }, 2).findLast(
    (one) => compareDates(one.date, today) < 0 && one.year > (year ?? 0),
  )?.date
}
