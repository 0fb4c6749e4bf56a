import { useTranslations } from 'next-intl'
import type { Rules, Session } from '@/lib/tools/pomodoro-timer/session'

/** The completed and remaining sessions before the long break. */
export function RoundDots({ session: { mode, counts }, rules }: { session: Session; rules: Rules }) {
  const t = useTranslations('pomodoro-timer')
  const total = rules.sessionsUntilLongBreak
  const sinceLongBreak = counts.round % total
  // The round stays full during the long break.
  const done = mode === 'longBreak' && sinceLongBreak === 0 ? total : sinceLongBreak
  return (
    <div
      role="img"
      aria-label={t('round', { done, total })}
      className="mt-3 flex justify-center gap-2 forced-color-adjust-none"
    >
      {Array.from({ length: total }, (_, index) => (
        <span
          key={index}
          className={`size-2.5 rounded-full border-2 border-accent ${index < done ? 'bg-accent' : ''}`}
        />
      ))}
    </div>
  )
}
