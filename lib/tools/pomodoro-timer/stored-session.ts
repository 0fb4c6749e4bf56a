import { parseJson } from '@/lib/core/json'
import { parseIsoDate } from '@/lib/core/plain-date'
import {
  INITIAL_SESSION,
  MAX_DAYS,
  MODES,
  type Counts,
  type DayCount,
  type Mode,
  type Phase,
  type Session,
} from './session'

/** Maximum length of a phase that the settings allow. */
const MAX_DURATION = 60 * 60_000

type Parts = Readonly<Record<string, unknown>>

function parse(text: string | null): Parts {
  const value = parseJson(text ?? '')
  return typeof value === 'object' && value !== null ? (value as Parts) : {}
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

function readPhase({ status, endsAt, remaining, duration, booked }: Parts): Phase {
  if (!isCount(duration) || duration > MAX_DURATION) return { status: 'idle' }
  const started = { duration, ...(isCount(booked) && booked <= duration && { booked }) }
  if (status === 'running' && isCount(endsAt)) return { status, endsAt, ...started }
  if (status === 'paused' && isCount(remaining) && remaining <= duration) return { status, remaining, ...started }
  return { status: 'idle' }
}

/** Counts that were stored before there was a history have no days. */
function readDays(days: unknown): readonly DayCount[] {
  if (!Array.isArray(days)) return []
  return days.slice(-MAX_DAYS).flatMap((one: unknown) => {
    const { day, sessions, spent } = (one ?? {}) as Parts
    const isValid = typeof day === 'string' && parseIsoDate(day) !== null && isCount(sessions) && isCount(spent)
    return isValid ? [{ day, sessions, spent }] : []
  })
}

function readCounts({ day, today, total, spent, round, days }: Parts): Counts {
  const isValid = typeof day === 'string' && [today, total, spent, round].every(isCount)
  return isValid ? ({ day, today, total, spent, round, days: readDays(days) } as Counts) : INITIAL_SESSION.counts
}

/** Parses a session from the two stored texts; missing or invalid parts are replaced by their initial state. */
export function readSession(timer: string | null, counts: string | null): Session {
  const { mode, phase } = parse(timer)
  const known = MODES.includes(mode as Mode)
  return {
    mode: known ? (mode as Mode) : INITIAL_SESSION.mode,
    phase: known && typeof phase === 'object' && phase !== null ? readPhase(phase as Parts) : INITIAL_SESSION.phase,
    counts: readCounts(parse(counts)),
  }
}

/** Writes a session as the two texts to store. */
export function writeSession({ mode, phase, counts }: Session): { timer: string; counts: string } {
  return { timer: JSON.stringify({ mode, phase }), counts: JSON.stringify(counts) }
}
