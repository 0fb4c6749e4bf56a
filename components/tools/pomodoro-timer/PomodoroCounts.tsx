import { useLocale, useTranslations } from 'next-intl'
import { StatList } from '@/components/ui/results/StatList'
import { useDurationText } from '@/components/ui/results/useDurationText'
import { formatNumber } from '@/lib/core/format'
import { nextMode, sessionsOn, spentOf, type Rules, type Session } from '@/lib/tools/pomodoro-timer/session'

interface Props {
  session: Session
  rules: Rules
  /** Current time in milliseconds since 1970; null until hydration. */
  now: number | null
  today: string
}

/** Statistics of the sessions, and the next break. */
export function PomodoroCounts({ session, rules, now, today }: Props) {
  const t = useTranslations('pomodoro-timer')
  const locale = useLocale()
  const minutesText = useDurationText('pomodoro-timer', 60)
  const todayCount = sessionsOn(session, today)
  const seconds = Math.floor(spentOf(session, now ?? 0) / 1000)
  const next = nextMode(session, rules)
  const count = (name: 'sessionsToday' | 'totalSessions', value: number) => ({
    label: t(`figures.${name}`),
    name,
    value,
    text: formatNumber(locale, value),
  })
  return (
    <StatList
      stats={[
        count('sessionsToday', todayCount),
        count('totalSessions', session.counts.total),
        {
          label: t('figures.timeSpent'),
          name: 'timeSpent',
          value: seconds,
          text: minutesText(Math.floor(seconds / 60)),
        },
        { label: t('figures.nextBreak'), name: 'nextBreak', value: next, text: t(`next.${next}`) },
      ]}
    />
  )
}
