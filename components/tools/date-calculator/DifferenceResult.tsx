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
    {
      label: t('figures.weeks'),
      figure: (
        <OutputValue name="weeks" value={weeks}>
          {t('lengths.weeks', { weeks, days: weekDays })}
        </OutputValue>
      ),
    },
    {
      label: t('figures.workingDays'),
      figure: (
        <OutputValue name="workingDays" value={workingDays}>
          {t('lengths.days', { count: workingDays })}
        </OutputValue>
      ),
    },
    {
      label: t('figures.totalHours'),
      figure: (
        <OutputValue name="totalHours" value={totalHours}>
          {formatNumber(locale, totalHours)}
        </OutputValue>
      ),
    },
    ...(isCountdown ? [{ label: t('figures.totalDays'), figure: total }] : []),
    ...(daysLeft === null || isCountdown
      ? []
      : [
          {
            label: t('figures.daysLeft'),
            figure: (
              <OutputValue name="daysLeft" value={daysLeft}>
                {daysLeftText(daysLeft)}
              </OutputValue>
            ),
          },
        ]),
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
