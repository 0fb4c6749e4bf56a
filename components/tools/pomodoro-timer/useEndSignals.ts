import { useTranslations } from 'next-intl'
import { notify } from '@/components/ui/notify'
import { beep } from '@/lib/browser/beep'
import { showNotification } from '@/lib/browser/notification'
import { settingOf, type PomodoroValues } from '@/lib/tools/pomodoro-timer/fields'
import type { Ending } from '@/lib/tools/pomodoro-timer/session'

/** The documented tone: 800 Hz for half a second. */
const TONE = { frequency: 800, seconds: 0.5 }

/** A phase that ended longer ago than this is told in the page only, not by tone and notification. */
const LATE_MILLISECONDS = 90_000

function sentence({ from, to }: Ending) {
  if (from !== 'work') return 'breakDone'
  return to === 'longBreak' ? 'longBreakNext' : 'shortBreakNext'
}

/** Tells of the end of a phase as the settings say: a toast always, a tone and a notification while it is news. */
export function useEndSignals(values: PomodoroValues): (ending: Ending) => void {
  const t = useTranslations('pomodoro-timer')
  return (ending) => {
    const text = t(`ends.${sentence(ending)}`)
    notify('success', text)
    if (Date.now() - ending.at > LATE_MILLISECONDS) return
    if (values.sound) beep(TONE.frequency, TONE.seconds, settingOf(values, 'volume') / 100)
    if (values.notifications) void showNotification(t('notificationTitle'), { body: text, tag: 'pomodoro-timer' })
  }
}
