import { useTranslations } from 'next-intl'

/** Formats a number of months as `21 years 10 months`. */
export function useMonthsText(): (months: number) => string {
  const t = useTranslations('loan-calculator.duration')
  return (total) => {
    const years = Math.floor(total / 12)
    const months = total % 12
    if (years === 0) return t('months', { months })
    return months === 0 ? t('years', { years }) : t('both', { years, months })
  }
}
