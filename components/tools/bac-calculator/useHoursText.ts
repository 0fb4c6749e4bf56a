import { useTranslations } from 'next-intl'
import { splitDuration } from '@/lib/core/format'

/** Formats hours as `5 hours 8 minutes`, rounded up so that the result is never too early. */
export function useHoursText(): (hours: number) => string {
  const t = useTranslations('bac-calculator.duration')
  return (total) => {
    // Rounding errors must not add a minute.
    const { whole: hours, rest: minutes } = splitDuration(Math.ceil(total * 60 - 1e-9), 60)
    if (hours === 0) return t('minutes', { minutes })
    return minutes === 0 ? t('hours', { hours }) : t('both', { hours, minutes })
  }
}
