import { useLocale, useMessages, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { CalculateButtons } from '@/components/ui/fields/CalculateButtons'
import { useUnitSwitch } from '@/components/ui/fields/useUnitSwitch'
import { InputForm } from '@/components/ui/fields/InputForm'
import { NumberField } from '@/components/ui/fields/NumberField'
import { Segmented } from '@/components/ui/fields/Segmented'
import { SelectField } from '@/components/ui/fields/SelectField'
import { ToolSettings } from '@/components/ui/fields/ToolSettings'
import { WeightField } from '@/components/ui/fields/WeightField'
import { convertNumber } from '@/lib/core/fields'
import { SERVINGS, usedRows } from '@/lib/tools/bac-calculator/drinks'
import { DRINKS, DRINK_ROWS, bacCalculatorFields, type DrinkRow } from '@/lib/tools/bac-calculator/fields'
import { useId } from 'react'
import { formatNumber } from '@/lib/core/format'

/** Message keys of the places where each limit applies. */
const LIMIT_PLACES = { '0.03': 'korea', '0.05': 'europe', '0.08': 'us' } as const

const DRINK_NAMES = DRINK_ROWS.flatMap((row) =>
  ['drinkType', 'drinkCount', 'volume', 'abv'].map((name) => `${name}${row}`),
)

interface Props {
  fields: FieldsState<typeof bacCalculatorFields>
  /** All required inputs are valid. */
  isReady: boolean
}

export function BacInputs({ fields, isReady }: Props) {
  const t = useTranslations('bac-calculator')
  const { bind, raw, values, set, reset } = fields
  const weightUnit = useUnitSwitch(fields, 'weightUnit', (next) => [
    { weight: convertNumber(bacCalculatorFields.weight, raw.weight, raw.weightUnit, next) },
  ])
  const rows = usedRows(values)
  const unusedRow = DRINK_ROWS.find((row) => !rows.includes(row))

  const gender = (
    <Segmented field={bind('gender')} label={t('fields.gender')} options={(value) => t(`genders.${value}`)} />
  )
  const weight = (
    <WeightField
      field={bind('weight')}
      label={t('fields.weight')}
      unit={weightUnit}
      unitLabel={t('fields.weightUnit')}
    />
  )
  const drinks = (
    <>
      {rows.map((row, index) => (
        <DrinkInputs key={row} row={row} number={index + 1} fields={fields} />
      ))}
      {unusedRow && (
        <Button
          name="addDrink"
          label={t('addDrink')}
          className="justify-self-start"
          run={() => set({ [`drinkType${unusedRow}`]: 'beer', [`drinkCount${unusedRow}`]: '1' })}
        />
      )}
    </>
  )

  return (
    <InputForm>
      <ToolSettings
        fields={fields}
        front={[
          { names: ['gender'], control: gender },
          { names: ['weight', 'weightUnit'], control: weight },
          { names: DRINK_NAMES, control: drinks },
          {
            names: ['hours'],
            control: <NumberField field={bind('hours')} label={t('fields.hours')} unit={t('units.hours')} />,
          },
        ]}
      >
        <SelectField
          field={bind('legalLimit')}
          label={t('fields.legalLimit')}
          options={(value) => t(`limits.${LIMIT_PLACES[value]}`)}
        />
      </ToolSettings>
      <CalculateButtons isReady={isReady} onReset={reset} />
    </InputForm>
  )
}

interface DrinkInputsProps {
  row: DrinkRow
  /** One-based position among the visible drinks. */
  number: number
  fields: FieldsState<typeof bacCalculatorFields>
}

/** The inputs of one kind of drink. A custom drink also has volume and strength. */
function DrinkInputs({ row, number, fields: { bind, values, set } }: DrinkInputsProps) {
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
