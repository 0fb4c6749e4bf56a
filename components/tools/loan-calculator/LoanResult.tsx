import { useLocale, useTranslations } from 'next-intl'
import { EmptyResult } from '@/components/ui/EmptyResult'
import { Facts, type Fact } from '@/components/ui/Facts'
import { Figure } from '@/components/ui/Figure'
import { ShareBar } from '@/components/ui/ShareBar'
import { ShareButton } from '@/components/ui/ShareButton'
import { formatMoney, formatPercent } from '@/lib/core/format'
import type { Values } from '@/lib/core/fields'
import type { loanFields } from '@/lib/tools/loan-calculator/fields'
import { downPaymentAmount, downPaymentShare } from '@/lib/tools/loan-calculator/loan'
import type { Loan } from '@/lib/tools/loan-calculator/schedule'
import { BalanceChart } from './BalanceChart'
import { PayoffDate } from './PayoffDate'
import { useMonthsText } from './useMonthsText'

interface Props {
  loan: Loan | null
  values: Values<typeof loanFields>
  link: () => string
}

export function LoanResult({ loan, values, link }: Props) {
  const t = useTranslations('loan-calculator')
  if (loan) return <Summary loan={loan} values={values} link={link} />
  return <EmptyResult text={t('empty')} />
}

function Summary({ loan, values, link }: Props & { loan: Loan }) {
  const t = useTranslations('loan-calculator')
  const locale = useLocale()
  const monthsText = useMonthsText()
  const money = (amount: number) => formatMoney(locale, amount, values.currency)
  const { principal, months } = loan.terms
  const downShare = downPaymentShare(values) ?? 0
  const interestShare = loan.totalInterest / loan.totalPayment
  const level = values.repayment === 'annuity'

  const facts: Fact[] = [
    { label: t('figures.principalAmount'), figure: <Amount name="principalAmount" value={principal} text={money} /> },
    {
      label: t('fields.downPayment'),
      figure: (
        <>
          <Amount name="downPaymentAmount" value={downPaymentAmount(values)} text={money} />
          <span className="block text-sm font-normal text-ink-2">
            <Figure name="downPaymentShare" value={downShare * 100}>
              {formatPercent(locale, downShare)}
            </Figure>
          </span>
        </>
      ),
    },
    { label: t('fields.annualRate'), figure: formatPercent(locale, (values.annualRate ?? 0) / 100, 3) },
    { label: t('fields.term'), figure: monthsText(months) },
    {
      label: t('figures.totalInterest'),
      figure: <Amount name="totalInterest" value={loan.totalInterest} text={money} />,
    },
    { label: t('figures.totalPayment'), figure: <Amount name="totalPayment" value={loan.totalPayment} text={money} /> },
    {
      label: t('figures.payoffMonths'),
      figure: (
        <Figure name="payoffMonths" value={loan.payoffMonths}>
          {monthsText(loan.payoffMonths)}
        </Figure>
      ),
    },
    { label: t('figures.payoffDate'), figure: <PayoffDate months={loan.payoffMonths} /> },
  ]

  return (
    <section className="card grid gap-5 p-4 md:p-6" aria-label={t('figures.title')}>
      <div>
        <p className="text-ink-2">{level ? t('figures.monthlyPayment') : t('figures.firstPayment')}</p>
        <Figure name="monthlyPayment" value={loan.monthlyPayment} className="headline-figure block">
          {money(loan.monthlyPayment)}
        </Figure>
        {!level && (
          <p className="text-sm text-ink-2">{t('figures.lastPayment', { amount: money(loan.lastPayment) })}</p>
        )}
      </div>
      <ShareBar
        parts={[
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
      <Facts facts={facts} />
      {loan.withoutExtra && (
        <p className="rounded-tile bg-ok-soft px-4 py-3 text-[15px] text-ok">
          {t.rich('saved', {
            interest: () => (
              <Amount
                name="interestSaved"
                value={loan.withoutExtra!.totalInterest - loan.totalInterest}
                text={money}
                strong
              />
            ),
            time: () => (
              <Figure
                name="monthsSaved"
                value={loan.withoutExtra!.payoffMonths - loan.payoffMonths}
                className="font-bold"
              >
                {monthsText(loan.withoutExtra!.payoffMonths - loan.payoffMonths)}
              </Figure>
            ),
          })}
        </p>
      )}
      <BalanceChart loan={loan} currency={values.currency} />
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
  strong?: boolean
}

function Amount({ name, value, text, strong }: AmountProps) {
  return (
    <Figure name={name} value={value} className={strong ? 'font-bold' : undefined}>
      {text(value)}
    </Figure>
  )
}
