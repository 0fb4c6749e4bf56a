import { useLocale, useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/results/DataTable'
import { formatDate } from '@/lib/core/format'
import { compareDates, isoDate, type PlainDate } from '@/lib/core/plain-date'
import { milestonesFrom } from '@/lib/tools/date-calculator/milestones'
import { useDaysLeftText } from './useDaysLeftText'

interface Props {
  start: PlainDate
  inclusive: boolean
  today: PlainDate | null
}

/** Milestones such as the 100th day and the first year after a date, with the days left until each. */
export function MilestoneTable({ start, inclusive, today }: Props) {
  const t = useTranslations('date-calculator')
  const locale = useLocale()
  const daysLeftText = useDaysLeftText()
  const name = ({ unit, count }: { unit: 'days' | 'years'; count: number }) => {
    if (unit === 'years') return t('milestones.years', { count })
    return inclusive ? t('milestones.dayNumber', { count }) : t('milestones.daysLater', { count })
  }
  return (
    <section className="card p-4 md:p-6">
      <h2>{t('milestones.title')}</h2>
      <p className="mt-1 mb-3 text-sm text-ink-2">
        {t(inclusive ? 'milestones.fromDayOne' : 'milestones.from', { start: formatDate(locale, start) })}
      </p>
      <DataTable
        name="milestones"
        caption={t('milestones.title')}
        columns={(['milestone', 'date', 'daysLeft'] as const).map((column) => ({
          name: column,
          label: t(`columns.${column}`),
        }))}
        rows={milestonesFrom(start, inclusive).map(({ unit, count, date }) => {
          const left = today && compareDates(date, today)
          return [
            { text: name({ unit, count }), value: `${count} ${unit}` },
            { text: formatDate(locale, date), value: isoDate(date) },
            left === null ? { text: '' } : { text: daysLeftText(left), value: left },
          ]
        })}
      />
    </section>
  )
}
