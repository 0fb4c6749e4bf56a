import { useLocale, useTranslations } from 'next-intl'
import { useToday } from '@/components/ui/fields/useToday'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { StatList, type Stat } from '@/components/ui/results/StatList'
import { useDurationText } from '@/components/ui/results/useDurationText'
import type { Values } from '@/lib/core/fields'
import { currencyDigits, formatDate, formatMoney, formatPercent } from '@/lib/core/format'
import { roundTo } from '@/lib/core/numbers'
import { addMonths, isoDate } from '@/lib/core/plain-date'
import { monthlyTaxAndInsurance } from '@/lib/tools/loan-calculator/costs'
import type { loanCalculatorFields } from '@/lib/tools/loan-calculator/fields'
import { downPaymentAmount, downPaymentShare } from '@/lib/tools/loan-calculator/loan'
import type { ShownLoan } from '@/lib/tools/loan-calculator/schedule'

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
  const today = useToday()
  // The last payment if the first one is due a month after the day of the loan; unknown until today's date is.
  const from = values.startDate ?? today
  const payoff = from && addMonths(from, loan.payoffMonths)
  const downShare = downPaymentShare(values) ?? 0
  const taxAndInsurance = monthlyTaxAndInsurance(values)
  const fees = (values.fees ?? 0) + loan.prepaymentFee

  const amount = (label: string, name: string, value: number, shown = value): Stat => ({
    label,
    name,
    value,
    text: money(shown),
  })
  const stats: Stat[] = [
    {
      label: t('figures.payoffMonths'),
      name: 'payoffMonths',
      value: loan.payoffMonths,
      text: monthsText(loan.payoffMonths),
    },
    {
      label: t('figures.payoffDate'),
      ...(payoff
        ? { name: 'payoffDate', value: isoDate(payoff), text: formatDate(locale, payoff, 'month') }
        : { figure: '—' }),
    },
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
    ...loan.laterPayments.map(({ from, payment }) =>
      amount(t('figures.laterPayment', { from }), 'laterPayment', payment),
    ),
  ]
  if (loan.terms.feeRate) stats.push(amount(t('figures.prepaymentFee'), 'prepaymentFee', loan.prepaymentFee))
  if (taxAndInsurance > 0) {
    const outlay = loan.monthlyPayment + taxAndInsurance
    const shownOutlay = rounded(loan.monthlyPayment) + rounded(taxAndInsurance)
    stats.push(
      amount(t('figures.taxAndInsurance'), 'taxAndInsurance', taxAndInsurance),
      amount(t('figures.monthlyOutlay'), 'monthlyOutlay', outlay, shownOutlay),
    )
  }
  if (fees > 0) stats.push(amount(t('columns.fees'), 'fees', fees))

  return <StatList stats={stats} />
}
