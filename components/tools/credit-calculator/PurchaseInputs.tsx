import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { NumberField } from '@/components/ui/fields/NumberField'
import { Segmented } from '@/components/ui/fields/Segmented'
import { SelectField } from '@/components/ui/fields/SelectField'
import { currencySign } from '@/lib/core/format'
import { type creditCalculatorFields } from '@/lib/tools/credit-calculator/fields'
import { amountProblem } from '@/lib/tools/credit-calculator/plans'

export function PurchaseInputs({
  fields: { bind, values, reset },
}: {
  fields: FieldsState<typeof creditCalculatorFields>
}) {
  const t = useTranslations('credit-calculator')
  const actions = useTranslations('shell.actions')
  const amount = bind('amount')

  return (
    <div className="card grid gap-4 p-4 md:p-5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
        <NumberField
          field={{ ...amount, problem: amount.problem ?? amountProblem(values) }}
          label={t('fields.amount')}
          sign={currencySign(values.currency)}
        />
        <SelectField field={bind('currency')} label={t('fields.currency')} options={(value) => value} />
      </div>
      <div>
        <Segmented
          field={bind('feeMethod')}
          label={t('fields.feeMethod')}
          options={(value) => t(`feeMethods.${value}.label`)}
        />
        <p className="mt-1.5 text-xs text-ink-2">{t(`feeMethods.${values.feeMethod}.hint`)}</p>
      </div>
      <NumberField
        field={bind('payOffAfter')}
        label={t('fields.payOffAfter')}
        unit={t('payOffUnit')}
        hint={t('payOffHint')}
      />
      <Button name="reset" label={actions('reset')} run={reset} />
    </div>
  )
}
