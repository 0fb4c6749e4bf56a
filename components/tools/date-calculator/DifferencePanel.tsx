import { useTranslations } from 'next-intl'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { CheckField } from '@/components/ui/fields/CheckField'
import { DateField } from '@/components/ui/fields/DateField'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import { differenceBetween } from '@/lib/tools/date-calculator/difference'
import { DifferenceResult } from './DifferenceResult'
import { MilestoneTable } from './MilestoneTable'
import { DateWithToday, PanelInputs, type PanelProps } from './panel'

export function DifferencePanel({ fields, today, onReset }: PanelProps) {
  const t = useTranslations('date-calculator')
  const { startDate, endDate, inclusive } = fields.values
  const difference = startDate && endDate && differenceBetween(startDate, endDate, inclusive)

  return (
    <CalculatorLayout
      inputs={
        <>
          <PanelInputs onReset={onReset}>
            <DateWithToday fields={fields} name="startDate" today={today} />
            <DateField field={fields.bind('endDate')} label={t('fields.endDate')} defaultsToToday />
            <CheckField field={fields.bind('inclusive')} label={t('fields.inclusive')} hint={t('hints.inclusive')} />
          </PanelInputs>
          <KeyFigureBar
            label={t('figures.totalDays')}
            figure={difference ? t('lengths.days', { count: difference.totalDays }) : undefined}
          />
        </>
      }
      results={
        difference ? (
          <>
            <DifferenceResult difference={difference} endDate={endDate} today={today} link={fields.link} />
            <MilestoneTable start={difference.start} inclusive={inclusive} today={today} />
          </>
        ) : (
          <EmptyResult text={t('empty.difference')} />
        )
      }
    />
  )
}
