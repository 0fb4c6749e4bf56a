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
import { SavingsOptions } from './SavingsOptions'

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
  const [principal, years] = [bind('principal'), bind('years')]
  const termUnit = useUnitSwitch(fields, 'termUnit', (next) => [
    { years: convertNumber(compoundInterestFields.years, raw.years, raw.termUnit, next) },
  ])
  const principalField = (
    <NumberField
      field={{ ...principal, problem: principal.problem ?? principalProblem(values) }}
      label={t('fields.principal')}
      sign={sign}
    />
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
          field={{ ...years, set: (text) => set(typedTerm(text, values.termUnit)) }}
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
