import { ToolError } from '@/lib/core/errors'
import type { Size } from '@/lib/image/pixels/geometry'
import { resampleLanczos } from '@/lib/image/pixels/lanczos'
import type { Pixels } from '@/lib/image/pixels/pixels'
import { fromRgba, type RgbFrame } from '@/lib/tools/mp4-to-gif/rgb-frame'
import { TIME_TOLERANCE, type FrameRequest, type GifEngine, type VideoFacts } from './gif-engine'

/** An animated picture whose frames are decoded one by one. */
export interface Animation extends Size {
  /** When each frame begins, in seconds, and, last, when the last one ends. */
  readonly times: readonly number[]
  /** A frame as it is shown, everything before it under it; throws when it is damaged. */
  readonly frame: (index: number) => Promise<Pixels>
  readonly close: () => void
}

/** Browsers show a frame that asks for less for a tenth of a second. */
const LEAST_SECONDS = 0.011
const USUAL_SECONDS = 0.1

/** When frames of these durations begin, in seconds, and when the last one ends. */
export function timesOf(durations: readonly number[]): number[] {
  const times = [0]
  for (const seconds of durations) times.push((times.at(-1) ?? 0) + (seconds < LEAST_SECONDS ? USUAL_SECONDS : seconds))
  return times
}

/** An animated picture as a video. */
export function animationEngine({ width, height, times, frame, close }: Animation): GifEngine {
  const duration = times.at(-1) ?? 0
  const facts: VideoFacts = { width, height, duration, frameRate: (times.length - 1) / duration, engine: 'animation' }

  async function* frames({ start, step, count, crop, ...size }: FrameRequest): AsyncGenerator<RgbFrame> {
    let last: { readonly index: number; readonly shown: RgbFrame } | undefined
    for (let number = 0; number < count; number++) {
      const time = start + number * step + TIME_TOLERANCE
      const index = Math.max(
        0,
        times.slice(0, -1).findLastIndex((begin) => begin <= time),
      )
      if (last?.index !== index) {
        const pixels = await frame(index).catch(() => undefined)
        // What follows a damaged frame is drawn over it.
        if (!pixels) break
        const { data } = resampleLanczos(pixels, { ...size, crop })
        last = { index, shown: fromRgba(data, size.width, size.height) }
      }
      yield last.shown
    }
    if (!last) throw new ToolError('videoDamaged')
  }
  return { facts, frames, close }
}
