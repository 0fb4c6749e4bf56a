import { addMonths, dayOfWeek, daysInMonth, type PlainDate } from '@/lib/core/plain-date'
import { isOver, type Cycle } from './cycle'

/** Weeks of a month from Sunday to Saturday; null for days of the adjacent months. */
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

/** The first day of the month `shift` months later; null outside the years 1 to 9999. */
export function monthAt({ year, month }: PlainDate, shift: number): PlainDate | null {
  return addMonths({ year, month, day: 1 }, shift)
}

/** A day of the month that the calendar initially shows: today, or the first known day if nothing is known of today. */
export function openingDay(cycle: Cycle, today: PlainDate): PlainDate {
  return isOver(cycle, today) ? cycle.start : today
}
