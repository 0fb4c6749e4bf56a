import type { Values } from '@/lib/core/fields'
import { addDays, compareDates, type PlainDate } from '@/lib/core/plain-date'
import { FERTILE_DAYS_BEFORE } from './cycle'
import { AVERAGE, EARLIER_STARTS, type ovulationCalendarFields } from './fields'

/** Between starts further apart a period was probably not entered. Bull et al., npj Digital Medicine 2 (2019), 83. */
const LONGEST_CYCLE = 60

/** The cycles between the entered first days, lengths in days. */
export type CycleHistory = NonNullable<ReturnType<typeof cycleHistory>>

/** The history that at least three first days say; null for fewer, and where a date leaves the years 1 to 9999. */
export function cycleHistory(values: Values<typeof ovulationCalendarFields>) {
  const given = [values.lastPeriod, ...EARLIER_STARTS.map((name) => values[name])]
  const starts = given.filter((day) => day !== null).sort(compareDates)
  const all = starts.slice(1).map((day, index) => compareDates(day, starts[index] ?? day))
  const lengths = all.filter((length) => length > 0 && length <= LONGEST_CYCLE)
  const last = starts.at(-1)
  if (!last || !values.lastPeriod || lengths.length < 2) return null
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)]
  const luteal = values.lutealLength ?? AVERAGE.lutealLength
  const days = {
    /** The six fertile days of the shortest cycle to those of the longest, for the current cycle, with the day after. */
    fertileStart: addDays(last, shortest - luteal - FERTILE_DAYS_BEFORE),
    fertileEnd: addDays(last, longest - luteal + 1),
    /** The days between which the next period begins. */
    earliestPeriod: addDays(last, shortest),
    latestPeriod: addDays(last, longest),
  }
  if (Object.values(days).includes(null)) return null
  return {
    ...(days as Record<keyof typeof days, PlainDate>),
    average: lengths.reduce((sum, length) => sum + length, 0) / lengths.length,
    shortest,
    longest,
    count: lengths.length,
    /** Lengths over 60 days, which are not counted. */
    gaps: all.filter((length) => length > LONGEST_CYCLE).length,
  }
}
