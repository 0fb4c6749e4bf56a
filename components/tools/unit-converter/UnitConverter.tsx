'use client'

import { useLocale, useTranslations } from 'next-intl'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
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
  const { selected, value, result, ingredient, isBelowAbsoluteZero } = converter

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
        value !== null && result !== null ? (
          <>
            <ConverterResult converter={converter} value={value} result={result} />
            {ingredient && <IngredientWeight ingredient={ingredient} value={value} unit={selected.from} />}
            <FurtherResults>
              <ReferenceTable value={value} selected={selected} />
            </FurtherResults>
          </>
        ) : (
          <EmptyResult text={t(isBelowAbsoluteZero ? 'belowAbsoluteZero' : value === null ? 'empty' : 'tooLarge')} />
        )
      }
    />
  )
}
