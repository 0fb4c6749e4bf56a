import { useLocale, useTranslations } from 'next-intl'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { StatList, type Stat } from '@/components/ui/results/StatList'
import { useDurationText } from '@/components/ui/results/useDurationText'
import type { Values } from '@/lib/core/fields'
import { currencyDigits, formatMoney, formatPercent } from '@/lib/core/format'
import { roundTo } from '@/lib/core/numbers'
import { monthlyTaxAndInsurance } from '@/lib/tools/loan-calculator/costs'
import type { loanCalculatorFields } from '@/lib/tools/loan-calculator/fields'
import { downPaymentAmount, downPaymentShare } from '@/lib/tools/loan-calculator/loan'
import type { ShownLoan } from '@/lib/tools/loan-calculator/schedule'
import { PayoffDate } from './PayoffDate'

interface Props {
  loan: ShownLoan
  values: Values<typeof loanCalculatorFields>
}

/** What else is known of a loan. */
export function LoanFigures({ loan, values }: Props) {
  const t = useTranslations('loan-calculator')
  const locale = useLocale()
  const monthsText = useDurationText('loan-calculator', 12)
  const money = (amount: number) => formatMoney(locale, amount, values.currency)
  const rounded = (amount: number) => roundTo(amount, currencyDigits(values.currency))
  const { principal, months } = loan.terms
  const downShare = downPaymentShare(values) ?? 0
  const taxAndInsurance = monthlyTaxAndInsurance(values)
  const fees = (values.fees ?? 0) + loan.prepaymentFee

  const stats: Stat[] = [
    {
      label: t('figures.payoffMonths'),
      name: 'payoffMonths',
      value: loan.payoffMonths,
      text: monthsText(loan.payoffMonths),
    },
    { label: t('figures.payoffDate'), figure: <PayoffDate months={loan.payoffMonths} start={values.startDate} /> },
    {
      label: t('fields.downPayment'),
      figure: (
        <>
          <OutputValue name="downPaymentAmount" value={downPaymentAmount(values)}>
            {money(rounded(values.loanAmount ?? 0) - rounded(principal))}
          </OutputValue>
          <span className="block text-sm font-normal text-ink-2">
            <OutputValue name="downPaymentShare" value={downShare * 100}>
              {formatPercent(locale, downShare)}
            </OutputValue>
          </span>
        </>
      ),
    },
    { label: t('fields.annualRate'), figure: formatPercent(locale, (values.annualRate ?? 0) / 100, 3) },
    { label: t('fields.term'), figure: monthsText(months) },
    ...loan.laterPayments.map(({ from, payment }) => ({
      label: t('figures.laterPayment', { from }),
      name: 'laterPayment',
      value: payment,
      text: money(payment),
    })),
    ...(loan.terms.feeRate
      ? [
          {
            label: t('figures.prepaymentFee'),
            name: 'prepaymentFee',
            value: loan.prepaymentFee,
            text: money(loan.prepaymentFee),
          },
        ]
      : []),
    ...(taxAndInsurance > 0
      ? [
          {
            label: t('figures.taxAndInsurance'),
            name: 'taxAndInsurance',
            value: taxAndInsurance,
            text: money(taxAndInsurance),
          },
          {
            label: t('figures.monthlyOutlay'),
            name: 'monthlyOutlay',
            value: loan.monthlyPayment + taxAndInsurance,
            text: money(rounded(loan.monthlyPayment) + rounded(taxAndInsurance)),
          },
        ]
      : []),
    ...(fees > 0 ? [{ label: t('columns.fees'), name: 'fees', value: fees, text: money(fees) }] : []),
  ]

  return <StatList stats={stats} />
}
