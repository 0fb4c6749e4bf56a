'use client'

import { useLocale, useTranslations } from 'next-intl'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { FurtherResults } from '@/components/ui/results/FurtherResults'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import { resultText } from '@/lib/tools/unit-converter/presentation'
import { ConverterInputs } from './ConverterInputs'
import { ConverterResult } from './ConverterResult'
import { IngredientWeight } from './IngredientWeight'
import { ReferenceTable } from './ReferenceTable'
import { useConverter } from './useConverter'
import { useUnitText } from './useUnitText'

export default function UnitConverter() {
  const t = useTranslations('unit-converter')
  const locale = useLocale()
  const unitText = useUnitText()
  const converter = useConverter()
  const { selected, value, result } = converter

  return (
    <CalculatorLayout
      inputs={
        <>
          <ConverterInputs converter={converter} />
          <KeyFigureBar
            label={t('result')}
            figure={result === null ? undefined : `${resultText(locale, result, 6)} ${unitText.symbol(selected.to)}`}
          />
        </>
      }
      results={
        <>
          <ConverterResult converter={converter} />
          {value !== null && result !== null && converter.ingredient && (
            <IngredientWeight ingredient={converter.ingredient} value={value} unit={selected.from} />
          )}
          {value !== null && result !== null && (
            <FurtherResults>
              <ReferenceTable value={value} selected={selected} />
            </FurtherResults>
          )}
        </>
      }
    />
  )
}
