import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { localDate } from '@/lib/browser/clock'
import { readStored, writeStored } from '@/lib/browser/storage'
import { isoDate } from '@/lib/core/plain-date'
import { readSession, writeSession } from '@/lib/tools/pomodoro-timer/saved'
import {
  FRESH,
  pause,
  remainingOf,
  reset,
  settle,
  skip,
  start,
  type Ending,
  type Rules,
  type Session,
  type Step,
} from '@/lib/tools/pomodoro-timer/session'
import { secondsLeft } from '@/lib/tools/pomodoro-timer/time-text'
import { watchTicks } from '@/lib/workers/ticks'

const dayOf = (moment: number) => isoDate(localDate(new Date(moment)))

export interface Pomodoro {
  readonly session: Session
  /** When the session was last looked at; null before the page's script has a clock. */
  readonly now: number | null
  readonly today: string
  readonly toggle: () => void
  readonly reset: () => void
  readonly skip: () => void
}

interface View {
  readonly session: Session
  readonly now: number | null
}

/**
 * The timer, right by the clock: kept on the device, looked at on every tick and whenever the page comes back.
 * `onEnd` is told of each phase that ended.
 */
export function usePomodoro(rules: Rules, onEnd: (ending: Ending) => void): Pomodoro {
  const [view, setView] = useState<View>({ session: FRESH, now: null })
  const latest = useRef<Session>(FRESH)
  const running = view.session.phase.status === 'running'

  const show = ({ session, ending }: Step, now: number) => {
    if (session !== latest.current) {
      const kept = writeSession(session)
      writeStored('pomodoroTimer', kept.timer)
      writeStored('pomodoroCounts', kept.counts)
    }
    latest.current = session
    const seconds = secondsLeft(remainingOf(session, rules, now))
    setView((shown) => {
      const same = shown.session === session && shown.now !== null
      return same && secondsLeft(remainingOf(session, rules, shown.now)) === seconds ? shown : { session, now }
    })
    if (ending) onEnd(ending)
  }

  const look = () => {
    const now = Date.now()
    const step = settle(latest.current, rules, now, dayOf)
    show(step, now)
    return step.ending === undefined
  }

  const onTick = useEffectEvent(look)
  const onLoad = useEffectEvent(() => {
    latest.current = readSession(readStored('pomodoroTimer'), readStored('pomodoroCounts'))
    look()
  })

  useEffect(() => {
    onLoad()
    const onReturn = () => void onTick()
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('pageshow', onReturn)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('pageshow', onReturn)
    }
  }, [])

  useEffect(() => {
    if (running) return watchTicks(() => void onTick())
  }, [running])

  // A press that comes just when the phase has ended meant the phase before: what ended is shown, nothing else happens.
  const act = (change: (session: Session, now: number) => Step) => {
    if (!look()) return
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
    reset: () => act((session, now) => ({ session: reset(session, now) })),
    skip: () => act((session, now) => skip(session, rules, now, dayOf)),
  }
}
