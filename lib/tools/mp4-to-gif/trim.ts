import { clamp, roundTo } from '@/lib/core/numbers'
import { DURATION_BOUNDS } from './settings'

/** Seconds of the video that the GIF shows. */
export interface Cut {
  readonly start: number
  readonly duration: number
}

/** Cuts are set in tenths of a second. */
function tenths(seconds: number): number {
  return roundTo(seconds, 1)
}

/** The last tenth that lies within the video. */
function lastTenth(videoDuration: number): number {
  return Math.floor(videoDuration * 10 + 1e-6) / 10
}

/** The cut with its beginning moved; its end stays unless the cut would get too short or too long. */
export function withStart({ start, duration }: Cut, wanted: number, videoDuration: number): Cut {
  const end = start + duration
  const latest = Math.max(0, lastTenth(videoDuration) - DURATION_BOUNDS.min)
  const moved = tenths(clamp(wanted, 0, latest))
  const kept = clamp(end - moved, DURATION_BOUNDS.min, DURATION_BOUNDS.max)
  return { start: moved, duration: tenths(kept) }
}

/** The cut with its end moved; its beginning stays unless the cut would get too short or too long. */
export function withEnd({ start }: Cut, wanted: number, videoDuration: number): Cut {
  const end = tenths(clamp(wanted, Math.min(DURATION_BOUNDS.min, lastTenth(videoDuration)), lastTenth(videoDuration)))
  const moved = clamp(start, Math.max(0, end - DURATION_BOUNDS.max), Math.max(0, end - DURATION_BOUNDS.min))
  const duration = clamp(end - moved, DURATION_BOUNDS.min, DURATION_BOUNDS.max)
  return { start: tenths(moved), duration: tenths(duration) }
}

/** The whole cut moved, as far as the video reaches. */
export function moved({ duration }: Cut, wanted: number, videoDuration: number): Cut {
  const latest = Math.max(0, lastTenth(videoDuration) - duration)
  return { start: tenths(clamp(wanted, 0, latest)), duration }
}
