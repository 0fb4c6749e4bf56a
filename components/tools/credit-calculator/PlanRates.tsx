import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { localFlag } from '@/components/ui/fields/local-field'
import type { FieldBinding, FieldsState } from '@/components/ui/fields/useFields'
import { CheckField } from '@/components/ui/fields/CheckField'
import { NumberField } from '@/components/ui/fields/NumberField'
import { formatPercent } from '@/lib/core/format'
import {
  freeName,
  INSTALLMENTS,
  type RATE_FIELDS,
  rateName,
  type creditCalculatorFields,
  type Installments,
} from '@/lib/tools/credit-calculator/fields'
import type { KeptRates } from './useKeptRates'

interface Props {
  fields: FieldsState<typeof creditCalculatorFields>
  kept: KeptRates
}

/** Inputs for the rate of each plan, which differs between cards. */
export function PlanRates({ fields: { bind, raw, set, values }, kept }: Props) {
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
