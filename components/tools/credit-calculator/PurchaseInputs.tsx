import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { MoreSettings } from '@/components/ui/fields/MoreSettings'
import { NumberField } from '@/components/ui/fields/NumberField'
import { Segmented } from '@/components/ui/fields/Segmented'
import { SelectField } from '@/components/ui/fields/SelectField'
import { currencySign } from '@/lib/core/format'
import { creditCalculatorFields } from '@/lib/tools/credit-calculator/fields'
import { amountProblem } from '@/lib/tools/credit-calculator/plans'
import { PlanRates } from './PlanRates'
import type { KeptRates } from './useKeptRates'

interface Props {
  fields: FieldsState<typeof creditCalculatorFields>
  kept: KeptRates
}

const NAMES = Object.keys(creditCalculatorFields).filter((name) => name !== 'amount')

export function PurchaseInputs({ fields, kept }: Props) {
  const { bind, values, reset } = fields
  const t = useTranslations('credit-calculator')
  const actions = useTranslations('shell.actions')
  const amount = bind('amount')

  return (
    <div className="card grid gap-4 p-4 md:p-5">
      <NumberField
        field={{ ...amount, problem: amount.problem ?? amountProblem(values) }}
        label={t('fields.amount')}
        sign={currencySign(values.currency)}
      />
      <MoreSettings fields={fields} names={NAMES}>
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
        <PlanRates fields={fields} kept={kept} />
        <SelectField field={bind('currency')} label={t('fields.currency')} options={(value) => value} />
      </MoreSettings>
      <Button name="reset" label={actions('reset')} look="quiet" run={reset} />
    </div>
  )
}
