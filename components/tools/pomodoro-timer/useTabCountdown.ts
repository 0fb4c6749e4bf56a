import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { countdownIcon, restoreTab, showInTab } from '@/lib/browser/tab-display'
import type { Mode, Phase } from '@/lib/tools/pomodoro-timer/session'
import { countdownText } from '@/lib/tools/pomodoro-timer/time-text'

/** Of the tab's icon, whose surroundings the page cannot know; the text on them is white. */
const COLORS: Readonly<Record<Mode, string>> = { work: '#a15c00', shortBreak: '#0b7a4b', longBreak: '#1a62d6' }

interface Countdown {
  mode: Mode
  status: Phase['status']
  seconds: number
  /** Part of the phase that is left, 0 to 1. */
  share: number
}

/** Counts down in the tab's title and icon from the first start to the end of the phase. */
export function useTabCountdown({ mode, status, seconds, share }: Countdown): void {
  const t = useTranslations('pomodoro-timer')
  const label = t(`modes.${mode}`)
  // Minutes, and seconds in the last one: an icon that changes every second would flicker in some browsers.
  const shortText = seconds > 60 ? String(Math.ceil(seconds / 60)) : String(seconds)
  const steps = Math.ceil(share * 60)

  useEffect(() => {
    if (status === 'idle') return restoreTab()
    const sign = status === 'paused' ? '⏸ ' : ''
    showInTab({
      title: `${sign}${countdownText(seconds)} ${label}`,
      icon: countdownIcon(shortText, steps / 60, COLORS[mode]),
    })
  }, [status, seconds, label, shortText, steps, mode])

  useEffect(() => restoreTab, [])
}
