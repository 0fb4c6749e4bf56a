import { useLocale, useTranslations } from 'next-intl'
import { NeedContext } from '@/components/ui/fields/useDraft'
import type { FieldBinding, FieldsState } from '@/components/ui/fields/useFields'
import { useUnitSwitch } from '@/components/ui/fields/useUnitSwitch'
import { CalculateButtons } from '@/components/ui/fields/CalculateButtons'
import { InputForm } from '@/components/ui/fields/InputForm'
import { NumberField } from '@/components/ui/fields/NumberField'
import { Segmented } from '@/components/ui/fields/Segmented'
import { SelectField } from '@/components/ui/fields/SelectField'
import { convertNumber } from '@/lib/core/fields'
import { currencySign, formatMoney, formatPercent } from '@/lib/core/format'
import { loanCalculatorFields } from '@/lib/tools/loan-calculator/fields'
import {
  downPaymentAmount,
  downPaymentInOtherUnit,
  downPaymentProblem,
  downPaymentShare,
  optionProblems,
  typedDownPayment,
} from '@/lib/tools/loan-calculator/loan'
import { useContext, type ReactNode } from 'react'
import { DateField } from '@/components/ui/fields/DateField'
import { ToolSettings, type FrontControl } from '@/components/ui/fields/ToolSettings'

interface Props {
  fields: FieldsState<typeof loanCalculatorFields>
  /** Number of the last payment; undefined without a result. */
  payoffMonths: number | undefined
  onCalculate: () => void
  onReset: () => void
}

export function LoanInputs({ fields, payoffMonths, onCalculate, onReset }: Props) {
  const t = useTranslations('loan-calculator')
  const locale = useLocale()
  const { bind, raw, set, values } = fields
  const sign = currencySign(values.currency)
  const isAmount = values.downPaymentMode === 'amount'
  const paidDown = downPaymentAmount(values)
  const share = downPaymentShare(values)
  const borrowed = (values.loanAmount ?? 0) - paidDown
  const borrowedText =
    paidDown > 0 && borrowed > 0 && t('borrowed', { amount: formatMoney(locale, borrowed, values.currency) })

  const termUnit = useUnitSwitch(fields, 'termUnit', (next) => [
    ...(['term', 'term2', 'term3'] as const).map((name) => ({
      [name]: convertNumber(loanCalculatorFields[name], raw[name], raw.termUnit, next),
    })),
  ])
  const downPaymentMode = useUnitSwitch(fields, 'downPaymentMode', () => [
    { downPayment: downPaymentInOtherUnit(values) ?? raw.downPayment },
  ])

  const term = (
    <NumberField
      field={bind('term')}
      label={t('fields.term')}
      unit={t(`units.${values.termUnit}`)}
      aside={
        <Segmented hideLabel field={termUnit} label={t('fields.termUnit')} options={(value) => t(`units.${value}`)} />
      }
    />
  )
  const ownFunds = (
    <NumberField
      field={{
        ...bind('downPayment', downPaymentProblem(values)),
        set: (text) => set(typedDownPayment(text, values.downPaymentMode)),
      }}
      label={t('fields.downPayment')}
      hint={borrowedText}
      sign={isAmount ? sign : undefined}
      unit={
        isAmount
          ? share === null
            ? undefined
            : formatPercent(locale, share)
          : Number.isFinite(paidDown)
            ? `% = ${formatMoney(locale, paidDown, values.currency)}`
            : '%'
      }
    />
  )

  return (
    <InputForm onSubmit={onCalculate}>
      <LoanOptions
        fields={fields}
        payoffMonths={payoffMonths}
        front={[
          {
            names: ['loanAmount'],
            control: <NumberField field={bind('loanAmount')} label={t('fields.loanAmount')} sign={sign} />,
          },
          {
            names: ['annualRate'],
            control: <NumberField field={bind('annualRate')} label={t('fields.annualRate')} unit="%" />,
          },
          { names: ['term', 'termUnit'], control: term },
          { names: ['downPayment'], control: ownFunds },
        ]}
      >
        <Segmented
          field={downPaymentMode}
          label={t('fields.downPaymentMode')}
          options={(value) => (value === 'amount' ? sign : '%')}
        />
        <NumberField field={bind('extraPayment')} label={t('fields.extraPayment')} sign={sign} />
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
          <SelectField
            field={bind('repayment')}
            label={t('fields.repayment')}
            options={(value) => t(`repayments.${value}`)}
          />
          <SelectField field={bind('currency')} label={t('fields.currency')} options={(value) => value} />
        </div>
      </LoanOptions>
      <CalculateButtons onReset={onReset} />
    </InputForm>
  )
}

const PAIR = 'grid grid-cols-[repeat(auto-fit,minmax(128px,1fr))] gap-3'

interface LoanOptionsProps {
  fields: FieldsState<typeof loanCalculatorFields>
  payoffMonths: number | undefined
  front: readonly FrontControl[]
  /** After the other offers, before what is rarer. */
  children: ReactNode
}

/** The inputs in front, and folded: other offers for a loan, and what one may have besides amount, rate and term. */
function LoanOptions({ fields, payoffMonths, front, children }: LoanOptionsProps) {
  const t = useTranslations('loan-calculator')
  const hasOfferInFront = useContext(NeedContext)?.lead.includes('annualRate2')
  const { raw, values } = fields
  const problems = optionProblems(values, payoffMonths)
  const bind = (name: keyof typeof raw): FieldBinding => fields.bind(name, problems[name])
  const sign = currencySign(values.currency)
  const termUnit = t(`units.${values.termUnit}`)
  const heading = (
    <>
      <p className="text-sm font-semibold">{t('offers.title')}</p>
      <p className="-mt-3 text-sm text-ink-2">{t('offers.hint')}</p>
    </>
  )
  const fees = (name: 'fees' | 'fees2' | 'fees3', offer: number) => (
    <NumberField field={bind(name)} label={t('fields.fees', { offer })} sign={sign} hint={t('offers.feesHint')} />
  )
  const offer = (place: 2 | 3) => (
    <fieldset className="grid gap-3">
      <legend className="pb-2 text-sm font-semibold">{t('offers.offer', { offer: place })}</legend>
      <div className={`${PAIR} items-end`}>
        <NumberField field={bind(`annualRate${place}`)} label={t('fields.annualRate')} unit="%" />
        <NumberField field={bind(`term${place}`)} label={t('fields.term')} unit={termUnit} />
      </div>
      {fees(`fees${place}`, place)}
    </fieldset>
  )
  return (
    <ToolSettings
      fields={fields}
      front={front}
      about={t(hasOfferInFront ? 'options.compared' : 'options.about')}
      folded={[
        { names: ['offers'], control: heading },
        { names: ['fees'], control: fees('fees', 1) },
        ...([2, 3] as const).map((place) => ({
          names: [`annualRate${place}`, `term${place}`, `fees${place}`],
          control: offer(place),
        })),
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
