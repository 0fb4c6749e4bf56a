import { useTranslations } from 'next-intl'
import type { FieldsState } from '@/components/hooks/useFields'
import { CalculateButtons } from '@/components/ui/CalculateButtons'
import { InputForm } from '@/components/ui/InputForm'
import { NumberField } from '@/components/ui/NumberField'
import { Segmented } from '@/components/ui/Segmented'
import { BMI_STANDARDS } from '@/lib/core/body-mass-index'
import { sizeProblem } from '@/lib/tools/bmi-calculator/bmi'
import { UNITS, type bmiFields } from '@/lib/tools/bmi-calculator/fields'

const SIZES = ['height', 'weight'] as const

export function BmiInputs({ fields: { bind, set, raw, values, reset } }: { fields: FieldsState<typeof bmiFields> }) {
  const t = useTranslations('bmi-calculator')

  return (
    <InputForm
      // The result follows by itself; an empty field now says so.
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
