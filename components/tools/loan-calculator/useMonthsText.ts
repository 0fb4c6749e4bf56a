import { useTranslations } from 'next-intl'
import { splitDuration } from '@/lib/core/format'

/** Formats a number of months as `21 years 10 months`. */
export function useMonthsText(): (months: number) => string {
  const t = useTranslations('loan-calculator.duration')
  return (total) => {
    const { whole: years, rest: months } = splitDuration(total, 12)
    if (years === 0) return t('months', { months })
    return months === 0 ? t('years', { years }) : t('both', { years, months })
  }
}
