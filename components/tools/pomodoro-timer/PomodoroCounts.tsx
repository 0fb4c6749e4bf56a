import { useLocale, useTranslations } from 'next-intl'
import { Facts } from '@/components/ui/Facts'
import { Figure } from '@/components/ui/Figure'
import { formatNumber } from '@/lib/core/format'
import { nextMode, sessionsOn, spentOf, type Rules, type Session } from '@/lib/tools/pomodoro-timer/session'

interface Props {
  session: Session
  rules: Rules
  /** Null before the page's script has a clock. */
  now: number | null
  today: string
}

/** Sessions, time and what comes next. */
export function PomodoroCounts({ session, rules, now, today }: Props) {
  const t = useTranslations('pomodoro-timer')
  const locale = useLocale()
  const todayCount = sessionsOn(session, today)
  const seconds = Math.floor(spentOf(session, now ?? 0) / 1000)
  const minutes = Math.floor(seconds / 60)
  const next = nextMode(session, rules)
  const time =
    minutes < 60
      ? t('time.minutes', { minutes })
      : t('time.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  const count = (name: string, value: number) => (
    <Figure name={name} value={value}>
      {formatNumber(locale, value)}
    </Figure>
  )
  return (
    <Facts
      facts={[
        { label: t('figures.sessionsToday'), figure: count('sessionsToday', todayCount) },
        { label: t('figures.totalSessions'), figure: count('totalSessions', session.counts.total) },
        {
          label: t('figures.timeSpent'),
          figure: (
            <Figure name="timeSpent" value={seconds}>
              {time}
            </Figure>
          ),
        },
        {
          label: t('figures.nextBreak'),
          figure: (
            <Figure name="nextBreak" value={next}>
              {t(`next.${next}`)}
            </Figure>
          ),
        },
      ]}
    />
  )
}
