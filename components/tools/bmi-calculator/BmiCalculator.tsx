'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useFields } from '@/components/hooks/useFields'
import { CalculatorLayout } from '@/components/ui/CalculatorLayout'
import { KeyFigureBar } from '@/components/ui/KeyFigureBar'
import { shownBmi } from '@/lib/core/body-mass-index'
import { formatNumber } from '@/lib/core/format'
import { computeBmi, presetStandard } from '@/lib/tools/bmi-calculator/bmi'
import { bmiFields } from '@/lib/tools/bmi-calculator/fields'
import { BmiCategories } from './BmiCategories'
import { BmiInputs } from './BmiInputs'
import { BmiResult } from './BmiResult'

export default function BmiCalculator() {
  const t = useTranslations('bmi-calculator')
  const locale = useLocale()
  const preset = useMemo(() => ({ standard: presetStandard(locale) }), [locale])
  const fields = useFields(bmiFields, preset)
  const { values } = fields
  const result = useMemo(() => computeBmi(values), [values])

  return (
    <CalculatorLayout
      inputs={
        <>
          <BmiInputs fields={fields} />
          <KeyFigureBar
            label={t('figures.bmi')}
            figure={result ? formatNumber(locale, shownBmi(result.bmi), 1, 1) : undefined}
          />
        </>
      }
      results={
        <>
          <BmiResult result={result} unit={values.unit} standard={values.standard} link={fields.link} />
          <BmiCategories standard={values.standard} current={result?.category} />
        </>
      }
    />
  )
}
