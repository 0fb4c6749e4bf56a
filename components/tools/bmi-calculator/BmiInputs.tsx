import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import type { FieldBinding, FieldsState } from '@/components/ui/fields/useFields'
import { useUnitSwitch } from '@/components/ui/fields/useUnitSwitch'
import { CalculateButtons } from '@/components/ui/fields/CalculateButtons'
import { InputForm } from '@/components/ui/fields/InputForm'
import { MoreSettings } from '@/components/ui/fields/MoreSettings'
import { NumberField } from '@/components/ui/fields/NumberField'
import { Segmented } from '@/components/ui/fields/Segmented'
import { isInInches, isWholeHeightText, splitHeight } from '@/lib/formulas/height'
import { heightQuestion, heightTexts, inOtherUnit } from '@/lib/tools/bmi-calculator/bmi'
import type { bmiCalculatorFields } from '@/lib/tools/bmi-calculator/fields'

export function BmiInputs({ fields }: { fields: FieldsState<typeof bmiCalculatorFields> }) {
  const t = useTranslations('bmi-calculator')
  const { bind, set, raw, values, reset } = fields
  const unit = useUnitSwitch(fields, 'unit', (next) => inOtherUnit(values, raw.weight, next))
  const isMetric = values.unit === 'metric'
  const question = heightQuestion(values)

  const split = isMetric ? null : splitHeight(values.height, values.inches)
  const splitOnLeave = (field: FieldBinding): FieldBinding => ({
    ...field,
    leave: () => (split ? set({ height: split.feet, inches: split.inches }) : field.leave?.()),
  })
  const entered = splitOnLeave(bind('height'))
  const height: FieldBinding = {
    ...entered,
    problem: entered.problem ?? (question ? { code: 'unlikelyHeight', params: {} } : undefined),
    // The inches of a complete height replace the content of the inches field.
    set: (text) => set({ height: text, ...(!isMetric && isWholeHeightText(text) && { inches: '' }) }),
  }
  const heightText = (cm: number) => {
    const { height: first = '', inches = '' } = heightTexts(values.unit, cm)
    return isMetric ? `${first} cm` : `${first} ft ${inches} in`
  }

  return (
    <InputForm
      // The result updates while typing. Submitting makes empty fields show that they are required.
      onSubmit={() => set({ height: raw.height, weight: raw.weight })}
    >
      <Segmented field={unit} label={t('fields.unit')} options={(value) => t(`units.${value}`)} />
      <div className={isMetric ? undefined : 'grid grid-cols-2 gap-3'}>
        <NumberField
          field={height}
          label={t('fields.height')}
          unit={isMetric ? 'cm' : isInInches(values.height ?? 0) ? 'in' : 'ft'}
        />
        {!isMetric && <NumberField field={splitOnLeave(bind('inches'))} label={t('fields.inches')} unit="in" />}
      </div>
      {question?.cm && (
        <Button
          name="useHeight"
          label={t('useHeight', { height: heightText(question.cm) })}
          className="justify-self-start"
          run={() => set(heightTexts(values.unit, question.cm ?? 0))}
        />
      )}
      <NumberField field={bind('weight')} label={t('fields.weight')} unit={t(`sizes.${values.unit}.weight`)} />
      <MoreSettings fields={fields} names={['standard']}>
        <Segmented field={bind('standard')} label={t('fields.standard')} options={(value) => t(`standards.${value}`)} />
      </MoreSettings>
      <CalculateButtons onReset={reset} />
    </InputForm>
  )
}
