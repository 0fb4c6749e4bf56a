import { useLocale, useTranslations } from 'next-intl'
import { AreaChart } from '@/components/ui/AreaChart'
import { formatMoney, formatMoneyShort, type Currency } from '@/lib/core/format'
import { axisTicks } from '@/lib/core/ticks'
import { growthCurve, type Growth } from '@/lib/tools/compound-interest/growth'

/** Stretches a curve is drawn with; more would not be seen. */
const STRETCHES = 80

/** What was paid in, and the interest standing on it, over the years. */
export function GrowthChart({ growth, currency }: { growth: Growth; currency: Currency }) {
  const t = useTranslations('compound-interest')
  const locale = useLocale()
  const { plan, finalAmount, totalContributions, interestEarned } = growth
  const { contributions, balances } = growthCurve(plan, STRETCHES)
  const ticks = axisTicks(finalAmount)
  const top = ticks.at(-1) ?? 1
  return (
    <AreaChart
      description={t('chart.description', {
        years: plan.years,
        contributions: formatMoney(locale, totalContributions, currency),
        interest: formatMoney(locale, interestEarned, currency),
        total: formatMoney(locale, finalAmount, currency),
      })}
      series={[
        { label: t('chart.interest'), values: balances, tone: 'accent', filled: true, floor: contributions },
        { label: t('chart.contributions'), values: contributions, tone: 'second', filled: true },
      ]}
      top={top}
      yTicks={ticks.map((value) => ({ at: value / top, label: formatMoneyShort(locale, value, currency) }))}
      xTicks={[0, 0.5, 1].map((at) => ({ at, label: t('years', { years: plan.years * at }) }))}
    />
  )
}
