import {
  addMonths,
  compareDates,
  isLeapYear,
  plainDate,
  spanBetween,
  toEpochDay,
  type DateSpan,
  type PlainDate,
} from '@/lib/core/plain-date'
import type { LeapBirthday } from './fields'

export interface Age extends DateSpan {
  /** Time of day on the last day; 0 unless that day is today. */
  readonly hours: number
  readonly minutes: number
  /** Calendar days since birth, regardless of daylight saving time. */
  readonly totalDays: number
  readonly totalHours: number
  readonly totalMinutes: number
  /** East Asian age reckoning: one at birth, one more at every New Year. */
  readonly countingAge: number
  /** Null when it would fall after year 9999. */
  readonly nextBirthday: PlainDate | null
  /** 0 on the birthday itself. */
  readonly daysToBirthday: number | null
}

const MINUTES_A_DAY = 1_440

export function isLeapDay({ month, day }: PlainDate): boolean {
  return month === 2 && day === 29
}

/** The birthday in a year; one on 29 February is on `leapBirthday` in common years. Null after year 9999. */
export function birthdayIn(year: number, birth: PlainDate, leapBirthday: LeapBirthday): PlainDate | null {
  if (!isLeapDay(birth) || isLeapYear(year)) return plainDate(year, birth.month, birth.day)
  return leapBirthday === 'march1' ? plainDate(year, 3, 1) : plainDate(year, 2, 28)
}

/** The first birthday on or after `asOf`, which must not be before birth; null after year 9999. */
export function nextBirthday(birth: PlainDate, asOf: PlainDate, leapBirthday: LeapBirthday): PlainDate | null {
  const thisYear = birthdayIn(asOf.year, birth, leapBirthday)
  if (thisYear && compareDates(thisYear, asOf) >= 0) return thisYear
  return birthdayIn(asOf.year + 1, birth, leapBirthday)
}

const LAST_MONTH = 11

/**
 * Years, months and days since birth: one year for each birthday reached, then whole months and days since the last
 * birthday. Equal to `Temporal.PlainDate.until` except after birth on 29 February, where Temporal knows no birthdays.
 */
function spanLived(birth: PlainDate, asOf: PlainDate, leapBirthday: LeapBirthday): DateSpan {
  const thisYear = birthdayIn(asOf.year, birth, leapBirthday)
  const year = thisYear && compareDates(thisYear, asOf) <= 0 ? asOf.year : asOf.year - 1
  const last = birthdayIn(year, birth, leapBirthday) ?? birth
  const { years, months, days } = spanBetween(last, asOf)
  if (years === 0) return { years: year - birth.year, months, days }
  // From a birthday on 28 February to the 28th of a leap year, a day before the next birthday.
  const lastMonth = addMonths(last, LAST_MONTH) ?? last
  return { years: year - birth.year, months: LAST_MONTH, days: compareDates(asOf, lastMonth) }
}

/**
 * Age on a day; null when the day is before birth. `minuteOfDay` (0 to 1439) is the current time if the day is today,
 * otherwise 0.
 */
export function ageOn(birth: PlainDate, asOf: PlainDate, leapBirthday: LeapBirthday, minuteOfDay = 0): Age | null {
  const totalDays = compareDates(asOf, birth)
  if (totalDays < 0) return null
  const totalMinutes = totalDays * MINUTES_A_DAY + minuteOfDay
  const next = nextBirthday(birth, asOf, leapBirthday)
  return {
    ...spanLived(birth, asOf, leapBirthday),
    hours: Math.floor(minuteOfDay / 60),
    minutes: minuteOfDay % 60,
    totalDays,
    totalHours: Math.floor(totalMinutes / 60),
    totalMinutes,
    countingAge: asOf.year - birth.year + 1,
    nextBirthday: next,
    daysToBirthday: next && toEpochDay(next) - toEpochDay(asOf),
  }
}
