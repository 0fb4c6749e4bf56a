import { toEpochDay, type PlainDate } from '@/lib/core/plain-date'

const MS_PER_DAY = 86_400_000

/** The year of a date in Japan's calendar, such as `平成2年`. */
export function eraYear(date: PlainDate): string {
  const format = new Intl.DateTimeFormat('ja-u-ca-japanese', { era: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(toEpochDay(date) * MS_PER_DAY)
}
