import { useLocale, useTranslations } from 'next-intl'
import { formatMoney, type Currency } from '@/lib/core/format'
import type { Verdict } from '@/lib/tools/loan-calculator/offers'

/** Says which offer costs least, and by how much in all and, of level payments, a month; undefined without a verdict. */
export function useVerdictText(currency: Currency): (verdict: Verdict | null) => string | undefined {
  const t = useTranslations('loan-calculator.verdict')
  const locale = useLocale()
  return (verdict) => {
    if (!verdict) return undefined
    const { best, other, lessMonthly, lessInAll, isSameForAll } = verdict
    if (isSameForAll) return t('same')
    if (lessInAll === 0) return t('tied', { best, other })
    const money = (amount: number) => formatMoney(locale, Math.abs(amount), currency)
    if (lessMonthly === null) return t('inAll', { best, other, total: money(lessInAll) })
    const kind = lessMonthly > 0 ? 'less' : lessMonthly < 0 ? 'moreMonthly' : 'sameMonthly'
    return t(kind, { best, other, monthly: money(lessMonthly), total: money(lessInAll) })
  }
}
