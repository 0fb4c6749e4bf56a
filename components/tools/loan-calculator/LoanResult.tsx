import { useLocale, useTranslations } from 'next-intl'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import { StatList, type Stat } from '@/components/ui/results/StatList'
import { FigureLabel, OutputValue } from '@/components/ui/results/OutputValue'
import { ShareBar } from '@/components/ui/results/ShareBar'
import { ShareButton } from '@/components/ui/results/ShareButton'
import { useDurationText } from '@/components/ui/results/useDurationText'
import { currencyDigits, formatMoney, formatPercent } from '@/lib/core/format'
import type { Values } from '@/lib/core/fields'
import { roundTo } from '@/lib/core/numbers'
import type { loanCalculatorFields } from '@/lib/tools/loan-calculator/fields'
import { downPaymentAmount, downPaymentShare } from '@/lib/tools/loan-calculator/loan'
import { monthlyTaxAndInsurance } from '@/lib/tools/loan-calculator/costs'
import type { Offer } from '@/lib/tools/loan-calculator/offers'
import { sum, type ShownLoan } from '@/lib/tools/loan-calculator/schedule'
import { BalanceChart } from './BalanceChart'
import { PayoffDate } from './PayoffDate'

interface Props {
  loan: ShownLoan | null
  /** The loan and the other offers; empty without other offers. */
  offers: readonly Offer[]
  values: Values<typeof loanCalculatorFields>
  link: () => string
}

export function LoanResult({ loan, ...rest }: Props) {
  const t = useTranslations('loan-calculator')
  if (loan) return <Summary loan={loan} {...rest} />
  return <EmptyResult text={t('empty')} />
}

function Summary({ loan, offers, values, link }: Props & { loan: ShownLoan }) {
  const t = useTranslations('loan-calculator')
  const locale = useLocale()
  const monthsText = useDurationText('loan-calculator', 12)
  const money = (amount: number) => formatMoney(locale, amount, values.currency)
  const rounded = (amount: number) => roundTo(amount, currencyDigits(values.currency))
  // The totals of the columns in the schedule below.
  const total = (column: 'interest' | 'payment') => money(sum(loan.rounded, column))
  const { principal, months } = loan.terms
  const downShare = downPaymentShare(values) ?? 0
  const interestShare = loan.totalInterest / loan.totalPayment
  const isLevel = values.repayment === 'annuity' && loan.laterPayments.length === 0

  const taxAndInsurance = monthlyTaxAndInsurance(values)
  const fees = (values.fees ?? 0) + loan.prepaymentFee

  const stats: Stat[] = [
    { label: t('figures.principalAmount'), figure: <Amount name="principalAmount" value={principal} text={money} /> },
    {
      label: t('figures.totalInterest'),
      figure: <Amount name="totalInterest" value={loan.totalInterest} text={() => total('interest')} />,
    },
    {
      label: t('figures.totalPayment'),
      figure: <Amount name="totalPayment" value={loan.totalPayment} text={() => total('payment')} />,
    },
    ...(taxAndInsurance > 0
      ? [
          {
            label: t('figures.taxAndInsurance'),
            figure: <Amount name="taxAndInsurance" value={taxAndInsurance} text={money} />,
          },
          {
            label: t('figures.monthlyOutlay'),
            figure: (
              <Amount
                name="monthlyOutlay"
                value={loan.monthlyPayment + taxAndInsurance}
                text={() => money(rounded(loan.monthlyPayment) + rounded(taxAndInsurance))}
              />
            ),
          },
        ]
      : []),
    ...(fees > 0 ? [{ label: t('columns.fees'), figure: <Amount name="fees" value={fees} text={money} /> }] : []),
  ]
  const otherStats: Stat[] = [
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
          <Amount
            name="downPaymentAmount"
            value={downPaymentAmount(values)}
            text={() => money(rounded(values.loanAmount ?? 0) - rounded(principal))}
          />
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
      figure: <Amount name="laterPayment" value={payment} text={money} />,
    })),
    ...(loan.terms.feeRate
      ? [
          {
            label: t('figures.prepaymentFee'),
            figure: <Amount name="prepaymentFee" value={loan.prepaymentFee} text={money} />,
          },
        ]
      : []),
  ]

  return (
    <section className="card grid gap-5 p-4 md:p-6" aria-label={t('figures.title')}>
      <div>
        <p className="text-ink-2">{isLevel ? t('figures.monthlyPayment') : t('figures.firstPayment')}</p>
        <OutputValue
          name="monthlyPayment"
          label={t('figures.monthlyPayment')}
          value={loan.monthlyPayment}
          className="headline-figure block"
        >
          {money(loan.monthlyPayment)}
        </OutputValue>
        {!isLevel && (
          <p className="text-sm text-ink-2">
            {t('figures.lastPayment', { amount: money(loan.rounded.at(-1)?.payment ?? 0) })}
          </p>
        )}
      </div>
      <ShareBar
        segments={[
          {
            label: t('chart.principal'),
            share: 1 - interestShare,
            shareText: formatPercent(locale, 1 - interestShare, 0),
            tone: 'accent',
          },
          {
            label: t('chart.interest'),
            share: interestShare,
            shareText: formatPercent(locale, interestShare, 0),
            tone: 'second',
          },
        ]}
      />
      <div className="grid gap-2">
        <StatList stats={stats} />
        <details>
          <summary className="w-fit py-2.5 text-sm font-semibold text-ink-2">{t('figures.more')}</summary>
          <StatList stats={otherStats} />
        </details>
      </div>
      {loan.withoutExtra && (
        <FigureLabel value={t('effects.title')}>
          <p className="rounded-tile bg-ok-soft px-4 py-3 text-[15px] text-ok">
            {t.rich('saved', {
              interest: () => (
                <Amount
                  name="interestSaved"
                  value={loan.withoutExtra!.totalInterest - loan.totalInterest}
                  text={money}
                  isStrong
                />
              ),
              time: () => (
                <OutputValue
                  name="monthsSaved"
                  value={loan.withoutExtra!.payoffMonths - loan.payoffMonths}
                  className="font-bold"
                >
                  {monthsText(loan.withoutExtra!.payoffMonths - loan.payoffMonths)}
                </OutputValue>
              ),
            })}
          </p>
        </FigureLabel>
      )}
      <BalanceChart loan={loan} offers={offers} currency={values.currency} />
      <div className="no-print flex flex-wrap gap-2.5">
        <ShareButton link={link} />
      </div>
    </section>
  )
}

interface AmountProps {
  name: string
  value: number
  text: (amount: number) => string
  isStrong?: boolean
}

function Amount({ name, value, text, isStrong }: AmountProps) {
  return (
    <OutputValue name={name} value={value} className={isStrong ? 'font-bold' : undefined}>
      {text(value)}
    </OutputValue>
  )
}
