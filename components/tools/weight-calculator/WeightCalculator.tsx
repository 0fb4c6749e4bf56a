'use client'

import { useLocale, useMessages, useTranslations } from 'next-intl'
import { useFields } from '@/components/ui/fields/useFields'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import { FurtherResults } from '@/components/ui/results/FurtherResults'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import { formatNumber } from '@/lib/core/format'
import { weightCalculatorFields } from '@/lib/tools/weight-calculator/fields'
import { idealWeight } from '@/lib/tools/weight-calculator/ideal-weight'
import { FormulaPlot } from './FormulaPlot'
import { TargetResult } from './TargetResult'
import { WeightInputs } from './WeightInputs'
import { FormulaFigures, WeightResult } from './WeightResult'

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
