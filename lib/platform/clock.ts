import { plainDate, type PlainDate } from '@/lib/core/plain-date'

/** The calendar date of a time (by default, now) in the visitor's time zone. */
export function localDate(time = new Date()): PlainDate {
  const { year, month, day } = { year: time.getFullYear(), month: time.getMonth() + 1, day: time.getDate() }
  return plainDate(year, month, day) ?? { year, month, day }
}

/** Minutes since midnight on the visitor's clock, 0 to 1439. */
export function localMinuteOfDay(time = new Date()): number {
  return time.getHours() * 60 + time.getMinutes()
}

const INTERVAL_MILLISECONDS = 10_000

/** Calls `listener` every ten seconds and when the page becomes visible or hidden; returns a function that stops it. */
export function watchClock(listener: () => void): () => void {
  const timer = setInterval(listener, INTERVAL_MILLISECONDS)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}
