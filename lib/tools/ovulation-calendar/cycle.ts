import type { Problem, Values } from '@/lib/core/fields'
import { addDays, compareDates, type PlainDate } from '@/lib/core/plain-date'
import { AVERAGE, EARLIER_STARTS, type EarlierStart, type ovulationCalendarFields } from './fields'

export const DAY_TYPES = ['menstruation', 'fertile', 'ovulation', 'luteal', 'follicular'] as const
export type DayType = (typeof DAY_TYPES)[number]

/** A cycle that repeats from the first day of the last period; lengths in days. */
export interface Cycle {
  readonly start: PlainDate
  readonly cycleLength: number
  readonly periodLength: number
  /** Days from the first day of a cycle to ovulation. */
  readonly ovulationOffset: number
}

type OvulationValues = Values<typeof ovulationCalendarFields>

/** Length of the fertile window before the day of ovulation (Wilcox et al., NEJM 1995; 333: 1517). */
export const FERTILE_DAYS_BEFORE = 5

function days(value: number | null, average: number): number {
  return value === null ? average : Math.round(value)
}

/**
 * Converts the fields to a cycle; the average replaces a length that is not a number. Null when the first day is
 * missing or in the future, or when the lengths contradict each other.
 */
export function cycleOf(values: OvulationValues, today: PlainDate | null): Cycle | null {
  const start = values.lastPeriod
  const cycleLength = days(values.cycleLength, AVERAGE.cycleLength)
  const periodLength = days(values.periodLength, AVERAGE.periodLength)
  const lutealLength = days(values.lutealLength, AVERAGE.lutealLength)
  if (!start || (today && compareDates(start, today) > 0)) return null
  if (periodLength < 1 || lutealLength < 1 || lutealLength >= cycleLength || periodLength >= cycleLength) return null
  return { start, cycleLength, periodLength, ovulationOffset: cycleLength - lutealLength }
}

/** True once a day is more than one cycle after the last known period, so that nothing is known of the day. */
export function isOver({ start, cycleLength }: Cycle, day: PlainDate): boolean {
  return compareDates(day, start) > cycleLength
}

/** The problem of an earlier first day: it comes before the last one, and no day is entered twice. */
export function earlierProblem(values: OvulationValues, name: EarlierStart): Problem | undefined {
  const { lastPeriod, [name]: day } = values
  if (!day || !lastPeriod) return undefined
  if (compareDates(day, lastPeriod) > 0) return { code: 'afterLast', params: {} }
  const others = [lastPeriod, ...EARLIER_STARTS.filter((other) => other !== name).map((other) => values[other])]
  const isTwice = others.some((other) => other && compareDates(other, day) === 0)
  return isTwice ? { code: 'sameStart', params: {} } : undefined
}

/** Rejects a last period in the future. */
export function lastPeriodProblem({ lastPeriod }: OvulationValues, today: PlainDate | null): Problem | undefined {
  const future = lastPeriod && today && compareDates(lastPeriod, today) > 0
  return future ? { code: 'futureDate', params: {} } : undefined
}

function typeOf({ periodLength, ovulationOffset }: Cycle, offset: number, toOvulation: number): DayType {
  if (offset < periodLength) return 'menstruation'
  if (toOvulation === 0) return 'ovulation'
  if (toOvulation <= FERTILE_DAYS_BEFORE) return 'fertile'
  return offset > ovulationOffset ? 'luteal' : 'follicular'
}

/**
 * Classifies a day, assuming that the cycle repeats; null before the first known day, and from the next period on when
 * that should have begun before `today`. The types in order of precedence
 * are menstruation, ovulation, fertile, luteal, follicular. Fertility is peak on the day of ovulation, high on the five
 * days before, otherwise low. Days of the cycle count from 1.
 */
export function classifyDay(cycle: Cycle, date: PlainDate, today?: PlainDate) {
  const since = compareDates(date, cycle.start)
  if (since < 0 || (today && isOver(cycle, today) && since >= cycle.cycleLength)) return null
  const offset = since % cycle.cycleLength
  const toOvulation = (cycle.ovulationOffset - offset + cycle.cycleLength) % cycle.cycleLength
  const fertility: 'peak' | 'high' | 'low' =
    toOvulation === 0 ? 'peak' : toOvulation <= FERTILE_DAYS_BEFORE ? 'high' : 'low'
  return { type: typeOf(cycle, offset, toOvulation), fertility, cycleDay: offset + 1 }
}

export interface CycleDates {
  /** First day of the period. */
  readonly start: PlainDate
  readonly ovulationDate: PlainDate
  readonly fertileStart: PlainDate
  /** The day after ovulation, which the documented window includes as a margin. */
  readonly fertileEnd: PlainDate
  readonly lutealStart: PlainDate
  readonly lutealEnd: PlainDate
  readonly nextPeriod: PlainDate
}

/** Dates of a cycle by its number, the entered one being 1; null when any is outside the years 1 to 9999. */
export function cycleDates(cycle: Cycle, number: number): CycleDates | null {
  const at = (offset: number) => addDays(cycle.start, (number - 1) * cycle.cycleLength + offset)
  const dates = {
    start: at(0),
    ovulationDate: at(cycle.ovulationOffset),
    fertileStart: at(cycle.ovulationOffset - FERTILE_DAYS_BEFORE),
    fertileEnd: at(cycle.ovulationOffset + 1),
    lutealStart: at(cycle.ovulationOffset + 1),
    lutealEnd: at(cycle.cycleLength - 1),
    nextPeriod: at(cycle.cycleLength),
  }
  return Object.values(dates).includes(null) ? null : (dates as CycleDates)
}

const NEXT_CYCLES = 6

/** The six cycles after the entered one, numbered from 2. */
export function nextCycles(cycle: Cycle): (CycleDates & { readonly number: number })[] {
  return Array.from({ length: NEXT_CYCLES }, (_, index) => index + 2).flatMap((number) => {
    const dates = cycleDates(cycle, number)
    return dates ? [{ ...dates, number }] : []
  })
}
