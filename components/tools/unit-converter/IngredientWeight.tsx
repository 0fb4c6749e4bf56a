import { useLocale, useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/results/DataTable'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { gramsOf, KITCHEN_UNITS, type Ingredient } from '@/lib/tools/unit-converter/ingredients'
import { gramsText, resultText } from '@/lib/tools/unit-converter/presentation'
import type { KnownUnit } from '@/lib/tools/unit-converter/units'
import { useUnitText } from './useUnitText'

interface Props {
  ingredient: Ingredient
  value: number
  unit: KnownUnit
}

/** What a volume of an ingredient weighs, and one of each measure of the kitchen. */
export function IngredientWeight({ ingredient, value, unit }: Props) {
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
