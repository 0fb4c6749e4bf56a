import { useTranslations } from 'next-intl'
import { splitDuration } from '@/lib/core/format'

/** Returns a function for the hours and whole minutes of a time in milliseconds. */
export function useTimeText(): (milliseconds: number) => string {
  const t = useTranslations('pomodoro-timer.time')
  return (milliseconds) => {
    const { whole: hours, rest: minutes } = splitDuration(Math.floor(milliseconds / 60_000), 60)
    return hours === 0 ? t('minutes', { minutes }) : t('hours', { hours, minutes })
  }
}
