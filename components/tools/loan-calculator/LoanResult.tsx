import { useLocale, useTranslations } from 'next-intl'
import { StatList, type Stat } from '@/components/ui/results/StatList'
import { FigureLabel, OutputValue } from '@/components/ui/results/OutputValue'
import { ShareBar } from '@/components/ui/results/ShareBar'
import { ShareButton } from '@/components/ui/results/ShareButton'
import { useDurationText } from '@/components/ui/results/useDurationText'
import { formatMoney, formatMoneyShort, formatPercent, type Currency } from '@/lib/core/format'
import type { Values } from '@/lib/core/fields'
import type { loanCalculatorFields } from '@/lib/tools/loan-calculator/fields'
import type { Offer } from '@/lib/tools/loan-calculator/offers'
import { isLevel, sum, type Loan, type ShownLoan } from '@/lib/tools/loan-calculator/schedule'
import { AreaChart, type Series } from '@/components/ui/results/AreaChart'

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
          {verdict && <strong className="block text-lg text-ink">{t('offers.offer', { offer: 1 })}</strong>}
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

/** Number of points per curve; more make no visible difference. */
const POINTS = 80

function balances(loan: Loan, months: number): number[] {
  const step = Math.max(1, months / POINTS)
  const count = Math.ceil(months / step)
  const at = (month: number) => (month === 0 ? loan.terms.principal : (loan.schedule[month - 1]?.balance ?? 0))
  return Array.from({ length: count + 1 }, (_, index) => at(Math.min(months, Math.round(index * step))))
}

const OFFER_TONES = { 2: 'third', 3: 'fourth' } as const

/** Chart of the remaining balance, with and without early repayments, and of the other offers: when each is paid off. */
function BalanceChart({ loan, offers, currency }: { loan: Loan; offers: readonly Offer[]; currency: Currency }) {
  const t = useTranslations('loan-calculator')
  const locale = useLocale()
  const monthsText = useDurationText('loan-calculator', 12)
  const others = offers.filter(({ offer }) => offer in OFFER_TONES)
  const months = Math.max(
    loan.withoutExtra?.payoffMonths ?? loan.payoffMonths,
    ...others.map((other) => other.loan.payoffMonths),
  )
  const series: Series[] = [
    { label: t('chart.balance'), values: balances(loan, months), tone: 'accent', filled: true },
    ...(loan.withoutExtra
      ? [{ label: t('chart.withoutExtra'), values: balances(loan.withoutExtra, months), tone: 'second' } as const]
      : []),
    ...others.map(({ offer, loan: offered }) => ({
      label: t('offers.offer', { offer }),
      values: balances(offered, months),
      tone: OFFER_TONES[offer as keyof typeof OFFER_TONES],
    })),
  ]
  return (
    <AreaChart
      description={t('chart.description', {
        principal: formatMoney(locale, loan.terms.principal, currency),
        time: monthsText(loan.payoffMonths),
      })}
      series={series}
      max={loan.terms.principal}
      yText={(value) => formatMoneyShort(locale, value, currency)}
      xTicks={[0, 0.5, 1].map((at) => ({ at, label: at === 0 ? '0' : monthsText(Math.round(months * at)) }))}
    />
  )
}

/** The offers side by side, below a sentence that says which costs least. The table below has the same figures. */
function OfferCards({ offers, verdict, currency }: { offers: readonly Offer[]; verdict: string; currency: Currency }) {
  const t = useTranslations('loan-calculator')
  const locale = useLocale()
  const monthsText = useDurationText('loan-calculator', 12)
  return (
    <div className="grid gap-3">
      <p data-name="verdict" className="rounded-tile bg-ok-soft px-4 py-3 font-bold text-ok">
        {verdict}
      </p>
      <ul className="flex flex-wrap gap-2.5 *:flex-1 *:basis-36">
        {offers.map(({ offer, annualRate, loan, isCheapest, rounded }) => (
          <li
            key={offer}
            className={`rounded-tile border px-3 py-2.5 text-sm text-ink-2 tabular-nums ${isCheapest ? 'border-ok outline-1 outline-ok' : 'border-line'}`}
          >
            <span className="block font-semibold text-ink">{t('offers.offer', { offer })}</span>
            <span className="mb-1 block">
              {formatPercent(locale, annualRate / 100, 3)} · {monthsText(loan.terms.months)}
            </span>
            <span className="block">{t('figures.monthlyPayment')}</span>
            <strong className="block text-lg leading-snug text-ink">
              {formatMoney(locale, loan.monthlyPayment, currency)}
            </strong>
            <span className="block">{t('columns.cost')}</span>
            {formatMoney(locale, rounded.cost, currency)}
          </li>
        ))}
      </ul>
    </div>
  )
}
