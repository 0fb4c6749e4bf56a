import { useTranslations } from 'next-intl'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { CalculateButtons } from '@/components/ui/fields/CalculateButtons'
import { InputForm } from '@/components/ui/fields/InputForm'
import { NumberField } from '@/components/ui/fields/NumberField'
import { Segmented } from '@/components/ui/fields/Segmented'
import { BMI_STANDARDS } from '@/lib/formulas/body-mass-index'
import { sizeProblem } from '@/lib/tools/bmi-calculator/bmi'
import { UNITS, type bmiCalculatorFields } from '@/lib/tools/bmi-calculator/fields'

const SIZES = ['height', 'weight'] as const

export function BmiInputs({
  fields: { bind, set, raw, values, reset },
}: {
  fields: FieldsState<typeof bmiCalculatorFields>
}) {
  const t = useTranslations('bmi-calculator')

  return (
    <InputForm
      // The result updates while typing. Submitting makes empty fields show that they are required.
      onSubmit={() => set({ height: raw.height, weight: raw.weight })}
    >
      <Segmented
        field={bind('unit')}
        label={t('fields.unit')}
        options={UNITS.map((value) => ({ value, label: t(`units.${value}`) }))}
      />
      {SIZES.map((name) => (
        <NumberField
          key={name}
          field={{ ...bind(name), problem: bind(name).problem ?? sizeProblem(name, values) }}
          label={t(`fields.${name}`)}
          unit={t(`sizes.${values.unit}.${name}`)}
        />
      ))}
      <Segmented
        field={bind('standard')}
        label={t('fields.standard')}
        options={BMI_STANDARDS.map((value) => ({ value, label: t(`standards.${value}`) }))}
      />
      <CalculateButtons onReset={reset} />
    </InputForm>
  )
}
