import { useTranslations } from 'next-intl'
import type { Rules, Session } from '@/lib/tools/pomodoro-timer/session'

/** Sessions of this round done and still to do before the long break. */
export function RoundDots({ session: { mode, counts }, rules }: { session: Session; rules: Rules }) {
  const t = useTranslations('pomodoro-timer')
  const total = rules.sessionsUntilLongBreak
  const into = counts.round % total
  // During the long break the round is full, not empty.
  const done = mode === 'longBreak' && into === 0 ? total : into
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
