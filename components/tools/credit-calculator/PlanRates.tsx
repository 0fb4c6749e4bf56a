import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { CheckField } from '@/components/ui/fields/CheckField'
import { NumberField } from '@/components/ui/fields/NumberField'
import { formatPercent } from '@/lib/core/format'
import {
  freeName,
  INSTALLMENTS,
  rateName,
  type creditCalculatorFields,
  type Installments,
} from '@/lib/tools/credit-calculator/fields'

interface Props {
  fields: FieldsState<typeof creditCalculatorFields>
}

/** Inputs for the rate of each plan, which differs between cards. */
export function PlanRates({ fields }: Props) {
  const t = useTranslations('credit-calculator')
  const note = useId()
  return (
    <fieldset className="card no-print p-4 md:p-6" aria-describedby={note}>
      <legend className="float-left">
        <h2>{t('rates.title')}</h2>
      </legend>
      <p id={note} className="clear-both pt-1.5 text-sm text-ink-2">
        {t('rates.note')}
      </p>
      <div className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {INSTALLMENTS.map((months) => (
          <PlanRate key={months} fields={fields} months={months} />
        ))}
      </div>
    </fieldset>
  )
}

function PlanRate({ fields: { bind, values }, months }: Props & { months: Installments }) {
  const t = useTranslations('credit-calculator')
  const locale = useLocale()
  const length = t('months', { months })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
      {values[freeName(months)] ? (
        <div>
          <p className="mb-1.5 text-sm font-semibold">{length}</p>
          <p className="control justify-end bg-well text-ink-2">{formatPercent(locale, 0)}</p>
        </div>
      ) : (
        <NumberField field={bind(rateName(months))} label={length} unit="%" />
      )}
      <div className="pt-[30px]">
        <CheckField
          field={bind(freeName(months))}
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
