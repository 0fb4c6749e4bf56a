'use client'

import { useLocale, useMessages, useTranslations } from 'next-intl'
import { useFields } from '@/components/ui/fields/useFields'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import { FurtherResults } from '@/components/ui/results/FurtherResults'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import { displayedBmi } from '@/lib/formulas/body-mass-index'
import { formatNumber } from '@/lib/core/format'
import { computeBmi } from '@/lib/tools/bmi-calculator/bmi'
import { bmiCalculatorFields } from '@/lib/tools/bmi-calculator/fields'
import { BmiCategories } from './BmiCategories'
import { BmiInputs } from './BmiInputs'
import { BmiResult } from './BmiResult'
import { BmiScale } from './BmiScale'

export default function BmiCalculator() {
  const t = useTranslations('bmi-calculator')
  const locale = useLocale()
  const fields = useFields(bmiCalculatorFields, useMessages()['bmi-calculator'].initial)
  const { values } = fields
  const { unit, standard } = values
  const isValid = fields.isValid('weight') && (unit === 'metric' || fields.isValid('inches'))
  const result = isValid ? computeBmi(values) : null

  return (
    <CalculatorLayout
      inputs={
        <>
          <BmiInputs fields={fields} />
          <KeyFigureBar
            label={t('figures.bmi')}
            figure={result ? formatNumber(locale, displayedBmi(result.bmi), 1, 1) : undefined}
          />
        </>
      }
      results={
        <>
          {result ? (
            <BmiResult result={result} unit={unit} standard={standard} link={fields.link} />
          ) : (
            <EmptyResult text={t(`empty.${unit}`)} picture={<BmiScale result={null} standard={standard} />} />
          )}
          <FurtherResults>
            <BmiCategories standard={standard} current={result?.category} />
          </FurtherResults>
        </>
      }
    />
  )
}
