import { useTranslations } from 'next-intl'

/** Formats the days until a date, negative for the past, as `D-12`, `today` or `D+30` in the page's language. */
export function useDaysLeftText(): (days: number) => string {
  const t = useTranslations('date-calculator.daysLeft')
  return (days) => {
    if (days === 0) return t('today')
    return days > 0 ? t('ahead', { count: days }) : t('past', { count: -days })
  }
}
