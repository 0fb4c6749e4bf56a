import type { GifSettings } from './settings'

/** Minimum delay in seconds: browsers replace shorter ones by a tenth of a second. */
const MIN_SECONDS = 0.02

/** Number of frames that are read from the video, at least one. */
export function sourceFrameCount({ duration, fps, speed }: Pick<GifSettings, 'duration' | 'fps' | 'speed'>): number {
  return Math.max(1, Math.round((duration / speed) * fps))
}

/** What decides which moments of the video are read. */
export type ClipTiming = Pick<GifSettings, 'start' | 'duration' | 'fps' | 'speed'>

/** The moments of the video that are read as frames, in seconds. */
export function sourceFrameTimes(clip: ClipTiming): number[] {
  const { start, fps, speed } = clip
  return Array.from({ length: sourceFrameCount(clip) }, (_, index) => start + (index * speed) / fps)
}

/** Number of frames of the GIF. */
export function gifFrameCount(settings: Pick<GifSettings, 'duration' | 'fps' | 'speed' | 'order'>): number {
  const count = sourceFrameCount(settings)
  return settings.order === 'boomerang' ? Math.max(count, 2 * count - 2) : count
}

/**
 * Delay of each frame in units of which a second has `perSecond`, by default the hundredths of GIF. The start times are
 * rounded and not the delays, so that errors do not accumulate.
 */
export function frameDelays(count: number, fps: number, perSecond = 100): number[] {
  const begins = (index: number) => Math.round((perSecond * index) / fps)
  const least = MIN_SECONDS * perSecond
  return Array.from({ length: count }, (_, index) => Math.max(least, begins(index + 1) - begins(index)))
}
