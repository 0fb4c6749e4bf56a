import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import type { FieldBinding, FieldsState } from '@/components/ui/fields/useFields'
import { MoreSettings } from '@/components/ui/fields/MoreSettings'
import { NumberField } from '@/components/ui/fields/NumberField'
import { Segmented } from '@/components/ui/fields/Segmented'
import { SelectField } from '@/components/ui/fields/SelectField'
import { currencySign, formatPercent } from '@/lib/core/format'
import {
  INSTALLMENTS,
  creditCalculatorFields,
  freeName,
  rateName,
  type Installments,
  type RATE_FIELDS,
} from '@/lib/tools/credit-calculator/fields'
import { amountProblem } from '@/lib/tools/credit-calculator/plans'
import type { KeptRates } from './useKeptRates'
import { useId } from 'react'
import { localFlag } from '@/components/ui/fields/local-field'
import { CheckField } from '@/components/ui/fields/CheckField'

interface Props {
  fields: FieldsState<typeof creditCalculatorFields>
  kept: KeptRates
}

const NAMES = Object.keys(creditCalculatorFields).filter((name) => name !== 'amount')

export function PurchaseInputs({ fields, kept }: Props) {
  const { bind, values, reset } = fields
  const t = useTranslations('credit-calculator')
  const actions = useTranslations('shell.actions')

  return (
    <div className="card grid gap-4 p-4 md:p-5">
      <NumberField
        field={bind('amount', amountProblem(values))}
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

/** Inputs for the rate of each plan, which differs between cards. */
function PlanRates({ fields: { bind, raw, set, values }, kept }: Props) {
  const t = useTranslations('credit-calculator')
  const note = useId()
  /** A rate's field; its changes are stored if the other rates are. */
  const bindKept = (name: keyof typeof RATE_FIELDS): FieldBinding => {
    const binding = bind(name)
    const change = (text: string) => {
      binding.set(text)
      kept.change(name, { ...raw, [name]: text })
    }
    return { ...binding, set: change }
  }
  const setKept = (isKept: boolean) => {
    if (isKept) return kept.keep(raw)
    // What the device no longer has stays on the screen.
    set(kept.rates)
    kept.forget()
  }
  return (
    <fieldset aria-describedby={note}>
      <legend className="float-left text-sm font-semibold">{t('rates.title')}</legend>
      <p id={note} className="clear-both pt-1.5 text-sm text-ink-2">
        {t('rates.note')}
      </p>
      <div className="mt-4 grid gap-3">
        {INSTALLMENTS.map((months) => (
          <PlanRate
            key={months}
            months={months}
            rate={bindKept(rateName(months))}
            free={bindKept(freeName(months))}
            isFree={values[freeName(months)]}
          />
        ))}
      </div>
      <div className="mt-4">
        <CheckField
          field={localFlag('keepRates', kept.isKept, setKept)}
          label={t('rates.keep')}
          hint={t('rates.keepHint')}
        />
      </div>
    </fieldset>
  )
}

interface RateProps {
  months: Installments
  rate: FieldBinding
  free: FieldBinding
  isFree: boolean
}

function PlanRate({ months, rate, free, isFree }: RateProps) {
  const t = useTranslations('credit-calculator')
  const locale = useLocale()
  const length = t('months', { months })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
      {isFree ? (
        <div>
          <p className="mb-1.5 text-sm font-semibold">{length}</p>
          <p className="control justify-end bg-well text-ink-2">{formatPercent(locale, 0)}</p>
        </div>
      ) : (
        <NumberField field={rate} label={length} unit="%" />
      )}
      <div className="pt-[30px]">
        <CheckField
          field={free}
          label={
            <>
              <span className="sr-only">{length} </span>
              {t('interestFree')}
            </>
          }
        />
      </div>
    </div>
  )
}
