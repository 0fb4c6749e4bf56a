import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { countdownIcon, restoreTab, showInTab } from './tab-display'
import type { Mode, Phase } from '@/lib/tools/pomodoro-timer/session'
import { countdownText } from '@/lib/tools/pomodoro-timer/time-text'

/** Background of the icon, with white text. Independent of the theme, because the color of the tab bar is unknown. */
const COLORS: Readonly<Record<Mode, string>> = { work: '#a15c00', shortBreak: '#0b7a4b', longBreak: '#1a62d6' }

interface Countdown {
  mode: Mode
  status: Phase['status']
  seconds: number
  /** Remaining share of the phase, 0 to 1. */
  share: number
}

/** Shows the countdown in the title and icon of the tab while a phase is running or paused. */
export function useTabCountdown({ mode, status, seconds, share }: Countdown): void {
  const t = useTranslations('pomodoro-timer')
  const label = t(`modes.${mode}`)
  // Shows minutes until the last one, because an icon that changes every second flickers in some browsers.
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
