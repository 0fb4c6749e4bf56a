import type { GifSettings } from './settings'

/** Browsers show a picture for a tenth of a second instead when it asks for less than this. */
const LEAST_HUNDREDTHS = 2

/** How many pictures of the video a GIF takes: at least one. */
export function sourceFrameCount({ duration, fps, speed }: Pick<GifSettings, 'duration' | 'fps' | 'speed'>): number {
  return Math.max(1, Math.round((duration / speed) * fps))
}

/** How many pictures the GIF has. */
export function gifFrameCount(settings: Pick<GifSettings, 'duration' | 'fps' | 'speed' | 'order'>): number {
  const count = sourceFrameCount(settings)
  return settings.order === 'boomerang' ? Math.max(count, 2 * count - 2) : count
}

/**
 * How long each picture stands, in hundredths of a second, GIF's unit: rounded so that each begins as near to its time as
 * can be, and the whole lasts as long as it should.
 */
export function frameDelays(count: number, fps: number): number[] {
  const begins = (index: number) => Math.round((100 * index) / fps)
  return Array.from({ length: count }, (_, index) => Math.max(LEAST_HUNDREDTHS, begins(index + 1) - begins(index)))
}
