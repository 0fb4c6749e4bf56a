import { useLocale, useTranslations } from 'next-intl'
import { formatMoney, type Currency } from '@/lib/core/format'
import type { Verdict } from '@/lib/tools/loan-calculator/offers'

/** Says which offer costs least, and by how much a month and in all; undefined without a verdict. */
export function useVerdictText(currency: Currency): (verdict: Verdict | null) => string | undefined {
  const t = useTranslations('loan-calculator.verdict')
  const locale = useLocale()
  return (verdict) => {
    if (!verdict) return undefined
    const { best, other, lessMonthly, lessInAll, isSameForAll } = verdict
    if (isSameForAll) return t('same')
    if (lessInAll === 0) return t('tied', { best, other })
    const kind = lessMonthly > 0 ? 'less' : lessMonthly < 0 ? 'moreMonthly' : 'sameMonthly'
    const money = (amount: number) => formatMoney(locale, Math.abs(amount), currency)
    return t(kind, { best, other, monthly: money(lessMonthly), total: money(lessInAll) })
  }
}
