import { useLocale, useTranslations } from 'next-intl'
import type { FieldsState } from '@/components/ui/fields/useFields'
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
  typedDownPayment,
} from '@/lib/tools/loan-calculator/loan'
import { LoanOptions } from './LoanOptions'

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
  const downPayment = bind('downPayment')
  const isAmount = values.downPaymentMode === 'amount'
  const paidDown = downPaymentAmount(values)
  const share = downPaymentShare(values)
  const borrowed = (values.loanAmount ?? 0) - paidDown
  // A no-break space keeps the height of the line, so that nothing shifts.
  const borrowedText =
    paidDown > 0 && borrowed > 0 ? t('borrowed', { amount: formatMoney(locale, borrowed, values.currency) }) : '\u00a0'

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
        ...downPayment,
        problem: downPayment.problem ?? downPaymentProblem(values),
        set: (text) => set(typedDownPayment(text, values.downPaymentMode)),
      }}
      label={t('fields.downPayment')}
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
            control: (
              <NumberField field={bind('loanAmount')} label={t('fields.loanAmount')} sign={sign} hint={borrowedText} />
            ),
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
