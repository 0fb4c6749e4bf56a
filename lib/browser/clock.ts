import { plainDate, type PlainDate } from '@/lib/core/plain-date'

/** The calendar date of a moment (now, unless given) where the visitor is. */
export function localDate(moment = new Date()): PlainDate {
  const { year, month, day } = { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() }
  return plainDate(year, month, day) ?? { year, month, day }
}
