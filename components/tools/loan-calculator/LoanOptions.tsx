import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FieldBinding, FieldsState } from '@/components/ui/fields/useFields'
import { DateField } from '@/components/ui/fields/DateField'
import { NumberField } from '@/components/ui/fields/NumberField'
import { ToolSettings, type FrontControl } from '@/components/ui/fields/ToolSettings'
import { currencySign } from '@/lib/core/format'
import type { loanCalculatorFields } from '@/lib/tools/loan-calculator/fields'
import { optionProblems } from '@/lib/tools/loan-calculator/loan'

const PAIR = 'grid grid-cols-[repeat(auto-fit,minmax(128px,1fr))] gap-3'

interface Props {
  fields: FieldsState<typeof loanCalculatorFields>
  payoffMonths: number | undefined
  front: readonly FrontControl[]
  /** After the other offers, before what is rarer. */
  children: ReactNode
}

/** The inputs in front, and folded: other offers for a loan, and what one may have besides amount, rate and term. */
export function LoanOptions({ fields, payoffMonths, front, children }: Props) {
  const t = useTranslations('loan-calculator')
  const { raw, values } = fields
  const problems = optionProblems(values, payoffMonths)
  const bind = (name: keyof typeof raw): FieldBinding => {
    const field = fields.bind(name)
    return { ...field, problem: field.problem ?? problems[name] }
  }
  const sign = currencySign(values.currency)
  const termUnit = t(`units.${values.termUnit}`)
  const heading = (
    <>
      <p className="text-sm font-semibold">{t('offers.title')}</p>
      <p className="-mt-3 text-sm text-ink-2">{t('offers.hint')}</p>
    </>
  )
  const offer = (place: 2 | 3) => (
    <fieldset className="grid gap-3">
      <legend className="pb-2 text-sm font-semibold">{t('offers.offer', { offer: place })}</legend>
      <div className={`${PAIR} items-end`}>
        <NumberField field={bind(`annualRate${place}`)} label={t('fields.annualRate')} unit="%" />
        <NumberField field={bind(`term${place}`)} label={t('fields.term')} unit={termUnit} />
      </div>
      <NumberField field={bind(`fees${place}`)} label={t('fields.fees', { offer: place })} sign={sign} />
    </fieldset>
  )
  return (
    <ToolSettings
      fields={fields}
      front={front}
      about={t('options.about')}
      folded={[
        { names: ['offers'], control: heading },
        ...([2, 3] as const).map((place) => ({
          names: [`annualRate${place}`, `term${place}`, `fees${place}`],
          control: offer(place),
        })),
        {
          names: ['fees'],
          control: <NumberField field={bind('fees')} label={t('fields.fees', { offer: 1 })} sign={sign} />,
        },
      ]}
    >
      {children}
      <DateField field={bind('startDate')} label={t('fields.startDate')} hint={t('options.startHint')} />
      <NumberField
        field={bind('gracePeriod')}
        label={t('fields.gracePeriod')}
        unit={t('units.months')}
        hint={t('options.graceHint')}
      />
      <div className={`${PAIR} items-end`}>
        <NumberField field={bind('rateChangeYears')} label={t('fields.rateChangeYears')} unit={t('units.years')} />
        <NumberField field={bind('changedRate')} label={t('fields.changedRate')} unit="%" />
      </div>
      {([1, 2] as const).map((place) => (
        // The amount alone has its reading below.
        <div key={place} className={`${PAIR} items-start`}>
          <NumberField field={bind(`lumpSum${place}`)} label={t('fields.lumpSum', { place })} sign={sign} />
          <NumberField
            field={bind(`lumpSumMonth${place}`)}
            label={t('fields.lumpSumMonth', { place })}
            unit={t('units.months')}
          />
        </div>
      ))}
      <NumberField
        field={bind('prepaymentFeeRate')}
        label={t('fields.prepaymentFeeRate')}
        unit="%"
        hint={t('options.feeHint')}
      />
      <div className={`${PAIR} items-end`}>
        <NumberField field={bind('propertyTax')} label={t('fields.propertyTax')} sign={sign} />
        <NumberField field={bind('insurance')} label={t('fields.insurance')} sign={sign} />
      </div>
    </ToolSettings>
  )
}
