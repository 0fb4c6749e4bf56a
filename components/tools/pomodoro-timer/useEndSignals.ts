import { useTranslations } from 'next-intl'
import { notify } from '@/components/ui/feedback/notify'
import { beep } from './beep'
import { showNotification } from './notification'
import { effectiveSetting, type PomodoroValues } from '@/lib/tools/pomodoro-timer/fields'
import type { Ending } from '@/lib/tools/pomodoro-timer/session'

/** The tone at the end of a phase: 800 Hz for half a second. */
const TONE = { frequency: 800, seconds: 0.5 }

/** If a phase ended longer ago, there is no tone and no notification, only the toast. */
const LATE_MILLISECONDS = 90_000

function messageKey({ from, to }: Ending) {
  if (from !== 'work') return 'breakDone'
  return to === 'longBreak' ? 'longBreakNext' : 'shortBreakNext'
}

/** Returns a function that announces the end of a phase: by a toast and, as configured, by a tone and a notification. */
export function useEndSignals(values: PomodoroValues): (ending: Ending) => void {
  const t = useTranslations('pomodoro-timer')
  return (ending) => {
    const text = t(`ends.${messageKey(ending)}`)
    notify('success', text)
    if (Date.now() - ending.at > LATE_MILLISECONDS) return
    if (values.sound) beep(TONE.frequency, TONE.seconds, effectiveSetting(values, 'volume') / 100)
    if (values.notifications) void showNotification(t('notificationTitle'), { body: text, tag: 'pomodoro-timer' })
  }
}
