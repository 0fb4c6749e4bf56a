import { useLocale, useTranslations } from 'next-intl'
import { AreaChart } from '@/components/ui/results/AreaChart'
import { formatMoney, formatMoneyShort, type Currency } from '@/lib/core/format'
import { roundTo } from '@/lib/core/numbers'
import { growthCurve, type Growth, type RoundedGrowth } from '@/lib/tools/compound-interest/growth'

/** Number of line segments per curve; more make no visible difference. */
const SEGMENTS = 80

interface Props {
  growth: Growth
  rounded: RoundedGrowth
  currency: Currency
}

/** Chart of contributions with the interest stacked on top, over the years. */
export function GrowthChart({ growth, rounded, currency }: Props) {
  const t = useTranslations('compound-interest')
  const locale = useLocale()
  const { plan, finalAmount } = growth
  const { contributions, balances } = growthCurve(plan, SEGMENTS)
  return (
    <AreaChart
      description={t('chart.description', {
        years: roundTo(plan.years, 1),
        contributions: formatMoney(locale, rounded.totalContributions, currency),
        interest: formatMoney(locale, rounded.interestEarned, currency),
        total: formatMoney(locale, rounded.finalAmount, currency),
      })}
      series={[
        { label: t('chart.interest'), values: balances, tone: 'accent', filled: true, floor: contributions },
        { label: t('chart.contributions'), values: contributions, tone: 'second', filled: true },
      ]}
      max={finalAmount}
      yText={(value) => formatMoneyShort(locale, value, currency)}
      xTicks={[0, 0.5, 1].map((at) => ({ at, label: t('years', { years: roundTo(plan.years * at, 1) }) }))}
    />
  )
}
