import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { localDate } from '@/lib/browser/clock'
import { readStored, writeStored } from '@/lib/browser/storage'
import { isoDate } from '@/lib/core/plain-date'
import { readSession, writeSession } from '@/lib/tools/pomodoro-timer/saved'
import {
  FRESH,
  pause,
  rebased,
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

type Stored = readonly [timer: string | null, counts: string | null]

const readTexts = (): Stored => [readStored('pomodoroTimer'), readStored('pomodoroCounts')]
const areSame = (a: Stored, b: Stored) => a[0] === b[0] && a[1] === b[1]

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
 * The timer, right by the clock: kept on the device, looked at on every tick and whenever the page comes back, one and the
 * same in every tab. `onEnd` is told of each phase that ended.
 */
export function usePomodoro(rules: Rules, onEnd: (ending: Ending) => void): Pomodoro {
  const [view, setView] = useState<View>({ session: FRESH, now: null })
  const latest = useRef<Session>(FRESH)
  // What the device kept when this tab last looked: anything else was written by another tab, and counts more.
  const known = useRef<Stored>([null, null])
  /** When this tab last looked: a clock that shows less since was set back. */
  const seen = useRef(0)
  const running = view.session.phase.status === 'running'

  const show = ({ session, ending }: Step, now: number) => {
    if (session !== latest.current) {
      const kept = writeSession(session)
      writeStored('pomodoroTimer', kept.timer)
      writeStored('pomodoroCounts', kept.counts)
      known.current = readTexts()
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
    const settled = (session: Session) => settle(rebased(session, seen.current, now), rules, now, dayOf)
    let step = settled(latest.current)
    const stored = readTexts()
    const [, countsBefore] = known.current
    if (!areSame(stored, known.current)) {
      known.current = stored
      const { timer, counts } = writeSession(step.session)
      // An end that another tab saw first is told in this one too, where the visitor may be. The timer arrives first.
      const sameEnd = stored[0] === timer && [counts, countsBefore].includes(stored[1])
      if (!sameEnd) {
        latest.current = readSession(...stored)
        step = settle(rebased(latest.current, now, now), rules, now, dayOf)
      }
    }
    seen.current = now
    show(step, now)
    return step.ending === undefined
  }

  const onTick = useEffectEvent(look)

  useEffect(() => {
    const onReturn = () => void onTick()
    onReturn()
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('pageshow', onReturn)
    window.addEventListener('storage', onReturn)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('pageshow', onReturn)
      window.removeEventListener('storage', onReturn)
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
