import { FRESH, MODES, type Counts, type Mode, type Phase, type Session } from './session'

/** No phase is longer than the settings allow. */
const LONGEST = 60 * 60_000

type Parts = Readonly<Record<string, unknown>>

function parse(text: string | null): Parts {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Parts) : {}
  } catch {
    return {}
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

function readPhase({ status, endsAt, remaining, duration }: Parts): Phase {
  if (!isCount(duration) || duration > LONGEST) return { status: 'idle' }
  if (status === 'running' && isCount(endsAt)) return { status, endsAt, duration }
  if (status === 'paused' && isCount(remaining) && remaining <= duration) return { status, remaining, duration }
  return { status: 'idle' }
}

function readCounts({ day, today, total, spent, round }: Parts): Counts {
  const whole = typeof day === 'string' && [today, total, spent, round].every(isCount)
  return whole ? ({ day, today, total, spent, round } as Counts) : FRESH.counts
}

/** The two texts kept on the device → session; whatever in them is missing or makes no sense is fresh. */
export function readSession(timer: string | null, counts: string | null): Session {
  const { mode, phase } = parse(timer)
  const known = MODES.includes(mode as Mode)
  return {
    mode: known ? (mode as Mode) : FRESH.mode,
    phase: known && typeof phase === 'object' && phase !== null ? readPhase(phase as Parts) : FRESH.phase,
    counts: readCounts(parse(counts)),
  }
}

/** Session → the two texts to keep. */
export function writeSession({ mode, phase, counts }: Session): { timer: string; counts: string } {
  return { timer: JSON.stringify({ mode, phase }), counts: JSON.stringify(counts) }
}
