import { useLocale, useTranslations } from 'next-intl'
import { TableCard } from '@/components/ui/results/TableCard'
import { formatDate } from '@/lib/core/format'
import { compareDates, isoDate, type PlainDate } from '@/lib/core/plain-date'
import { nearMilestones, type KeyDate } from '@/lib/tools/pregnancy-calculator/progress'

interface Props {
  dates: readonly KeyDate[]
  /** Completed weeks on `asOf`; null if there is no such date. */
  weeks: number | null
  asOf: PlainDate | null
}

const COLUMNS = ['week', 'date', 'name'] as const

/** The milestones near the current week, and a table of all milestones. */
export function KeyDates({ dates, weeks, asOf }: Props) {
  const t = useTranslations('pregnancy-calculator')
  const locale = useLocale()
  const near = weeks === null ? [] : nearMilestones(dates, weeks)

  return (
    <>
      {near.length > 0 && asOf && (
        <section className="card p-4 md:p-6">
          <h2 className="mb-3">{t('milestones.near')}</h2>
          <ul data-name="milestones" className="grid gap-2.5">
            {near.map(({ week, date }) => (
              <li key={week} data-week={week} data-date={isoDate(date)} className="rounded-tile bg-well px-4 py-3">
                <p className="font-semibold">{t(`milestones.w${week}`)}</p>
                <p className="text-sm text-ink-2">
                  {t('milestones.when', { week, date: formatDate(locale, date, 'weekday') })} ·{' '}
                  <DaysAway days={compareDates(date, asOf)} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <TableCard
        title={t('milestones.all')}
        name="keyDates"
        columns={COLUMNS.map((name) => ({ name, label: t(`columns.${name}`), isText: name === 'name' }))}
        rows={dates.map(({ week, date }) => [
          { text: t('milestones.week', { week }), value: week },
          { text: formatDate(locale, date), value: isoDate(date) },
          { text: t(`milestones.w${week}`) },
        ])}
      />
    </>
  )
}

function DaysAway({ days }: { days: number }) {
  const t = useTranslations('pregnancy-calculator.away')
  if (days === 0) return t('now')
  return days > 0 ? t('ahead', { count: days }) : t('past', { count: -days })
}
