'use client'

import { Pause, PictureInPicture2, Play, Settings, SkipForward } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button, type Action } from '@/components/ui/layout/Button'
import { late } from '@/components/ui/layout/late'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { ActionBar } from '@/components/ui/layout/ActionBar'
import { TextField } from '@/components/ui/fields/TextField'
import { parseIsoDate } from '@/lib/core/plain-date'
import { createPortal } from 'react-dom'
import { beep, unlockSound, unlockSoundOnGesture } from './beep'
import { requestNotificationPermission, showNotification } from './notification'
import { keepScreenOn } from './wake-lock'
import { effectiveSetting, pomodoroTimerFields, type PomodoroValues } from '@/lib/tools/pomodoro-timer/fields'
import { durationOf, remainingOf, type Ending, type Mode, type Phase } from '@/lib/tools/pomodoro-timer/session'
import { countdownText, secondsLeft } from '@/lib/tools/pomodoro-timer/time-text'
import { CountdownRing } from './CountdownRing'
import { PomodoroCounts } from './PomodoroCounts'
import { RoundDots } from './RoundDots'
import { SettingsDialog } from './SettingsDialog'
import { useFloatingWindow } from './useFloatingWindow'
import { usePomodoro } from './usePomodoro'
import { usePomodoroSettings } from './usePomodoroSettings'
import { useSpaceKey } from './useSpaceKey'
import { useStartByLink } from './useStartByLink'
import { countdownIcon, restoreTab, showInTab } from './tab-display'
import { notify } from '@/components/ui/feedback/notify'

// Loaded when opened.
const History = late(() => import('./History'))

/** Three buttons in a row fit on a narrow phone without their icons. */
const ICON_HIDDEN = '[&>svg]:max-[420px]:hidden'

export default function PomodoroTimer() {
  const t = useTranslations('pomodoro-timer')
  const actions = useTranslations('shell.actions')
  const { fields, rules } = usePomodoroSettings()
  const { values } = fields
  const timer = usePomodoro(rules, useEndSignals(values))
  const { session, now, today } = timer
  const [isSettingsOpen, setIsSettingsOpen] = useState(false)
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const day = parseIsoDate(today)

  const { status } = session.phase
  const isWorking = session.mode === 'work'
  const remaining = remainingOf(session, rules, now ?? 0)
  const seconds = secondsLeft(remaining)
  const share = remaining / durationOf(session, rules)
  useTabCountdown({ mode: session.mode, status, seconds, share })

  useStartByLink(fields.hasLinkedValues && now !== null, () => {
    if (status === 'idle') timer.toggle()
  })

  const keepsAwake = values.keepAwake && status === 'running'
  useEffect(() => {
    if (keepsAwake) return keepScreenOn()
  }, [keepsAwake])

  const isAudible = values.sound && status === 'running'
  useEffect(() => {
    if (isAudible) return unlockSoundOnGesture()
  }, [isAudible])

  const skip = () => {
    unlockSound()
    timer.skip()
  }
  const floating = useFloatingWindow()

  const toggleAction: Action = {
    name: 'toggle',
    label: t(`toggle.${status}`),
    icon: status === 'running' ? Pause : Play,
    run: () => {
      if (status !== 'running') {
        unlockSound()
        if (values.notifications) requestNotificationPermission()
      }
      timer.toggle()
    },
  }
  useSpaceKey(toggleAction.run)
  const mainButton = (
    <Button
      {...toggleAction}
      look="primary"
      iconSize={22}
      className={`min-h-14 flex-auto rounded-full px-2 text-lg whitespace-nowrap ${ICON_HIDDEN}`}
    />
  )

  return (
    <div className="mx-auto grid max-w-xl grid-cols-[minmax(0,1fr)] gap-4">
      <section className="card relative grid grid-cols-[minmax(0,1fr)] gap-5 p-4 md:p-6" aria-label={t('timer')}>
        <Button
          name="settings"
          label={t('settings.open')}
          icon={Settings}
          isIcon
          look="quiet"
          aria-haspopup="dialog"
          className="absolute top-2 right-2"
          run={() => setIsSettingsOpen(true)}
        />
        {floating.toggle && (
          <Button
            name="float"
            label={t('float')}
            icon={PictureInPicture2}
            isIcon
            look="quiet"
            title={t('float')}
            aria-pressed={floating.body !== null}
            className="absolute top-2 left-2"
            run={floating.toggle}
          />
        )}
        <CountdownRing share={share} tone={isWorking ? 'accent' : 'second'}>
          <OutputValue
            name="mode"
            label={t('timer')}
            value={session.mode}
            className={`text-lg font-bold ${isWorking ? 'text-accent' : 'text-second'}`}
          >
            {t(`modes.${session.mode}`)}
          </OutputValue>
          <OutputValue
            name="remaining"
            label={t('timer')}
            value={seconds}
            className="text-[clamp(48px,15vw,64px)] leading-none font-extrabold tracking-tight"
          >
            {countdownText(seconds)}
          </OutputValue>
          <RoundDots session={session} rules={rules} />
        </CountdownRing>
        <div className="flex flex-wrap items-center justify-center gap-3">
          <Button
            name="reset"
            label={actions('reset')}
            look="quiet"
            className="flex-1 px-2 whitespace-nowrap"
            run={timer.reset}
          />
          {mainButton}
          <Button
            name="skip"
            label={t('skip')}
            icon={SkipForward}
            className={`flex-1 px-2 whitespace-nowrap ${ICON_HIDDEN}`}
            run={skip}
          />
        </div>
        <TextField
          field={fields.bind('task')}
          label={t('fields.task')}
          placeholder={t('taskExample')}
          maxLength={pomodoroTimerFields.task.maxLength}
        />
      </section>
      <div className="[&_.stat-list>div]:basis-[calc(50%-1px)]">
        <PomodoroCounts session={session} rules={rules} now={now} today={today} />
      </div>
      <section className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6" aria-label={t('history.title')}>
        <h2>{t('history.title')}</h2>
        {isHistoryOpen && day ? (
          <History history={session.counts.days} today={day} onClear={timer.clearHistory} />
        ) : (
          <Button
            name="history"
            label={t('history.open')}
            className="justify-self-start"
            run={() => setIsHistoryOpen(true)}
          />
        )}
      </section>
      {floating.body &&
        createPortal(
          <main
            data-category="utility"
            className="grid h-screen content-center justify-items-center gap-3 p-3 text-center"
          >
            <p className={`font-bold ${isWorking ? 'text-accent' : 'text-second'}`}>{t(`modes.${session.mode}`)}</p>
            <p className="text-[clamp(32px,24vw,96px)] leading-none font-extrabold tabular-nums">
              {countdownText(seconds)}
            </p>
            <div className="flex w-full max-w-72">{mainButton}</div>
          </main>,
          floating.body,
        )}
      {status !== 'idle' && (
        <ActionBar
          figure={countdownText(seconds)}
          detail={values.task || t(`modes.${session.mode}`)}
          action={toggleAction}
        />
      )}
      {isSettingsOpen && <SettingsDialog fields={fields} onClose={() => setIsSettingsOpen(false)} />}
    </div>
  )
}

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
function useTabCountdown({ mode, status, seconds, share }: Countdown): void {
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
