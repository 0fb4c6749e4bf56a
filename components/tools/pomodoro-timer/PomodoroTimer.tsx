'use client'

import { Pause, PictureInPicture2, Play, RotateCcw, Settings, SkipForward } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { late } from '@/components/ui/layout/late'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { ActionBar } from '@/components/ui/layout/ActionBar'
import { TextField } from '@/components/ui/fields/TextField'
import { parseIsoDate } from '@/lib/core/plain-date'
import { createPortal } from 'react-dom'
import { unlockSound, unlockSoundOnGesture } from './beep'
import { requestNotificationPermission } from './notification'
import { keepScreenOn } from './wake-lock'
import { pomodoroTimerFields } from '@/lib/tools/pomodoro-timer/fields'
import { durationOf, remainingOf } from '@/lib/tools/pomodoro-timer/session'
import { countdownText, secondsLeft } from '@/lib/tools/pomodoro-timer/time-text'
import { CountdownRing } from './CountdownRing'
import { PomodoroCounts } from './PomodoroCounts'
import { RoundDots } from './RoundDots'
import { SettingsDialog } from './SettingsDialog'
import { useEndSignals } from './useEndSignals'
import { useFloatingWindow } from './useFloatingWindow'
import { usePomodoro } from './usePomodoro'
import { usePomodoroSettings } from './usePomodoroSettings'
import { useSpaceKey } from './useSpaceKey'
import { useTabCountdown } from './useTabCountdown'

// Loaded when a visitor asks for it.
const History = late(() => import('./History'))

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

  const keepsAwake = values.keepAwake && status === 'running'
  useEffect(() => {
    if (keepsAwake) return keepScreenOn()
  }, [keepsAwake])

  const isAudible = values.sound && status === 'running'
  useEffect(() => {
    if (isAudible) return unlockSoundOnGesture()
  }, [isAudible])

  const toggle = () => {
    if (status !== 'running') {
      unlockSound()
      if (values.notifications) requestNotificationPermission()
    }
    timer.toggle()
  }
  const skip = () => {
    unlockSound()
    timer.skip()
  }
  useSpaceKey(toggle)
  const floating = useFloatingWindow()

  const mainButton = (
    <button
      type="button"
      name="toggle"
      className="button button-primary min-h-14 flex-auto rounded-full px-2 text-lg whitespace-nowrap"
      onClick={toggle}
    >
      {status === 'running' ? (
        <Pause size={22} aria-hidden className="max-[420px]:hidden" />
      ) : (
        <Play size={22} aria-hidden className="max-[420px]:hidden" />
      )}
      {t(`toggle.${status}`)}
    </button>
  )

  return (
    <div className="mx-auto grid max-w-xl grid-cols-[minmax(0,1fr)] gap-4">
      <section className="card relative grid grid-cols-[minmax(0,1fr)] gap-5 p-4 md:p-6" aria-label={t('timer')}>
        <button
          type="button"
          name="settings"
          aria-haspopup="dialog"
          aria-label={t('settings.open')}
          className="button button-quiet absolute top-2 right-2 size-11 p-0"
          onClick={() => setIsSettingsOpen(true)}
        >
          <Settings size={20} aria-hidden />
        </button>
        {floating.toggle && (
          <button
            type="button"
            name="float"
            aria-label={t('float')}
            title={t('float')}
            aria-pressed={floating.body !== null}
            className="button button-quiet absolute top-2 left-2 size-11 p-0"
            onClick={floating.toggle}
          >
            <PictureInPicture2 size={20} aria-hidden />
          </button>
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
          <button type="button" name="reset" className="button flex-1 px-2" onClick={timer.reset}>
            <RotateCcw size={18} aria-hidden className="max-[420px]:hidden" />
            {actions('reset')}
          </button>
          {mainButton}
          <button type="button" name="skip" className="button flex-1 px-2" onClick={skip}>
            <SkipForward size={18} aria-hidden className="max-[420px]:hidden" />
            {t('skip')}
          </button>
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
          <button
            type="button"
            name="history"
            className="button justify-self-start"
            onClick={() => setIsHistoryOpen(true)}
          >
            {t('history.open')}
          </button>
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
          action={{ name: 'toggle', label: t(`toggle.${status}`) }}
        />
      )}
      {isSettingsOpen && <SettingsDialog fields={fields} onClose={() => setIsSettingsOpen(false)} />}
    </div>
  )
}
