import { useLocale, useTranslations } from 'next-intl'
import { AreaChart, type Series } from '@/components/ui/results/AreaChart'
import { useDurationText } from '@/components/ui/results/useDurationText'
import { formatMoney, formatMoneyShort, type Currency } from '@/lib/core/format'
import type { Offer } from '@/lib/tools/loan-calculator/offers'
import type { Loan } from '@/lib/tools/loan-calculator/schedule'

/** Number of points per curve; more make no visible difference. */
const POINTS = 80

function balances(loan: Loan, months: number): number[] {
  const step = Math.max(1, months / POINTS)
  const count = Math.ceil(months / step)
  const at = (month: number) => (month === 0 ? loan.terms.principal : (loan.schedule[month - 1]?.balance ?? 0))
  return Array.from({ length: count + 1 }, (_, index) => at(Math.min(months, Math.round(index * step))))
}

const OFFER_TONES = { 2: 'third', 3: 'fourth' } as const

interface Props {
  loan: Loan
  offers: readonly Offer[]
  currency: Currency
}

/** Chart of the remaining balance, with and without early repayments, and of the other offers: when each is paid off. */
export function BalanceChart({ loan, offers, currency }: Props) {
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
