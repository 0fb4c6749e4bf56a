import { useTranslations } from 'next-intl'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { CalculateButtons } from '@/components/ui/fields/CalculateButtons'
import { InputForm } from '@/components/ui/fields/InputForm'
import { NumberField } from '@/components/ui/fields/NumberField'
import { Segmented } from '@/components/ui/fields/Segmented'
import { WeightField } from '@/components/ui/fields/WeightField'
import { GENDERS, type weightCalculatorFields } from '@/lib/tools/weight-calculator/fields'
import { heightInCm, inchesProblem } from '@/lib/tools/weight-calculator/ideal-weight'

export function WeightInputs({
  fields: { bind, values, reset },
}: {
  fields: FieldsState<typeof weightCalculatorFields>
}) {
  const t = useTranslations('weight-calculator')
  const isMetric = values.heightUnit === 'cm'
  const inches = bind('inches')

  return (
    <InputForm>
      <Segmented
        field={bind('heightUnit')}
        label={t('fields.heightUnit')}
        options={[
          { value: 'cm', label: t('units.cm') },
          { value: 'ftin', label: t('units.ftin') },
        ]}
      />
      {isMetric ? (
        <NumberField field={bind('height')} label={t('fields.height')} unit="cm" />
      ) : (
        <div className="grid grid-cols-2 gap-3">
          <NumberField field={bind('feet')} label={t('fields.feet')} unit="ft" />
          <NumberField
            field={{ ...inches, problem: inches.problem ?? inchesProblem(values) }}
            label={t('fields.inches')}
            unit="in"
          />
        </div>
      )}
      <Segmented
        field={bind('gender')}
        label={t('fields.gender')}
        options={GENDERS.map((value) => ({ value, label: t(`genders.${value}`) }))}
      />
      <WeightField
        field={bind('weight')}
        label={t('fields.weight')}
        unit={bind('weightUnit')}
        unitLabel={t('fields.weightUnit')}
      />
      <NumberField field={bind('age')} label={t('fields.age')} unit={t('units.age')} hint={t('ageHint')} />
      <CalculateButtons isReady={heightInCm(values) !== null} onReset={reset} />
    </InputForm>
  )
}
