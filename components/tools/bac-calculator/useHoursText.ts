import { useTranslations } from 'next-intl'

/** Hours → `5 hours 8 minutes` in the page's language, to the next full minute: never too early. */
export function useHoursText(): (hours: number) => string {
  const t = useTranslations('bac-calculator.duration')
  return (total) => {
    // Binary noise above a full minute is not another minute.
    const allMinutes = Math.ceil(total * 60 - 1e-9)
    const hours = Math.floor(allMinutes / 60)
    const minutes = allMinutes % 60
    if (hours === 0) return t('minutes', { minutes })
    return minutes === 0 ? t('hours', { hours }) : t('both', { hours, minutes })
  }
}
