import { useLocale, useTranslations } from 'next-intl'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { formatDate } from '@/lib/core/format'
import { addDays, isoDate } from '@/lib/core/plain-date'
import type { Difference } from '@/lib/tools/date-calculator/difference'
import { FIRST_YEAR, holidaysBetween, LAST_YEAR, type Country } from '@/lib/tools/date-calculator/holidays'

/** More days than this are counted and not listed. */
const MAX_LISTED = 40

/** The working days of a period without the public holidays of a country. */
export default function WorkingDays({ difference, country }: { difference: Difference; country: Country }) {
  const t = useTranslations('date-calculator')
  const locale = useLocale()
  const { start, end, totalDays, workingDays } = difference
  const holidays = holidaysBetween(country, start, addDays(start, totalDays) ?? end)
  const years = { first: String(FIRST_YEAR), last: String(LAST_YEAR) }
  const days = workingDays - holidays.length

  return (
    <section className="card grid gap-3 p-4 md:p-6">
      <h2>{t('holidays.title')}</h2>
      <p>
        <OutputValue
          name="businessDays"
          label={t('holidays.title')}
          value={days}
          className="text-2xl font-extrabold text-accent"
        >
          {t('lengths.days', { count: days })}
        </OutputValue>{' '}
        <span className="text-ink-2">{t('holidays.sum', { weekdays: workingDays, count: holidays.length })}</span>
      </p>
      {(start.year < FIRST_YEAR || end.year > LAST_YEAR) && (
        <p role="note" className="rounded-tile bg-warn-soft px-4 py-3 text-[15px]">
          {t('holidays.unknown', years)}
        </p>
      )}
      {holidays.length > 0 && holidays.length <= MAX_LISTED && (
        <ul aria-label={t('holidays.taken')} className="flex flex-wrap gap-x-4 gap-y-1 text-[15px]">
          {holidays.map((day) => (
            <li key={isoDate(day)} className="whitespace-nowrap">
              {formatDate(locale, day, start.year === end.year ? 'weekday' : 'medium')}
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-2">{t('holidays.source', { country, ...years })}</p>
    </section>
  )
}
