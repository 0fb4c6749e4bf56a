import { useLocale, useTranslations } from 'next-intl'
import { Facts, type Fact } from '@/components/ui/Facts'
import { Figure } from '@/components/ui/Figure'
import { formatDate, formatNumber } from '@/lib/core/format'
import { compareDates, type PlainDate } from '@/lib/core/plain-date'
import type { Difference } from '@/lib/tools/date-calculator/difference'
import { PanelResult } from './panel'
import { SpanFigures } from './SpanFigures'
import { useDaysLeftText } from './useDaysLeftText'

interface Props {
  difference: Difference
  /** The day that D-day counts to. */
  endDate: PlainDate
  today: PlainDate | null
  link: () => string
}

export function DifferenceResult({ difference, endDate, today, link }: Props) {
  const t = useTranslations('date-calculator')
  const locale = useLocale()
  const daysLeftText = useDaysLeftText()
  const { years, months, days, start, end, totalDays, totalHours, weeks, weekDays, workingDays } = difference
  const daysLeft = today && compareDates(endDate, today)

  const facts: Fact[] = [
    {
      label: t('figures.weeks'),
      figure: (
        <Figure name="weeks" value={weeks}>
          {t('lengths.weeks', { weeks, days: weekDays })}
        </Figure>
      ),
    },
    {
      label: t('figures.workingDays'),
      figure: (
        <Figure name="workingDays" value={workingDays}>
          {t('lengths.days', { count: workingDays })}
        </Figure>
      ),
    },
    {
      label: t('figures.totalHours'),
      figure: (
        <Figure name="totalHours" value={totalHours}>
          {formatNumber(locale, totalHours)}
        </Figure>
      ),
    },
    ...(daysLeft === null
      ? []
      : [
          {
            label: t('figures.daysLeft'),
            figure: (
              <Figure name="daysLeft" value={daysLeft}>
                {daysLeftText(daysLeft)}
              </Figure>
            ),
          },
        ]),
  ]

  return (
    <PanelResult title={t('figures.totalDays')} link={link}>
      <div>
        <Figure name="totalDays" value={totalDays} className="headline-figure">
          {t('lengths.days', { count: totalDays })}
        </Figure>
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
      <Facts facts={facts} />
    </PanelResult>
  )
}
