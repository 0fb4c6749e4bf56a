import { plainDate, type PlainDate } from '@/lib/core/plain-date'

/** The calendar date of a moment (now, unless given) where the visitor is. */
export function localDate(moment = new Date()): PlainDate {
  const { year, month, day } = { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() }
  return plainDate(year, month, day) ?? { year, month, day }
}

/** Minutes that the visitor's clock shows past midnight, 0 to 1439. */
export function localMinuteOfDay(moment = new Date()): number {
  return moment.getHours() * 60 + moment.getMinutes()
}

const LOOK_EVERY_MILLISECONDS = 10_000

/** Calls `listener` every ten seconds and when the page comes back into view; returns the way to stop. */
export function watchClock(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_EVERY_MILLISECONDS)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}
