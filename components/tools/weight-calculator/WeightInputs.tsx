import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import type { FieldBinding, FieldsState } from '@/components/ui/fields/useFields'
import { useUnitSwitch } from '@/components/ui/fields/useUnitSwitch'
import { CalculateButtons } from '@/components/ui/fields/CalculateButtons'
import { InputForm } from '@/components/ui/fields/InputForm'
import { MoreSettings } from '@/components/ui/fields/MoreSettings'
import { NumberField } from '@/components/ui/fields/NumberField'
import { Segmented } from '@/components/ui/fields/Segmented'
import { WeightField } from '@/components/ui/fields/WeightField'
import { weightCalculatorFields } from '@/lib/tools/weight-calculator/fields'
import { convertNumber } from '@/lib/core/fields'
import { isInInches, isWholeHeightText, splitHeight } from '@/lib/formulas/height'
import {
  heightInCm,
  heightInOtherUnit,
  heightProblem,
  heightQuestion,
  heightTexts,
  inchesProblem,
} from '@/lib/tools/weight-calculator/ideal-weight'

export function WeightInputs({ fields }: { fields: FieldsState<typeof weightCalculatorFields> }) {
  const t = useTranslations('weight-calculator')
  const { bind, raw, set, values, reset } = fields
  const isMetric = values.heightUnit === 'cm'
  const heightUnit = useUnitSwitch(fields, 'heightUnit', () => [heightInOtherUnit(values)])
  const weightUnit = useUnitSwitch(fields, 'weightUnit', (next) => [
    { weight: convertNumber(weightCalculatorFields.weight, raw.weight, raw.weightUnit, next) },
    { targetWeight: convertNumber(weightCalculatorFields.targetWeight, raw.targetWeight, raw.weightUnit, next) },
  ])
  const question = heightQuestion(values)
  const split = splitHeight(values.feet, values.inches)
  const splitOnLeave = (field: FieldBinding): FieldBinding => ({
    ...field,
    leave: () => (split ? set({ ...split }) : field.leave?.()),
  })
  const heightText = (cm: number) => {
    const { feet = '', inches = '' } = heightTexts(values.heightUnit, cm)
    return isMetric ? `${cm} cm` : `${feet} ft ${inches} in`
  }

  return (
    <InputForm>
      <Segmented field={heightUnit} label={t('fields.heightUnit')} options={(value) => t(`units.${value}`)} />
      {isMetric ? (
        <NumberField field={bind('height', heightProblem(values))} label={t('fields.height')} unit="cm" />
      ) : (
        <div className="grid grid-cols-2 gap-3">
          <NumberField
            field={{
              ...splitOnLeave(bind('feet', heightProblem(values))),
              // The inches of a complete height replace the content of the inches field.
              set: (text) => set({ feet: text, ...(isWholeHeightText(text) && { inches: '' }) }),
            }}
            label={t('fields.feet')}
            unit={isInInches(values.feet ?? 0) ? 'in' : 'ft'}
          />
          <NumberField
            field={splitOnLeave(bind('inches', inchesProblem(values)))}
            label={t('fields.inches')}
            unit="in"
          />
        </div>
      )}
      {question?.cm && (
        <Button
          name="useHeight"
          label={t('useHeight', { height: heightText(question.cm) })}
          className="justify-self-start"
          run={() => set(heightTexts(values.heightUnit, question.cm ?? 0))}
        />
      )}
      <Segmented field={bind('gender')} label={t('fields.gender')} options={(value) => t(`genders.${value}`)} />
      <WeightField
        field={bind('weight')}
        label={t('fields.weight')}
        unit={weightUnit}
        unitLabel={t('fields.weightUnit')}
      />
      <MoreSettings fields={fields} names={['targetWeight', 'age']}>
        <NumberField
          field={bind('targetWeight')}
          label={t('target.weight')}
          unit={raw.weightUnit}
          hint={values.weight === null ? t('target.hint') : undefined}
        />
        <NumberField field={bind('age')} label={t('fields.age')} unit={t('units.age')} hint={t('ageHint')} />
      </MoreSettings>
      <CalculateButtons isReady={heightInCm(values) !== null} onReset={reset} />
    </InputForm>
  )
}
