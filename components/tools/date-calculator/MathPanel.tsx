import { useLocale, useTranslations } from 'next-intl'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import { NumberField } from '@/components/ui/fields/NumberField'
import { Segmented } from '@/components/ui/fields/Segmented'
import { SelectField } from '@/components/ui/fields/SelectField'
import { ToolSettings } from '@/components/ui/fields/ToolSettings'
import { formatDate } from '@/lib/core/format'
import { compareDates, isoDate } from '@/lib/core/plain-date'
import { shiftDate } from '@/lib/tools/date-calculator/math'
import { daysProblem } from '@/lib/tools/date-calculator/problems'
import { DateWithToday, PanelInputs, PanelResult, type PanelProps } from './panel'
import { useDaysLeftText } from './useDaysLeftText'

export function MathPanel({ fields, today, onReset }: PanelProps) {
  const t = useTranslations('date-calculator')
  const locale = useLocale()
  const daysLeftText = useDaysLeftText()
  const { baseDate, operation, days: count, unit } = fields.values
  const result = baseDate && count !== null ? shiftDate(baseDate, operation, count, unit) : null

  const operationField = (
    <Segmented
      field={fields.bind('operation')}
      label={t('fields.operation')}
      options={(value) => t(`operations.${value}`)}
    />
  )
  const amount = (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(7rem,auto)] gap-3">
      <NumberField field={fields.bind('days', daysProblem(fields.values))} label={t('fields.days')} />
      <SelectField field={fields.bind('unit')} label={t('fields.unit')} options={(value) => t(`units.${value}`)} />
    </div>
  )

  return (
    <CalculatorLayout
      inputs={
        <>
          <PanelInputs onReset={onReset}>
            <ToolSettings
              fields={fields}
              names={['baseDate', 'operation', 'days', 'unit']}
              front={[
                { names: ['baseDate'], control: <DateWithToday fields={fields} name="baseDate" today={today} /> },
                { names: ['operation'], control: operationField },
                { names: ['days', 'unit'], control: amount },
              ]}
            />
          </PanelInputs>
          <KeyFigureBar label={t('figures.resultDate')} figure={result ? formatDate(locale, result) : undefined} />
        </>
      }
      results={
        result && baseDate && count !== null ? (
          <PanelResult title={t('figures.resultDate')} link={fields.link}>
            <OutputValue
              name="resultDate"
              value={isoDate(result)}
              className="headline-figure text-[clamp(26px,4vw,40px)]"
            >
              {formatDate(locale, result, 'long')}
            </OutputValue>
            <p className="text-ink-2">
              {t(`sums.${operation}`, {
                base: formatDate(locale, baseDate, 'long'),
                amount: t(`amounts.${unit}`, { count }),
              })}
            </p>
            {today && (
              <p>
                {t.rich('fromToday', {
                  days: () => (
                    <OutputValue name="daysLeft" value={compareDates(result, today)} className="font-bold">
                      {daysLeftText(compareDates(result, today))}
                    </OutputValue>
                  ),
                })}
              </p>
            )}
          </PanelResult>
        ) : (
          <EmptyResult text={t('empty.math')} />
        )
      }
    />
  )
}
