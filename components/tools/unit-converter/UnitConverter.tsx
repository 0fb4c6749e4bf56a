'use client'

import { useLocale, useTranslations } from 'next-intl'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import { FurtherResults } from '@/components/ui/results/FurtherResults'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import { gramsText, resultText } from '@/lib/tools/unit-converter/presentation'
import { ConverterInputs } from './ConverterInputs'
import { ConverterResult } from './ConverterResult'
import { useConverter } from './useConverter'
import { useUnitText } from './useUnitText'
import { DataTable } from '@/components/ui/results/DataTable'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { KITCHEN_UNITS, gramsOf, type Ingredient } from '@/lib/tools/unit-converter/ingredients'
import type { KnownUnit } from '@/lib/tools/unit-converter/units'
import { useState } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { convertToAll, type Selection } from '@/lib/tools/unit-converter/convert'

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

/** What a volume of an ingredient weighs, and one of each measure of the kitchen. */
function IngredientWeight({ ingredient, value, unit }: { ingredient: Ingredient; value: number; unit: KnownUnit }) {
  const t = useTranslations('unit-converter.ingredient')
  const locale = useLocale()
  const unitText = useUnitText()
  const grams = gramsOf(ingredient, value, unit)
  if (grams === null) return null
  const name = t(`names.${ingredient}`)
  const title = t('title', { name })

  return (
    <section className="card grid gap-3 p-4 md:p-6">
      <h2>{title}</h2>
      <p>
        <span className="text-ink-2">
          {resultText(locale, value, 6)} {unitText.symbol(unit)} ={' '}
        </span>
        <OutputValue name="grams" label={title} value={grams} className="text-2xl font-extrabold text-accent">
          {gramsText(locale, grams)}
        </OutputValue>
      </p>
      <DataTable
        name="kitchen"
        caption={title}
        columns={[
          { name: 'measure', label: t('measure'), isText: true },
          { name: 'grams', label: t('weight') },
        ]}
        rows={KITCHEN_UNITS.map((measure) => {
          const weight = gramsOf(ingredient, 1, measure) ?? 0
          return [
            { text: unitText.full(measure), value: measure.id },
            { text: gramsText(locale, weight), value: weight },
          ]
        })}
      />
      <p className="text-sm text-ink-2">{t('note')}</p>
    </section>
  )
}

/** Maximum number of decimals in the table. */
const DECIMALS = 4

/** Units of a category that most visitors look for. */
const FIRST_UNITS = 6

/** The value in the first units of its category, and in all of them on demand. */
function ReferenceTable({ value, selected }: { value: number; selected: Selection }) {
  const t = useTranslations('unit-converter')
  const locale = useLocale()
  const unitText = useUnitText()
  const [isWhole, setIsWhole] = useState(false)
  const rows = convertToAll(value, selected).flatMap(({ unit, value: converted }) => {
    if (converted === null) return []
    return [
      [
        { text: unitText.full(unit), value: unit.id },
        { text: resultText(locale, converted, DECIMALS), value: converted },
      ],
    ]
  })
  const amount = `${resultText(locale, value, 6)} ${unitText.symbol(selected.from)}`
  return (
    <section className="card p-4 md:p-6">
      <h2 className="mb-2">{t('reference.title', { amount })}</h2>
      <DataTable
        name="reference"
        caption={t('reference.title', { amount })}
        columns={[
          { name: 'unit', label: t('reference.unit'), isText: true },
          { name: 'value', label: t('reference.value') },
        ]}
        rows={isWhole ? rows : rows.slice(0, FIRST_UNITS)}
      />
      {rows.length > FIRST_UNITS && !isWhole && (
        <Button
          name="moreUnits"
          label={t('reference.more', { count: rows.length - FIRST_UNITS })}
          isSmall
          className="no-print mt-3 min-h-11"
          run={() => setIsWhole(true)}
        />
      )}
    </section>
  )
}
