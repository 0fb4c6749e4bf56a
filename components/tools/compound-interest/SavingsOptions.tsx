import { useTranslations } from 'next-intl'
import { MoreSettings } from '@/components/ui/fields/MoreSettings'
import { NumberField } from '@/components/ui/fields/NumberField'
import { Segmented } from '@/components/ui/fields/Segmented'
import { SelectField } from '@/components/ui/fields/SelectField'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { currencySign } from '@/lib/core/format'
import type { compoundInterestFields } from '@/lib/tools/compound-interest/fields'

interface Props {
  fields: FieldsState<typeof compoundInterestFields>
  /** Nothing within the bounds of the fields reaches the goal. */
  isUnreachable: boolean
}

const NAMES = [
  'currency',
  'compoundingFrequency',
  'contributionFrequency',
  'timing',
  'solveFor',
  'goal',
  'method',
  'tax',
  'inflation',
] as const satisfies readonly (keyof typeof compoundInterestFields)[]

/** How often, when in a period, in which currency; goal, tax, inflation and simple interest. */
export function SavingsOptions({ fields, isUnreachable }: Props) {
  const { bind, values } = fields
  const t = useTranslations('compound-interest')
  const goal = bind('goal')
  const isCompound = values.method === 'compound'
  return (
    <MoreSettings fields={fields} names={NAMES}>
      <div className="grid grid-cols-2 items-start gap-3">
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
          field={isUnreachable ? { ...goal, problem: { code: 'unreachable', params: {} } } : goal}
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
      <SelectField field={bind('tax')} label={t('fields.tax')} options={(value) => t(`taxes.${value}`)} />
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField field={bind('inflation')} label={t('fields.inflation')} unit="%" />
        <SelectField field={bind('currency')} label={t('fields.currency')} options={(value) => value} />
      </div>
    </MoreSettings>
  )
}
