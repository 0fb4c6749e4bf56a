import { clamp } from '@/lib/core/numbers'

export const MODES = ['work', 'shortBreak', 'longBreak'] as const
export type Mode = (typeof MODES)[number]

/** A phase that was started: its whole length, and the part of it that is counted for days before today. */
interface Started {
  readonly duration: number
  readonly booked?: number
}

/** State of a phase. Times are milliseconds since 1970, lengths are milliseconds. */
export type Phase =
  | { readonly status: 'idle' }
  | ({ readonly status: 'running'; readonly endsAt: number } & Started)
  | ({ readonly status: 'paused'; readonly remaining: number } & Started)

export interface DayCount {
  /** ISO date. */
  readonly day: string
  readonly sessions: number
  /** Milliseconds of work that elapsed. */
  readonly spent: number
}

export interface Counts {
  /** ISO date that `today` belongs to. */
  readonly day: string
  readonly today: number
  readonly total: number
  /** Milliseconds of work that elapsed. */
  readonly spent: number
  /** Work sessions completed since the round started; determines when a long break follows. */
  readonly round: number
  /** The days with work, earliest first. */
  readonly days: readonly DayCount[]
}

export interface Session {
  readonly mode: Mode
  readonly phase: Phase
  readonly counts: Counts
}

export interface Rules {
  /** Milliseconds of each phase. */
  readonly lengths: Readonly<Record<Mode, number>>
  readonly sessionsUntilLongBreak: number
  readonly autoStart: boolean
}

/** Returns the ISO date of a time in the visitor's time zone. */
export type DayOf = (moment: number) => string

/** The end of a phase and the phase after it. */
export interface Ending {
  readonly from: Mode
  readonly to: Mode
  readonly at: number
}

/** Result of an action; `ending` is the last phase that it ended. */
export interface Step {
  readonly session: Session
  readonly ending?: Ending
}

export const INITIAL_SESSION: Session = {
  mode: 'work',
  phase: { status: 'idle' },
  counts: { day: '', today: 0, total: 0, spent: 0, round: 0, days: [] },
}

/** Length of the phase in milliseconds: that of the settings until it starts. */
export function durationOf({ mode, phase }: Session, rules: Rules): number {
  return phase.status === 'idle' ? rules.lengths[mode] : phase.duration
}

/** Remaining milliseconds at a time. Setting back the clock does not extend a phase. */
export function remainingOf({ mode, phase }: Session, rules: Rules, now: number): number {
  if (phase.status === 'idle') return rules.lengths[mode]
  return phase.status === 'paused' ? phase.remaining : clamp(phase.endsAt - now, 0, phase.duration)
}

/**
 * Adjusts a session to a clock that may have been set back since the last update (`seen`), so that the remaining time
 * does not increase, and does not exceed the length of the phase.
 */
export function adjustToClock(session: Session, seen: number, now: number): Session {
  const { phase } = session
  if (phase.status !== 'running') return session
  const left = Math.min(phase.endsAt - Math.max(seen, now), phase.duration)
  return phase.endsAt - now > left ? { ...session, phase: { ...phase, endsAt: now + left } } : session
}

/** Milliseconds of work in the current phase that are not yet counted for any day. */
function elapsedWork(session: Session, now: number): number {
  const { mode, phase } = session
  if (mode !== 'work' || phase.status === 'idle') return 0
  const left = phase.status === 'paused' ? phase.remaining : clamp(phase.endsAt - now, 0, phase.duration)
  return Math.max(0, phase.duration - left - (phase.booked ?? 0))
}

/** Milliseconds of work that elapsed, including the current session. */
export function spentOf(session: Session, now: number): number {
  return session.counts.spent + elapsedWork(session, now)
}

/** Sessions completed on the given day. */
export function sessionsOn({ counts }: Session, day: string): number {
  return counts.day === day ? counts.today : 0
}

/** The phase after the current one. */
export function nextMode({ mode, counts }: Session, rules: Rules): Mode {
  if (mode !== 'work') return 'work'
  return (counts.round + 1) % rules.sessionsUntilLongBreak === 0 ? 'longBreak' : 'shortBreak'
}

function begin(session: Session, rules: Rules, at: number): Session {
  const duration = rules.lengths[session.mode]
  return { ...session, phase: { status: 'running', endsAt: at + duration, duration } }
}

/** Starts or resumes the phase. */
export function start(session: Session, rules: Rules, now: number): Session {
  const { phase } = session
  if (phase.status === 'running') return session
  if (phase.status === 'idle') return begin(session, rules, now)
  const { remaining, ...started } = phase
  return { ...session, phase: { ...started, status: 'running', endsAt: now + remaining } }
}

/** Pauses the phase. */
export function pause(session: Session, rules: Rules, now: number): Session {
  const { phase } = session
  if (phase.status !== 'running') return session
  const { endsAt: _, ...started } = phase
  return { ...session, phase: { ...started, status: 'paused', remaining: remainingOf(session, rules, now) } }
}

/** Days of the history that are kept. */
export const MAX_DAYS = 731

/** Adds sessions and the elapsed time of work to a day of the history. */
function daysWith(session: Session, at: number, day: string, sessions: number): readonly DayCount[] {
  const { days } = session.counts
  const elapsed = elapsedWork(session, at)
  if (sessions === 0 && elapsed === 0) return days
  const before = days.find((one) => one.day === day) ?? { day, sessions: 0, spent: 0 }
  const others = days.filter((one) => one.day !== day)
  const all = [...others, { day, sessions: before.sessions + sessions, spent: before.spent + elapsed }]
  return all.sort((a, b) => (a.day < b.day ? -1 : 1)).slice(-MAX_DAYS)
}

/** Returns to a full, stopped work phase. Preserves the counters and the elapsed time of work. */
export function reset(session: Session, now: number, dayOf: DayOf): Session {
  const counts = { ...session.counts, spent: spentOf(session, now), days: daysWith(session, now, dayOf(now), 0) }
  return { mode: 'work', phase: { status: 'idle' }, counts }
}

/** Forgets all days of the history. The other counters stay. */
export function clearHistory(session: Session): Session {
  return { ...session, counts: { ...session.counts, days: [] } }
}

function countSession(session: Session, at: number, day: string): Counts {
  const { total, round } = session.counts
  return {
    day,
    today: sessionsOn(session, day) + 1,
    total: total + 1,
    spent: spentOf(session, at),
    round: session.counts.day === day ? round + 1 : 1,
    days: daysWith(session, at, day, 1),
  }
}

function end(session: Session, rules: Rules, at: number, dayOf: DayOf): Session {
  const counts = session.mode === 'work' ? countSession(session, at, dayOf(at)) : session.counts
  return { mode: nextMode(session, rules), phase: { status: 'idle' }, counts }
}

/** Starts a new round on a new day. What was worked of a paused session is counted for the day before. */
function beginDay(session: Session, now: number, day: string): Session {
  const { phase, counts } = session
  const elapsed = elapsedWork(session, now)
  const isBooked = phase.status === 'paused' && elapsed > 0
  const spent = spentOf(session, now)
  const days = daysWith(session, now, counts.day || day, 0)
  return {
    ...session,
    phase: isBooked ? { ...phase, booked: (phase.booked ?? 0) + elapsed } : phase,
    counts: { ...counts, spent, days, day, today: 0, round: 0 },
  }
}

/** Ends the phase now, counting only the elapsed time of work. */
export function skip(session: Session, rules: Rules, now: number, dayOf: DayOf): Required<Step> {
  const ended = end(session, rules, now, dayOf)
  const ending = { from: session.mode, to: ended.mode, at: now }
  return { session: rules.autoStart ? begin(ended, rules, now) : ended, ending }
}

/**
 * Updates a session to the current time, after a second or a night. A finished phase ends once, at its scheduled end. With
 * auto-start the next phase starts at that time and breaks end automatically; a work session that passed entirely between two
 * updates is not counted and waits to be started. A new day starts a new round: on a stopped timer at once, otherwise with the
 * session that ends on it, whose break is still the one that the round before had earned.
 */
export function updateSession(session: Session, rules: Rules, now: number, dayOf: DayOf): Step {
  const { phase, counts } = session
  if (phase.status !== 'running') {
    const day = dayOf(now)
    return { session: counts.day === day ? session : beginDay(session, now, day) }
  }
  if (phase.endsAt > now) return { session }
  const ended = end(session, rules, phase.endsAt, dayOf)
  const ending = { from: session.mode, to: ended.mode, at: phase.endsAt }
  const next = begin(ended, rules, phase.endsAt)
  if (!rules.autoStart) return { session: ended, ending }
  if (remainingOf(next, rules, now) > 0) return { session: next, ending }
  return ended.mode === 'work' ? { session: ended, ending } : updateSession(next, rules, now, dayOf)
}
