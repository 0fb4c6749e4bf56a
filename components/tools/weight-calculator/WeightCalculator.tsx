'use client'

import { useLocale, useMessages, useTranslations } from 'next-intl'
import { useFields } from '@/components/ui/fields/useFields'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import { FurtherResults } from '@/components/ui/results/FurtherResults'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import { formatDate, formatNumber } from '@/lib/core/format'
import { weightCalculatorFields } from '@/lib/tools/weight-calculator/fields'
import { idealWeight, type IdealWeight } from '@/lib/tools/weight-calculator/ideal-weight'
import { FormulaPlot } from './FormulaPlot'
import { WeightInputs } from './WeightInputs'
import { FormulaFigures, WeightResult } from './WeightResult'
import { useToday } from '@/components/ui/fields/useToday'
import { OutputValue } from '@/components/ui/results/OutputValue'
import type { Values } from '@/lib/core/fields'
import { isoDate } from '@/lib/core/plain-date'
import { targetDates } from '@/lib/tools/weight-calculator/target'

export default function WeightCalculator() {
  const t = useTranslations('weight-calculator')
  const locale = useLocale()
  const fields = useFields(weightCalculatorFields, useMessages()['weight-calculator'].initial)
  const hasWeight = fields.isValid('weight')
  const hasTarget = fields.isValid('targetWeight')
  // A weight outside its bounds says so beside itself, and nothing is concluded from it.
  const values = {
    ...fields.values,
    ...(!hasWeight && { weight: null }),
    ...(!hasTarget && { targetWeight: null }),
  }
  const isValid = values.heightUnit === 'cm' || fields.isValid('inches')
  const result = isValid ? idealWeight(values) : null

  return (
    <CalculatorLayout
      inputs={
        <>
          <WeightInputs fields={fields} />
          <KeyFigureBar
            label={t('figures.average')}
            figure={result ? `${formatNumber(locale, result.average, 1, 1)} kg` : undefined}
          />
        </>
      }
      results={
        result ? (
          <>
            <WeightResult result={result} standard={values.standard} link={fields.link} />
            <TargetResult values={values} result={result} />
            <FormulaPlot result={result} />
            <FurtherResults>
              <FormulaFigures result={result} />
            </FurtherResults>
          </>
        ) : (
          <EmptyResult text={t('empty')} />
        )
      }
    />
  )
}

/** The dates between which a target is reached at a safe pace, or why it is not. */
function TargetResult({ values, result }: { values: Values<typeof weightCalculatorFields>; result: IdealWeight }) {
  const t = useTranslations('weight-calculator.target')
  const locale = useLocale()
  const today = useToday()
  const target = today && targetDates(values, result, today)
  if (!target) return null
  const date = (name: 'earliest' | 'latest') =>
    typeof target !== 'string' && (
      <OutputValue name={`${name}Date`} label={t('title')} value={isoDate(target[name])} className="whitespace-nowrap">
        {formatDate(locale, target[name])}
      </OutputValue>
    )
  return (
    <section className="card grid gap-2 p-4 md:p-6">
      <h2>{t('title')}</h2>
      {typeof target === 'string' ? (
        <p role="note">{t(target)}</p>
      ) : (
        <>
          <p className="text-xl font-bold text-accent">
            {date('earliest')} – {date('latest')}
          </p>
          <p className="text-sm text-ink-2">{t('note')}</p>
        </>
      )}
    </section>
  )
}
