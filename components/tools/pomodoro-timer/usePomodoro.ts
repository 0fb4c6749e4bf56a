import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { localDate, watchClock } from '@/lib/platform/clock'
import { readStored, writeStored } from '@/lib/platform/storage'
import { isoDate } from '@/lib/core/plain-date'
import { readSession, writeSession } from '@/lib/tools/pomodoro-timer/stored-session'
import {
  clearHistory,
  INITIAL_SESSION,
  pause,
  adjustToClock,
  remainingOf,
  reset,
  updateSession,
  skip,
  start,
  type Ending,
  type Rules,
  type Session,
  type Step,
} from '@/lib/tools/pomodoro-timer/session'
import { secondsLeft } from '@/lib/tools/pomodoro-timer/time-text'
import { onBackgroundTick } from '@/lib/tools/pomodoro-timer/worker/background-timer'

type Stored = readonly [timer: string | null, counts: string | null]

const readTexts = (): Stored => [readStored('pomodoroTimer'), readStored('pomodoroCounts')]
const areSame = (a: Stored, b: Stored) => a[0] === b[0] && a[1] === b[1]

const dayOf = (moment: number) => isoDate(localDate(new Date(moment)))

/**
 * The timer. It is stored on the device, shared by all tabs, and updated on every tick and whenever the page becomes
 * visible, so that it stays in step with the system clock. Calls `onEnd` for each phase that ended.
 */
export function usePomodoro(rules: Rules, onEnd: (ending: Ending) => void) {
  /** `now` is the time of the last update in milliseconds since 1970; null until hydration. */
  const [view, setView] = useState<{ readonly session: Session; readonly now: number | null }>({
    session: INITIAL_SESSION,
    now: null,
  })
  const latest = useRef<Session>(INITIAL_SESSION)
  // The stored values at the last update. If they differ, another tab has written them, and they take precedence.
  const lastStored = useRef<Stored>([null, null])
  /** Time of the last update. An earlier current time means that the system clock was set back. */
  const updatedAt = useRef(0)
  const isRunning = view.session.phase.status === 'running'

  const show = ({ session, ending }: Step, now: number) => {
    if (session !== latest.current) {
      const texts = writeSession(session)
      writeStored('pomodoroTimer', texts.timer)
      writeStored('pomodoroCounts', texts.counts)
      lastStored.current = readTexts()
    }
    latest.current = session
    const seconds = secondsLeft(remainingOf(session, rules, now))
    setView((shown) => {
      const isSame = shown.session === session && shown.now !== null && dayOf(shown.now) === dayOf(now)
      return isSame && secondsLeft(remainingOf(session, rules, shown.now)) === seconds ? shown : { session, now }
    })
    if (ending) onEnd(ending)
  }

  const update = () => {
    const now = Date.now()
    const settled = (session: Session) =>
      updateSession(adjustToClock(session, updatedAt.current, now), rules, now, dayOf)
    let step = settled(latest.current)
    const stored = readTexts()
    const [, countsBefore] = lastStored.current
    if (!areSame(stored, lastStored.current)) {
      lastStored.current = stored
      const { timer, counts } = writeSession(step.session)
      // Another tab may have stored this end already. It is reported here as well, because the visitor may be in this tab. The
      // timer is stored before the counts, so the counts may be outdated.
      const isSameEnd = stored[0] === timer && [counts, countsBefore].includes(stored[1])
      if (!isSameEnd) {
        latest.current = readSession(...stored)
        step = updateSession(adjustToClock(latest.current, now, now), rules, now, dayOf)
      }
    }
    updatedAt.current = now
    show(step, now)
    return step.ending === undefined
  }

  const onTick = useEffectEvent(update)

  useEffect(() => {
    const onReturn = () => void onTick()
    onReturn()
    // A page that stands still begins a new day too.
    const stopClock = watchClock(onReturn)
    window.addEventListener('pageshow', onReturn)
    window.addEventListener('storage', onReturn)
    return () => {
      stopClock()
      window.removeEventListener('pageshow', onReturn)
      window.removeEventListener('storage', onReturn)
    }
  }, [])

  useEffect(() => {
    if (isRunning) return onBackgroundTick(() => void onTick())
  }, [isRunning])

  // Ignores a press at the moment a phase ends, because it was meant for the phase before.
  const act = (change: (session: Session, now: number) => Step) => {
    if (!update()) return
    const now = Date.now()
    show(change(latest.current, now), now)
  }

  return {
    ...view,
    today: view.now === null ? '' : dayOf(view.now),
    toggle: () =>
      act((session, now) => ({
        session: session.phase.status === 'running' ? pause(session, rules, now) : start(session, rules, now),
      })),
    reset: () => act((session, now) => ({ session: reset(session, now, dayOf) })),
    skip: () => act((session, now) => skip(session, rules, now, dayOf)),
    /** Clears the history. Returns a function that restores it. */
    clearHistory: () => {
      const { days } = latest.current.counts
      show({ session: clearHistory(latest.current) }, Date.now())
      return () => {
        const { current } = latest
        show({ session: { ...current, counts: { ...current.counts, days } } }, Date.now())
      }
    },
  }
}
