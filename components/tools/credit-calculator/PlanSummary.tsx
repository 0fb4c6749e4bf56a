import { useLocale, useTranslations } from 'next-intl'
import { StatList, type Stat } from '@/components/ui/results/StatList'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { ShareButton } from '@/components/ui/results/ShareButton'
import { formatMoney, type Currency } from '@/lib/core/format'
import { POPULAR_MONTHS, type Comparison, type ShownPlan } from '@/lib/tools/credit-calculator/plans'
import { CostBars } from './CostBars'

interface Props {
  comparison: Comparison
  currency: Currency
  link: () => string
}

export function PlanSummary({ comparison, currency, link }: Props) {
  const t = useTranslations('credit-calculator')
  const locale = useLocale()
  const money = (amount: number) => formatMoney(locale, amount, currency)
  const { principal, plans, bestDeal, bestWithInterest, mostPopular } = comparison

  const plan = (name: string, { months, rounded }: ShownPlan) => (
    <>
      <OutputValue name={name} value={months}>
        {t('months', { months })}
      </OutputValue>
      <span className="block text-sm font-normal text-ink-2">
        {t('figures.interest', { amount: money(rounded.totalInterest) })}
      </span>
    </>
  )
  const monthly = ({ firstPayment, lastPayment, rounded }: ShownPlan) => {
    const interest = money(rounded.totalInterest)
    if (firstPayment === lastPayment) return t('figures.perMonth', { interest })
    return t('figures.falling', { first: money(firstPayment), last: money(lastPayment), interest })
  }
  const stats: Stat[] = [
    { label: t('figures.bestDeal'), figure: plan('bestDeal', bestDeal) },
    ...(bestWithInterest
      ? [{ label: t('figures.bestWithInterest'), figure: plan('bestWithInterest', bestWithInterest) }]
      : []),
    { label: t('figures.principal'), name: 'principal', value: principal, text: money(principal) },
  ]

  return (
    <section className="card grid gap-5 p-4 md:p-6" aria-label={t('figures.title')}>
      <div>
        <p className="text-ink-2">
          {t('figures.mostPopular')}{' '}
          <OutputValue
            name="mostPopular"
            label={t('figures.mostPopular')}
            value={POPULAR_MONTHS}
            className="font-semibold text-ink"
          >
            {t('months', { months: POPULAR_MONTHS })}
          </OutputValue>
        </p>
        <p className="headline-figure">
          {mostPopular ? (
            <OutputValue name="popularPayment" label={t('figures.mostPopular')} value={mostPopular.monthlyPayment}>
              {money(mostPopular.monthlyPayment)}
            </OutputValue>
          ) : (
            '—'
          )}
        </p>
        <p className="text-sm text-ink-2">
          {mostPopular ? monthly(mostPopular) : t('figures.rateMissing', { months: POPULAR_MONTHS })}
        </p>
      </div>
      <StatList stats={stats} />
      <CostBars plans={plans} money={money} />
      <ShareButton link={link} className="justify-self-start" />
    </section>
  )
}
