import { useLocale, useTranslations } from 'next-intl'
import { StatList, type Stat } from '@/components/ui/results/StatList'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { formatDate, formatNumber } from '@/lib/core/format'
import { compareDates, type PlainDate } from '@/lib/core/plain-date'
import type { Difference } from '@/lib/tools/date-calculator/difference'
import { PanelResult } from './panel'
import { SpanFigures } from './SpanFigures'
import { useDaysLeftText } from './useDaysLeftText'

interface Props {
  difference: Difference
  /** The date that the D-day count refers to. */
  endDate: PlainDate
  today: PlainDate | null
  /** Counted from today: the days that are left lead. */
  isCountdown: boolean
  link: () => string
}

export function DifferenceResult({ difference, endDate, today, isCountdown, link }: Props) {
  const t = useTranslations('date-calculator')
  const locale = useLocale()
  const daysLeftText = useDaysLeftText()
  const { years, months, days, start, end, totalDays, totalHours, weeks, weekDays, workingDays } = difference
  const daysLeft = today && compareDates(endDate, today)

  const total = (
    <OutputValue name="totalDays" value={totalDays} className={isCountdown ? undefined : 'headline-figure'}>
      {t('lengths.days', { count: totalDays })}
    </OutputValue>
  )

  const stats: Stat[] = [
    { label: t('figures.weeks'), name: 'weeks', value: weeks, text: t('lengths.weeks', { weeks, days: weekDays }) },
    {
      label: t('figures.workingDays'),
      name: 'workingDays',
      value: workingDays,
      text: t('lengths.days', { count: workingDays }),
    },
    { label: t('figures.totalHours'), name: 'totalHours', value: totalHours, text: formatNumber(locale, totalHours) },
    ...(isCountdown ? [{ label: t('figures.totalDays'), figure: total }] : []),
    ...(daysLeft === null || isCountdown
      ? []
      : [{ label: t('figures.daysLeft'), name: 'daysLeft', value: daysLeft, text: daysLeftText(daysLeft) }]),
  ]

  return (
    <PanelResult title={t(isCountdown ? 'figures.daysLeft' : 'figures.totalDays')} link={link}>
      <div>
        {isCountdown && daysLeft !== null ? (
          <OutputValue name="daysLeft" value={daysLeft} className="headline-figure">
            {daysLeftText(daysLeft)}
          </OutputValue>
        ) : (
          total
        )}
        <SpanFigures span={{ years, months, days }} className="mt-1 text-xl font-bold" />
        <p className="mt-2 text-ink-2">
          {t('range', { start: formatDate(locale, start, 'long'), end: formatDate(locale, end, 'long') })}
        </p>
      </div>
      {difference.swapped && (
        <p role="note" className="rounded-tile bg-warn-soft px-4 py-3 text-[15px]">
          {t('swapped')}
        </p>
      )}
      <StatList stats={stats} />
    </PanelResult>
  )
}
