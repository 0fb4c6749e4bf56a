import { useTranslations } from 'next-intl'
import { Fragment, useId } from 'react'
import type { ShownPlan } from '@/lib/tools/credit-calculator/plans'

/** Bar chart of the interest of each plan. The table below has the same values as text. */
export function CostBars({ plans, money }: { plans: readonly ShownPlan[]; money: (amount: number) => string }) {
  const t = useTranslations('credit-calculator')
  const id = useId()
  const mostExpensive = plans.reduce((most, plan) => (plan.totalInterest > most.totalInterest ? plan : most))
  const share = (interest: number) =>
    mostExpensive.totalInterest > 0 ? (interest / mostExpensive.totalInterest) * 100 : 0
  return (
    <figure>
      <p aria-hidden className="mb-2 text-sm font-semibold">
        {t('chart.title')}
      </p>
      <div
        role="img"
        aria-labelledby={id}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 text-sm"
      >
        {plans.map(({ months, totalInterest, rounded }) => (
          <Fragment key={months}>
            <span className="text-right text-ink-2">{t('months', { months })}</span>
            <span className="h-4 rounded-sm bg-well forced-color-adjust-none">
              <span
                className="block h-full rounded-sm bg-accent"
                style={{ width: `${share(totalInterest).toFixed(2)}%` }}
              />
            </span>
            <span className="text-right font-semibold tabular-nums">{money(rounded.totalInterest)}</span>
          </Fragment>
        ))}
      </div>
      <figcaption id={id} className="sr-only">
        {t('chart.description', { months: mostExpensive.months, amount: money(mostExpensive.rounded.totalInterest) })}
      </figcaption>
    </figure>
  )
}
