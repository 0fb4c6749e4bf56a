'use client'

import { useMessages, useTranslations } from 'next-intl'
import { useFields } from '@/components/ui/fields/useFields'
import { useFirstShownAt } from './useFirstShownAt'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import { FurtherResults } from '@/components/ui/results/FurtherResults'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import { computeBac } from '@/lib/tools/bac-calculator/bac'
import { fieldsOfRow, usedRows } from '@/lib/tools/bac-calculator/drinks'
import { bacCalculatorFields } from '@/lib/tools/bac-calculator/fields'
import { BacInputs } from './BacInputs'
import { BacResult } from './BacResult'
import { BacScale } from './BacScale'
import { BacTables } from './BacTables'
import { SoberCurve } from './SoberCurve'
import { useBacText } from './useBacText'

export default function BacCalculator() {
  const t = useTranslations('bac-calculator')
  const bacText = useBacText()
  const fields = useFields(bacCalculatorFields, useMessages()['bac-calculator'].initial)
  const { values } = fields
  const isValid = fields.isValid('weight', 'hours', ...usedRows(values).flatMap((row) => fieldsOfRow(values, row)))
  const result = isValid ? computeBac(values) : null
  const now = useFirstShownAt(values)
  const limit = Number(values.legalLimit)

  return (
    <CalculatorLayout
      inputs={
        <>
          <BacInputs fields={fields} isReady={result !== null} />
          <KeyFigureBar label={t('figures.bac')} figure={result ? bacText(result.bac) : undefined} />
        </>
      }
      results={
        <>
          {result ? (
            <BacResult result={result} limit={limit} now={now} link={fields.link} />
          ) : (
            <EmptyResult text={t('empty')} picture={<BacScale result={null} limit={limit} />} />
          )}
          {result && result.bac > 0 && now !== null && <SoberCurve result={result} limit={limit} now={now} />}
          <FurtherResults>
            <BacTables />
          </FurtherResults>
        </>
      }
    />
  )
}
