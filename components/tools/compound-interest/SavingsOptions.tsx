import { useTranslations } from 'next-intl'
import { MoreFields } from '@/components/ui/fields/MoreFields'
import { NumberField } from '@/components/ui/fields/NumberField'
import { SelectField } from '@/components/ui/fields/SelectField'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { currencySign } from '@/lib/core/format'
import { type compoundInterestFields } from '@/lib/tools/compound-interest/fields'

interface Props {
  fields: FieldsState<typeof compoundInterestFields>
  /** Nothing within the bounds of the fields reaches the goal. */
  isUnreachable: boolean
}

/** Goal, tax, inflation and simple interest. */
export function SavingsOptions({ fields: { bind, values, raw }, isUnreachable }: Props) {
  const t = useTranslations('compound-interest')
  const goal = bind('goal')
  const isFilled =
    values.solveFor !== 'finalAmount' || values.method !== 'compound' || values.tax !== 'none' || raw.inflation !== ''
  return (
    <MoreFields isFilled={isFilled} label={t('options.title')}>
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
      <NumberField field={bind('inflation')} label={t('fields.inflation')} unit="%" />
    </MoreFields>
  )
}
