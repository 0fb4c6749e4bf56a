import { useLocale, useTranslations } from 'next-intl'
import { AreaChart, type Series } from '@/components/ui/results/AreaChart'
import { formatMoney, formatMoneyShort, type Currency } from '@/lib/core/format'
import { axisTicks } from '@/components/ui/results/axis-ticks'
import type { Loan } from '@/lib/tools/loan-calculator/schedule'
import { useMonthsText } from './useMonthsText'

/** Number of points per curve; more make no visible difference. */
const POINTS = 80

function balances(loan: Loan, months: number): number[] {
  const step = Math.max(1, months / POINTS)
  const count = Math.ceil(months / step)
  const at = (month: number) => (month === 0 ? loan.terms.principal : (loan.schedule[month - 1]?.balance ?? 0))
  return Array.from({ length: count + 1 }, (_, index) => at(Math.min(months, Math.round(index * step))))
}

/** Chart of the remaining balance, with and without the extra payment. */
export function BalanceChart({ loan, currency }: { loan: Loan; currency: Currency }) {
  const t = useTranslations('loan-calculator')
  const locale = useLocale()
  const monthsText = useMonthsText()
  const months = loan.withoutExtra?.payoffMonths ?? loan.payoffMonths
  const ticks = axisTicks(loan.terms.principal)
  const top = ticks.at(-1) ?? 1
  const series: Series[] = [
    { label: t('chart.balance'), values: balances(loan, months), tone: 'accent', filled: true },
    ...(loan.withoutExtra
      ? [{ label: t('chart.withoutExtra'), values: balances(loan.withoutExtra, months), tone: 'second' } as const]
      : []),
  ]
  return (
    <AreaChart
      description={t('chart.description', {
        principal: formatMoney(locale, loan.terms.principal, currency),
        time: monthsText(loan.payoffMonths),
      })}
      series={series}
      top={top}
      yTicks={ticks.map((value) => ({ at: value / top, label: formatMoneyShort(locale, value, currency) }))}
      xTicks={[0, 0.5, 1].map((at) => ({ at, label: monthsText(Math.round(months * at)) }))}
    />
  )
}
