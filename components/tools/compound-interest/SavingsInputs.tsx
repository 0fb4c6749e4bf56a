import { useTranslations } from 'next-intl'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { CalculateButtons } from '@/components/ui/fields/CalculateButtons'
import { InputForm } from '@/components/ui/fields/InputForm'
import { NumberField } from '@/components/ui/fields/NumberField'
import { Segmented } from '@/components/ui/fields/Segmented'
import { useUnitSwitch } from '@/components/ui/fields/useUnitSwitch'
import { convertNumber, type Problem } from '@/lib/core/fields'
import { currencySign } from '@/lib/core/format'
import { compoundInterestFields } from '@/lib/tools/compound-interest/fields'
import { principalProblem, typedTerm } from '@/lib/tools/compound-interest/savings'
import { SelectField } from '@/components/ui/fields/SelectField'
import { ToolSettings, type FrontControl } from '@/components/ui/fields/ToolSettings'

interface Props {
  fields: FieldsState<typeof compoundInterestFields>
  onCalculate: () => void
  onReset: () => void
  goalProblem: Problem | undefined
}

export function SavingsInputs({ fields, onCalculate, onReset, goalProblem }: Props) {
  const { bind, raw, set, values } = fields
  const t = useTranslations('compound-interest')
  const sign = currencySign(values.currency)
  const termUnit = useUnitSwitch(fields, 'termUnit', (next) => [
    { years: convertNumber(compoundInterestFields.years, raw.years, raw.termUnit, next) },
  ])
  const principalField = (
    <NumberField field={bind('principal', principalProblem(values))} label={t('fields.principal')} sign={sign} />
  )
  const contributionField = values.solveFor !== 'contribution' && (
    <NumberField
      field={bind('contribution')}
      label={t('fields.contribution')}
      sign={sign}
      unit={t(`contributions.${values.contributionFrequency}`)}
    />
  )
  const rateAndTerm = (
    <div className="fields-in-line grid-cols-2">
      {values.solveFor !== 'annualRate' && (
        <NumberField field={bind('annualRate')} label={t('fields.annualRate')} unit="%" />
      )}
      {values.solveFor !== 'years' && (
        <NumberField
          field={{ ...bind('years'), set: (text) => set(typedTerm(text, values.termUnit)) }}
          label={t('fields.years')}
          unit={t(`units.${values.termUnit}`)}
          aside={
            <Segmented
              hideLabel
              field={termUnit}
              label={t('fields.termUnit')}
              options={(value) => t(`units.${value}`)}
            />
          }
        />
      )}
    </div>
  )

  return (
    <InputForm onSubmit={onCalculate}>
      <SavingsOptions
        fields={fields}
        goalProblem={goalProblem}
        front={[
          { names: ['principal'], control: principalField },
          { names: ['contribution'], control: contributionField },
          { names: ['annualRate', 'years', 'termUnit'], control: rateAndTerm },
        ]}
      />
      <CalculateButtons onReset={onReset} />
    </InputForm>
  )
}

interface SavingsOptionsProps {
  fields: FieldsState<typeof compoundInterestFields>
  /** Why the goal has no result. */
  goalProblem: Problem | undefined
  front: readonly FrontControl[]
}

/** The inputs in front, and folded: how often, when in a period, in which currency; goal, tax, inflation and simple interest. */
function SavingsOptions({ fields, goalProblem, front }: SavingsOptionsProps) {
  const { bind, values } = fields
  const t = useTranslations('compound-interest')
  const isCompound = values.method === 'compound'
  const tax = <SelectField field={bind('tax')} label={t('fields.tax')} options={(value) => t(`taxes.${value}`)} />
  return (
    <ToolSettings fields={fields} front={front} folded={[{ names: ['tax'], control: tax }]}>
      <div className="fields-in-line grid-cols-2">
        {isCompound && (
          <SelectField
            field={bind('compoundingFrequency')}
            label={t('fields.compoundingFrequency')}
            options={(value) => t(`compoundings.${value}`)}
          />
        )}
        <SelectField
          field={bind('contributionFrequency')}
          label={t('fields.contributionFrequency')}
          options={(value) => t(`contributions.${value}`)}
        />
      </div>
      {isCompound && (
        <Segmented field={bind('timing')} label={t('fields.timing')} options={(value) => t(`timings.${value}`)} />
      )}
      <SelectField field={bind('solveFor')} label={t('fields.solveFor')} options={(value) => t(`solved.${value}`)} />
      {values.solveFor !== 'finalAmount' && (
        <NumberField
          field={bind('goal', goalProblem)}
          label={t('fields.goal')}
          sign={currencySign(values.currency)}
          hint={t('options.goalHint')}
        />
      )}
      <SelectField
        field={bind('method')}
        label={t('fields.method')}
        options={(value) => t(`methods.${value}`)}
        hint={values.method === 'simple' ? t('options.simpleHint') : undefined}
      />
      <div className="fields-in-line grid-cols-2">
        <NumberField field={bind('inflation')} label={t('fields.inflation')} unit="%" />
        <SelectField field={bind('currency')} label={t('fields.currency')} options={(value) => value} />
      </div>
    </ToolSettings>
  )
}
