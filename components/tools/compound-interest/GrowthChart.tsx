import { useLocale, useTranslations } from 'next-intl'
import { AreaChart } from '@/components/ui/results/AreaChart'
import { formatMoney, formatMoneyShort, type Currency } from '@/lib/core/format'
import { axisTicks } from '@/components/ui/results/axis-ticks'
import { growthCurve, type Growth } from '@/lib/tools/compound-interest/growth'

/** Number of line segments per curve; more make no visible difference. */
const SEGMENTS = 80

/** Chart of contributions with the interest stacked on top, over the years. */
export function GrowthChart({ growth, currency }: { growth: Growth; currency: Currency }) {
  const t = useTranslations('compound-interest')
  const locale = useLocale()
  const { plan, finalAmount, totalContributions, interestEarned } = growth
  const { contributions, balances } = growthCurve(plan, SEGMENTS)
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
