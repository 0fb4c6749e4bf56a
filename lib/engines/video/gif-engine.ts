import type { RgbFrame } from '@/lib/core/rgb-frame'

/** What is known of a video before any of it is shown. */
export interface VideoFacts {
  /** As it is shown: upright, in square pixels. */
  readonly width: number
  readonly height: number
  /** Seconds. */
  readonly duration: number
  /** Pictures per second on average; 0 when unknown. */
  readonly frameRate: number
  readonly engine: 'browser' | 'ffmpeg'
}

/** Pictures at even distances, of one part of the video's area, at one size. */
export interface FrameRequest {
  /** Seconds from the video's beginning, and from picture to picture. */
  readonly start: number
  readonly step: number
  readonly count: number
  /** Part of the shown picture, in its pixels. */
  readonly crop: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly width: number
  readonly height: number
}

/**
 * One opened video. Whatever decodes it, the pictures are the same: the one shown at each time asked for, past the end the
 * last one. There are fewer of them where the rest of the file is damaged; ToolError `videoDamaged` when there is none.
 */
export interface GifEngine {
  readonly facts: VideoFacts
  frames(request: FrameRequest): AsyncIterable<RgbFrame>
  close(): void | Promise<void>
}

/** A picture that begins exactly at the time asked for is meant, however both were rounded. */
export const TIME_TOLERANCE = 0.001

/** No picture for longer than this, though the video goes on: the file is damaged there. */
export const DAMAGE_SECONDS = 0.5
