import { useLocale, useTranslations } from 'next-intl'
import { late } from '@/components/ui/layout/late'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { CheckField } from '@/components/ui/fields/CheckField'
import { DateField } from '@/components/ui/fields/DateField'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import { MoreSettings } from '@/components/ui/fields/MoreSettings'
import { SelectField } from '@/components/ui/fields/SelectField'
import { FurtherResults } from '@/components/ui/results/FurtherResults'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import { compareDates, isoDate, type PlainDate } from '@/lib/core/plain-date'
import { differenceBetween, type Difference } from '@/lib/tools/date-calculator/difference'
import { useDaysLeftText } from './useDaysLeftText'
import { DateWithToday, PanelInputs, PanelResult, type PanelProps } from './panel'
import { StatList, type Stat } from '@/components/ui/results/StatList'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { formatDate, formatNumber } from '@/lib/core/format'
import { SpanFigures } from './SpanFigures'
import { DataTable } from '@/components/ui/results/DataTable'
import { milestonesFrom } from '@/lib/tools/date-calculator/milestones'

// Loaded with the list of the holidays when a country is chosen.
const WorkingDays = late(() => import('./WorkingDays'))

export function DifferencePanel({ fields, today, onReset }: PanelProps) {
  const t = useTranslations('date-calculator')
  const { startDate, endDate, inclusive, holidays } = fields.values
  const difference = startDate && endDate && differenceBetween(startDate, endDate, inclusive)
  // Counted from today, which is what the tool starts with, the days that are left are what the visitor came for, unless the
  // last day is to count, too.
  const isCountdown = !inclusive && startDate !== null && today !== null && compareDates(startDate, today) === 0
  const daysLeftText = useDaysLeftText()
  const figure = () => {
    if (!difference) return undefined
    if (isCountdown && endDate) return daysLeftText(compareDates(endDate, today))
    return t('lengths.days', { count: difference.totalDays })
  }

  return (
    <CalculatorLayout
      inputs={
        <>
          <PanelInputs onReset={onReset}>
            <DateWithToday fields={fields} name="startDate" today={today} />
            <DateField field={fields.bind('endDate')} label={t('fields.endDate')} defaultsToToday />
            <MoreSettings fields={fields} names={['inclusive', 'holidays']}>
              <CheckField field={fields.bind('inclusive')} label={t('fields.inclusive')} hint={t('hints.inclusive')} />
              <SelectField
                field={fields.bind('holidays')}
                label={t('fields.holidays')}
                options={(value) => t(`holidays.countries.${value}`)}
              />
            </MoreSettings>
          </PanelInputs>
          <KeyFigureBar label={t(isCountdown ? 'figures.daysLeft' : 'figures.totalDays')} figure={figure()} />
        </>
      }
      results={
        difference ? (
          <>
            <DifferenceResult
              difference={difference}
              endDate={endDate}
              today={today}
              isCountdown={isCountdown}
              link={fields.link}
            />
            {holidays !== 'none' && (
              <WorkingDays difference={difference} country={holidays} fallback={<p>{t('calculating')}</p>} />
            )}
            <FurtherResults>
              <MilestoneTable start={difference.start} inclusive={inclusive} today={today} />
            </FurtherResults>
          </>
        ) : (
          <EmptyResult text={t('empty.difference')} />
        )
      }
    />
  )
}

interface DifferenceResultProps {
  difference: Difference
  /** The date that the D-day count refers to. */
  endDate: PlainDate
  today: PlainDate | null
  /** Counted from today: the days that are left lead. */
  isCountdown: boolean
  link: () => string
}

function DifferenceResult({ difference, endDate, today, isCountdown, link }: DifferenceResultProps) {
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

interface MilestoneTableProps {
  start: PlainDate
  inclusive: boolean
  today: PlainDate | null
}

/** Milestones such as the 100th day and the first year after a date, with the days left until each. */
function MilestoneTable({ start, inclusive, today }: MilestoneTableProps) {
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
