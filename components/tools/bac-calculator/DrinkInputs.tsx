import { useLocale, useMessages, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/layout/Button'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { NumberField } from '@/components/ui/fields/NumberField'
import { SelectField } from '@/components/ui/fields/SelectField'
import { formatNumber } from '@/lib/core/format'
import { SERVINGS } from '@/lib/tools/bac-calculator/drinks'
import { DRINKS, type bacCalculatorFields, type DrinkRow } from '@/lib/tools/bac-calculator/fields'

interface Props {
  row: DrinkRow
  /** One-based position among the visible drinks. */
  number: number
  fields: FieldsState<typeof bacCalculatorFields>
}

/** The inputs of one kind of drink. A custom drink also has volume and strength. */
export function DrinkInputs({ row, number, fields: { bind, values, set } }: Props) {
  const t = useTranslations('bac-calculator')
  const actions = useTranslations('shell.actions')
  const locale = useLocale()
  const id = useId()
  // Each language lists the drinks in the order of its names for them.
  const order = Object.keys(useMessages()['bac-calculator'].drinks)
  const drinks = DRINKS.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))

  const drink = values[`drinkType${row}`]
  const serving = SERVINGS.find((known) => known.drink === drink)
  const remove = () =>
    set({ [`drinkType${row}`]: '', [`drinkCount${row}`]: '', [`volume${row}`]: '', [`abv${row}`]: '' })

  return (
    <div
      role="group"
      aria-labelledby={id}
      className={
        row === ''
          ? 'grid grid-cols-[minmax(0,1fr)] gap-3'
          : 'grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-3'
      }
    >
      <div className={row === '' ? 'sr-only' : 'flex items-center justify-between'}>
        <span id={id} className="text-sm font-semibold">
          {t('drink', { number })}
        </span>
        {row !== '' && (
          <Button name="remove" label={actions('remove')} look="quiet" isSmall aria-describedby={id} run={remove} />
        )}
      </div>
      <div className="fields-in-line grid-cols-[minmax(0,1fr)_7rem]">
        <SelectField
          field={bind(`drinkType${row}`)}
          label={t('fields.drinkType')}
          options={drinks.map((value) => ({ value, label: t(`drinks.${value}`) }))}
          hint={
            serving &&
            t('serving', {
              volume: formatNumber(locale, serving.milliliters),
              abv: formatNumber(locale, serving.abv),
              grams: formatNumber(locale, serving.grams, 1),
            })
          }
        />
        <NumberField field={bind(`drinkCount${row}`)} label={t('fields.drinkCount')} />
      </div>
      {drink === 'custom' && (
        <div className="grid grid-cols-2 gap-3">
          <NumberField field={bind(`volume${row}`)} label={t('fields.volume')} unit="ml" />
          <NumberField field={bind(`abv${row}`)} label={t('fields.abv')} unit="%" />
        </div>
      )}
    </div>
  )
}
