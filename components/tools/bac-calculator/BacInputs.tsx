import { useTranslations } from 'next-intl'
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
import { usedRows } from '@/lib/tools/bac-calculator/drinks'
import { bacCalculatorFields, DRINK_ROWS } from '@/lib/tools/bac-calculator/fields'
import { DrinkInputs } from './DrinkInputs'

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
