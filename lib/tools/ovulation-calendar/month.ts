import { addMonths, compareDates, dayOfWeek, daysInMonth, type PlainDate } from '@/lib/core/plain-date'
import type { Cycle } from './cycle'

/** Weeks of a month from Sunday to Saturday; null where a day belongs to the month before or after. */
export function monthWeeks({ year, month }: PlainDate): (PlainDate | null)[][] {
  const length = daysInMonth(year, month)
  const before = dayOfWeek({ year, month, day: 1 })
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before + 1
      return day >= 1 && day <= length ? { year, month, day } : null
    }),
  )
}

/** The first day of the month `shift` months on; null outside years 1 to 9999. */
export function monthAt({ year, month }: PlainDate, shift: number): PlainDate | null {
  return addMonths({ year, month, day: 1 }, shift)
}

/** Cycles after which a forecast from one date is of no use, and today's month is no longer the one to open with. */
const FORECAST_CYCLES = 7

/** A day of the month to open the calendar with: today, or the first known day when that is long ago. */
export function openingDay({ start, cycleLength }: Cycle, today: PlainDate): PlainDate {
  return compareDates(today, start) < FORECAST_CYCLES * cycleLength ? today : start
}
