import { useLocale, useTranslations } from 'next-intl'
import { StatList, type Stat } from '@/components/ui/results/StatList'
import { FigureLabel, OutputValue } from '@/components/ui/results/OutputValue'
import { ShareBar } from '@/components/ui/results/ShareBar'
import { ShareButton } from '@/components/ui/results/ShareButton'
import { useDurationText } from '@/components/ui/results/useDurationText'
import { formatMoney } from '@/lib/core/format'
import type { Values } from '@/lib/core/fields'
import type { loanCalculatorFields } from '@/lib/tools/loan-calculator/fields'
import type { Offer } from '@/lib/tools/loan-calculator/offers'
import { isLevel, sum, type ShownLoan } from '@/lib/tools/loan-calculator/schedule'
import { BalanceChart } from './BalanceChart'
import { OfferCards } from './OfferCards'

interface Props {
  loan: ShownLoan
  /** The loan and the other offers; empty without other offers. */
  offers: readonly Offer[]
  /** Which offer costs least; undefined without other offers. */
  verdict: string | undefined
  values: Values<typeof loanCalculatorFields>
  link: () => string
}

export function LoanResult({ loan, offers, verdict, values, link }: Props) {
  const t = useTranslations('loan-calculator')
  const locale = useLocale()
  const monthsText = useDurationText('loan-calculator', 12)
  const money = (amount: number) => formatMoney(locale, amount, values.currency)
  const { principal } = loan.terms
  const interestShare = loan.totalInterest / loan.totalPayment
  const saved = loan.withoutExtra && {
    interest: loan.withoutExtra.totalInterest - loan.totalInterest,
    months: loan.withoutExtra.payoffMonths - loan.payoffMonths,
  }

  // The totals are those of the columns in the schedule below.
  const amount = (name: 'principalAmount' | 'totalInterest' | 'totalPayment', value: number, shown: number): Stat => ({
    label: t(`figures.${name}`),
    name,
    value,
    text: money(shown),
  })
  const stats = [
    amount('principalAmount', principal, principal),
    amount('totalInterest', loan.totalInterest, sum(loan.rounded, 'interest')),
    amount('totalPayment', loan.totalPayment, sum(loan.rounded, 'payment')),
  ]

  return (
    <section className="card grid gap-5 p-4 md:p-6" aria-label={t('figures.title')}>
      {verdict && <OfferCards offers={offers} verdict={verdict} currency={values.currency} />}
      <div>
        <p className="text-ink-2">
          {verdict && `${t('offers.offer', { offer: 1 })} · `}
          {t(isLevel(loan) ? 'bar.level' : 'bar.first', { principal: money(principal) })}
        </p>
        <OutputValue
          name="monthlyPayment"
          label={t('figures.monthlyPayment')}
          value={loan.monthlyPayment}
          className={`block ${verdict ? 'text-2xl font-bold' : 'headline-figure'}`}
        >
          {money(loan.monthlyPayment)}
        </OutputValue>
        {!isLevel(loan) && (
          <p className="text-sm text-ink-2">
            {t('figures.lastPayment', { amount: money(loan.rounded.at(-1)?.payment ?? 0) })}
          </p>
        )}
      </div>
      <ShareBar
        segments={[
          { label: t('chart.principal'), share: 1 - interestShare, tone: 'accent' },
          { label: t('chart.interest'), share: interestShare, tone: 'second' },
        ]}
      />
      <StatList stats={stats} />
      {saved && (
        <FigureLabel value={t('effects.title')}>
          <p className="rounded-tile bg-ok-soft px-4 py-3 text-[15px] text-ok">
            {t.rich('saved', {
              months: saved.months,
              interest: () => (
                <OutputValue name="interestSaved" value={saved.interest} className="font-bold">
                  {money(saved.interest)}
                </OutputValue>
              ),
              time: () => (
                <OutputValue name="monthsSaved" value={saved.months} className="font-bold">
                  {monthsText(saved.months)}
                </OutputValue>
              ),
            })}
          </p>
        </FigureLabel>
      )}
      <BalanceChart loan={loan} offers={offers} currency={values.currency} />
      <ShareButton link={link} className="justify-self-start" />
    </section>
  )
}
