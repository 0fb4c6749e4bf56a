import {
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
  /** Time of day that has passed on the last day; 0 unless that day is today. */
  readonly hours: number
  readonly minutes: number
  /** Calendar days lived, whatever the clocks did. */
  readonly totalDays: number
  readonly totalHours: number
  readonly totalMinutes: number
  /** The year of birth counts as one, and every New Year adds one. */
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

/** The birthday of a year; one on 29 February falls on `leapBirthday` in a common year. Null after year 9999. */
export function birthdayIn(year: number, birth: PlainDate, leapBirthday: LeapBirthday): PlainDate | null {
  if (!isLeapDay(birth) || isLeapYear(year)) return plainDate(year, birth.month, birth.day)
  return leapBirthday === 'march1' ? plainDate(year, 3, 1) : plainDate(year, 2, 28)
}

/** The first birthday on or after a day that is not before birth; null after year 9999. */
function nextBirthday(birth: PlainDate, asOf: PlainDate, leapBirthday: LeapBirthday): PlainDate | null {
  const thisYear = birthdayIn(asOf.year, birth, leapBirthday)
  if (thisYear && compareDates(thisYear, asOf) >= 0) return thisYear
  return birthdayIn(asOf.year + 1, birth, leapBirthday)
}

/** Years, months and days lived. Who celebrates 29 February on the 28th is a year older on that day. */
function spanLived(birth: PlainDate, asOf: PlainDate, leapBirthday: LeapBirthday): DateSpan {
  const celebratedEarly =
    isLeapDay(birth) && leapBirthday === 'february28' && !isLeapYear(asOf.year) && asOf.month === 2 && asOf.day === 28
  return celebratedEarly ? { years: asOf.year - birth.year, months: 0, days: 0 } : spanBetween(birth, asOf)
}

/**
 * Age on a day, as `Temporal.PlainDate.until` counts; null when the day is before birth. `minuteOfDay` (0 to 1439) is the
 * time that has passed on that day: give 0 for any day but today.
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
