import { clamp, roundTo } from '@/lib/core/numbers'
import { MIN_SECONDS } from './settings'

/** The part of the video that is converted, in seconds. */
export interface Clip {
  readonly start: number
  readonly duration: number
}

/** Clips are set in tenths of a second. */
function tenths(seconds: number): number {
  return roundTo(seconds, 1)
}

/** Length of the video rounded down to tenths. */
function lastTenth(videoDuration: number): number {
  return Math.floor(videoDuration * 10 + 1e-6) / 10
}

/** Moves the start of a clip of at most `longest` seconds; its end moves only if the clip would become too short or too long. */
export function withStart({ start, duration }: Clip, wanted: number, videoDuration: number, longest: number): Clip {
  const end = start + duration
  const latest = Math.max(0, lastTenth(videoDuration) - MIN_SECONDS)
  const moved = tenths(clamp(wanted, 0, latest))
  const newDuration = clamp(end - moved, MIN_SECONDS, longest)
  return { start: moved, duration: tenths(newDuration) }
}

/** Moves the end of a clip of at most `longest` seconds; its start moves only if the clip would become too short or too long. */
export function withEnd({ start }: Clip, wanted: number, videoDuration: number, longest: number): Clip {
  const end = tenths(clamp(wanted, Math.min(MIN_SECONDS, lastTenth(videoDuration)), lastTenth(videoDuration)))
  const moved = clamp(start, Math.max(0, end - longest), Math.max(0, end - MIN_SECONDS))
  const duration = clamp(end - moved, MIN_SECONDS, longest)
  return { start: tenths(moved), duration: tenths(duration) }
}

/** Moves a whole clip within the video. */
export function moved({ duration }: Clip, wanted: number, videoDuration: number): Clip {
  const latest = Math.max(0, lastTenth(videoDuration) - duration)
  return { start: tenths(clamp(wanted, 0, latest)), duration }
}
