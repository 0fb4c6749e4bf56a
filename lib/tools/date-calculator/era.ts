import { toEpochDay, type PlainDate } from '@/lib/core/plain-date'

const MS_PER_DAY = 86_400_000

/** The year in Japan's calendar behind a date on Japanese pages, such as `（平成2年）`; '' on others. */
export function eraYear(locale: string, date: PlainDate): string {
  if (locale !== 'ja') return ''
  const format = new Intl.DateTimeFormat('ja-u-ca-japanese', { era: 'long', year: 'numeric', timeZone: 'UTC' })
  return `（${format.format(toEpochDay(date) * MS_PER_DAY)}）`
}
