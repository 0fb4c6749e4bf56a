import { useTranslations } from 'next-intl'

/** Days until a date, negative when it is past → `D-12`, `today`, `D+30` as the page's language writes them. */
export function useDaysLeftText(): (days: number) => string {
  const t = useTranslations('date-calculator.daysLeft')
  return (days) => {
    if (days === 0) return t('today')
    return days > 0 ? t('ahead', { count: days }) : t('past', { count: -days })
  }
}
