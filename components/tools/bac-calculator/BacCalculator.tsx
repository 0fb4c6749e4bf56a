'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useFields } from '@/components/hooks/useFields'
import { useMomentOf } from '@/components/hooks/useMomentOf'
import { CalculatorLayout } from '@/components/ui/CalculatorLayout'
import { KeyFigureBar } from '@/components/ui/KeyFigureBar'
import { computeBac, presetLimit } from '@/lib/tools/bac-calculator/bac'
import { bacFields } from '@/lib/tools/bac-calculator/fields'
import { BacInputs } from './BacInputs'
import { BacResult } from './BacResult'
import { BacTables } from './BacTables'
import { SoberCurve } from './SoberCurve'
import { useBacText } from './useBacText'

export default function BacCalculator() {
  const t = useTranslations('bac-calculator')
  const bacText = useBacText()
  const locale = useLocale()
  const preset = useMemo(() => ({ legalLimit: presetLimit(locale) }), [locale])
  const fields = useFields(bacFields, preset)
  const { values } = fields
  const result = useMemo(() => computeBac(values), [values])
  const now = useMomentOf(values)
  const limit = Number(values.legalLimit)

  return (
    <CalculatorLayout
      inputs={
        <>
          <BacInputs fields={fields} ready={result !== null} />
          <KeyFigureBar label={t('figures.bac')} figure={result ? bacText(result.bac) : undefined} />
        </>
      }
      results={
        <>
          <BacResult result={result} limit={limit} now={now} link={fields.link} />
          {result && result.bac > 0 && now !== null && <SoberCurve result={result} limit={limit} now={now} />}
          <BacTables />
        </>
      }
    />
  )
}
