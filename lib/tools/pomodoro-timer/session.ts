import { clamp } from '@/lib/core/numbers'

export const MODES = ['work', 'shortBreak', 'longBreak'] as const
export type Mode = (typeof MODES)[number]

/** Where a phase stands. Moments are epoch milliseconds, lengths milliseconds. */
export type Phase =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly endsAt: number; readonly duration: number }
  | { readonly status: 'paused'; readonly remaining: number; readonly duration: number }

export interface Counts {
  /** ISO date that `today` belongs to. */
  readonly day: string
  readonly today: number
  readonly total: number
  /** Milliseconds really worked. */
  readonly spent: number
  /** Work sessions completed without a night between them; a long break follows every so many. */
  readonly round: number
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

/** Calendar day (ISO) of a moment where the visitor is. */
export type DayOf = (moment: number) => string

/** A phase that came to its end, and what follows it. */
export interface Ending {
  readonly from: Mode
  readonly to: Mode
  readonly at: number
}

/** What an action leads to; `ending` is the last phase it brought to an end. */
export interface Step {
  readonly session: Session
  readonly ending?: Ending
}

export const FRESH: Session = {
  mode: 'work',
  phase: { status: 'idle' },
  counts: { day: '', today: 0, total: 0, spent: 0, round: 0 },
}

/** Milliseconds the phase lasts: its own length once started, the settings' before. */
export function durationOf({ mode, phase }: Session, rules: Rules): number {
  return phase.status === 'idle' ? rules.lengths[mode] : phase.duration
}

/** Milliseconds left at a moment, by the clock. A clock that was set back cannot make a phase longer. */
export function remainingOf({ mode, phase }: Session, rules: Rules, now: number): number {
  if (phase.status === 'idle') return rules.lengths[mode]
  return phase.status === 'paused' ? phase.remaining : clamp(phase.endsAt - now, 0, phase.duration)
}

/**
 * The session by a clock that may have been set back since it was last looked at (`seen`): what was left then is left now,
 * and after a reload no more than the whole phase.
 */
export function rebased(session: Session, seen: number, now: number): Session {
  const { phase } = session
  if (phase.status !== 'running') return session
  const left = Math.min(phase.endsAt - Math.max(seen, now), phase.duration)
  return phase.endsAt - now > left ? { ...session, phase: { ...phase, endsAt: now + left } } : session
}

function worked(session: Session, now: number): number {
  const { mode, phase } = session
  if (mode !== 'work' || phase.status === 'idle') return 0
  const left = phase.status === 'paused' ? phase.remaining : clamp(phase.endsAt - now, 0, phase.duration)
  return phase.duration - left
}

/** Milliseconds really worked so far, the session under way included. */
export function spentOf(session: Session, now: number): number {
  return session.counts.spent + worked(session, now)
}

/** Sessions completed on the given day. */
export function sessionsOn({ counts }: Session, day: string): number {
  return counts.day === day ? counts.today : 0
}

/** What follows the present phase once it ends. */
export function nextMode({ mode, counts }: Session, rules: Rules): Mode {
  if (mode !== 'work') return 'work'
  return (counts.round + 1) % rules.sessionsUntilLongBreak === 0 ? 'longBreak' : 'shortBreak'
}

function begin(session: Session, rules: Rules, at: number): Session {
  const duration = rules.lengths[session.mode]
  return { ...session, phase: { status: 'running', endsAt: at + duration, duration } }
}

/** Starts or goes on. */
export function start(session: Session, rules: Rules, now: number): Session {
  const { phase } = session
  if (phase.status === 'running') return session
  if (phase.status === 'idle') return begin(session, rules, now)
  const { remaining, duration } = phase
  return { ...session, phase: { status: 'running', endsAt: now + remaining, duration } }
}

/** Stops the clock where it is. */
export function pause(session: Session, rules: Rules, now: number): Session {
  const { phase } = session
  if (phase.status !== 'running') return session
  const remaining = remainingOf(session, rules, now)
  return { ...session, phase: { status: 'paused', remaining, duration: phase.duration } }
}

/** Back to work with its full length, stopped. Counters stay, and so does the time worked so far. */
export function reset(session: Session, now: number): Session {
  return { mode: 'work', phase: { status: 'idle' }, counts: { ...session.counts, spent: spentOf(session, now) } }
}

function counted(session: Session, at: number, day: string): Counts {
  const { total, round } = session.counts
  return {
    day,
    today: sessionsOn(session, day) + 1,
    total: total + 1,
    spent: spentOf(session, at),
    round: round + 1,
  }
}

function end(session: Session, rules: Rules, at: number, dayOf: DayOf): Session {
  const counts = session.mode === 'work' ? counted(session, at, dayOf(at)) : session.counts
  return { mode: nextMode(session, rules), phase: { status: 'idle' }, counts }
}

/** Ends the phase now, as if its time were up; only time really worked is counted. */
export function skip(session: Session, rules: Rules, now: number, dayOf: DayOf): Required<Step> {
  const ended = end(session, rules, now, dayOf)
  const ending = { from: session.mode, to: ended.mode, at: now }
  return { session: rules.autoStart ? begin(ended, rules, now) : ended, ending }
}

/**
 * What the clock made of the session since it was last looked at, be it a second or a night ago. A phase whose time is up
 * ends once, at its own end time. With auto-start the next phase began at that moment and breaks pass by themselves,
 * but a whole work session that nobody saw begin or end is not counted: it waits to be started. A timer that does not
 * run begins a new round on a new day.
 */
export function settle(session: Session, rules: Rules, now: number, dayOf: DayOf): Step {
  const { phase, counts } = session
  if (phase.status !== 'running') {
    const day = dayOf(now)
    return { session: counts.day === day ? session : { ...session, counts: { ...counts, day, today: 0, round: 0 } } }
  }
  if (phase.endsAt > now) return { session }
  const ended = end(session, rules, phase.endsAt, dayOf)
  const ending = { from: session.mode, to: ended.mode, at: phase.endsAt }
  const next = begin(ended, rules, phase.endsAt)
  if (!rules.autoStart) return { session: ended, ending }
  if (remainingOf(next, rules, now) > 0) return { session: next, ending }
  return ended.mode === 'work' ? { session: ended, ending } : settle(next, rules, now, dayOf)
}
