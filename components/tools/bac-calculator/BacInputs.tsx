import { useTranslations } from 'next-intl'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { CalculateButtons } from '@/components/ui/fields/CalculateButtons'
import { InputForm } from '@/components/ui/fields/InputForm'
import { NumberField } from '@/components/ui/fields/NumberField'
import { Segmented } from '@/components/ui/fields/Segmented'
import { SelectField } from '@/components/ui/fields/SelectField'
import { WeightField } from '@/components/ui/fields/WeightField'
import { weightProblem } from '@/lib/tools/bac-calculator/bac'
import { usedRows } from '@/lib/tools/bac-calculator/drinks'
import { DRINK_ROWS, LEGAL_LIMITS, type bacCalculatorFields } from '@/lib/tools/bac-calculator/fields'
import { DrinkInputs } from './DrinkInputs'

/** Message keys of the places where each limit applies. */
const LIMIT_PLACES = { '0.03': 'korea', '0.05': 'europe', '0.08': 'us' } as const

interface Props {
  fields: FieldsState<typeof bacCalculatorFields>
  /** All required inputs are valid. */
  isReady: boolean
}

export function BacInputs({ fields, isReady }: Props) {
  const t = useTranslations('bac-calculator')
  const { bind, values, set, reset } = fields
  const weight = bind('weight')
  const rows = usedRows(values)
  const unusedRow = DRINK_ROWS.find((row) => !rows.includes(row))

  return (
    <InputForm>
      <Segmented
        field={bind('gender')}
        label={t('fields.gender')}
        options={[
          { value: 'male', label: t('genders.male') },
          { value: 'female', label: t('genders.female') },
        ]}
      />
      <WeightField
        field={{ ...weight, problem: weight.problem ?? weightProblem(values) }}
        label={t('fields.weight')}
        unit={bind('weightUnit')}
        unitLabel={t('fields.weightUnit')}
      />
      {rows.map((row, index) => (
        <DrinkInputs key={row} row={row} number={index + 1} fields={fields} />
      ))}
      {unusedRow && (
        <button
          type="button"
          name="addDrink"
          className="button justify-self-start"
          onClick={() => set({ [`drinkType${unusedRow}`]: 'beer', [`drinkCount${unusedRow}`]: '1' })}
        >
          {t('addDrink')}
        </button>
      )}
      <NumberField field={bind('hours')} label={t('fields.hours')} unit={t('units.hours')} />
      <SelectField
        field={bind('legalLimit')}
        label={t('fields.legalLimit')}
        options={LEGAL_LIMITS.map((value) => ({ value, label: t(`limits.${LIMIT_PLACES[value]}`) }))}
      />
      <CalculateButtons isReady={isReady} onReset={reset} />
    </InputForm>
  )
}
