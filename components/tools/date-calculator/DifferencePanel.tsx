import { useTranslations } from 'next-intl'
import { late } from '@/components/ui/layout/late'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { CheckField } from '@/components/ui/fields/CheckField'
import { DateField } from '@/components/ui/fields/DateField'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import { MoreSettings } from '@/components/ui/fields/MoreSettings'
import { SelectField } from '@/components/ui/fields/SelectField'
import { FurtherResults } from '@/components/ui/results/FurtherResults'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import { compareDates } from '@/lib/core/plain-date'
import { differenceBetween } from '@/lib/tools/date-calculator/difference'
import { DifferenceResult } from './DifferenceResult'
import { MilestoneTable } from './MilestoneTable'
import { useDaysLeftText } from './useDaysLeftText'
import { DateWithToday, PanelInputs, type PanelProps } from './panel'

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
