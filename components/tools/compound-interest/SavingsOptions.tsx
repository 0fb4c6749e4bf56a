import { useTranslations } from 'next-intl'
import { NumberField } from '@/components/ui/fields/NumberField'
import { Segmented } from '@/components/ui/fields/Segmented'
import { SelectField } from '@/components/ui/fields/SelectField'
import { ToolSettings, type FrontControl } from '@/components/ui/fields/ToolSettings'
import type { Problem } from '@/lib/core/fields'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { currencySign } from '@/lib/core/format'
import type { compoundInterestFields } from '@/lib/tools/compound-interest/fields'

interface Props {
  fields: FieldsState<typeof compoundInterestFields>
  /** Why the goal has no result. */
  goalProblem: Problem | undefined
  front: readonly FrontControl[]
}

/** The inputs in front, and folded: how often, when in a period, in which currency; goal, tax, inflation and simple interest. */
export function SavingsOptions({ fields, goalProblem, front }: Props) {
  const { bind, values } = fields
  const t = useTranslations('compound-interest')
  const goal = bind('goal')
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
          field={{ ...goal, problem: goal.problem ?? goalProblem }}
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
