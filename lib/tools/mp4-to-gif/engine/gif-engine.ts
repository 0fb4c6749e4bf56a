import type { Rectangle } from '@/lib/image/pixels/geometry'
import type { RgbFrame } from '@/lib/tools/mp4-to-gif/rgb-frame'

/** Properties of a video. */
export interface VideoFacts {
  /** Display width: upright, in square pixels. */
  readonly width: number
  readonly height: number
  /** Seconds. */
  readonly duration: number
  /** Average frames per second; 0 when unknown. */
  readonly frameRate: number
  /** What decodes it; only what `browser` does is sure to be playable. */
  readonly engine: 'browser' | 'animation' | 'ffmpeg'
}

/** A request for frames at constant intervals, cropped and scaled. */
export interface FrameRequest {
  /** Seconds from the start of the video to the first frame. */
  readonly start: number
  readonly step: number
  readonly count: number
  /** Part of the displayed picture, in its pixels. */
  readonly crop: Rectangle
  readonly width: number
  readonly height: number
}

/**
 * An opened video. All engines return the same frames: those displayed at each requested time, and the last one after
 * the end. There are fewer if the rest of the file is damaged; throws ToolError `videoDamaged` if there is none.
 */
export interface GifEngine {
  readonly facts: VideoFacts
  frames(request: FrameRequest): AsyncIterable<RgbFrame>
  close(): void | Promise<void>
}

/** Tolerance in seconds, so that rounding does not select the frame before one that starts at the requested time. */
export const TIME_TOLERANCE = 0.001

/** Seconds without a frame after which a video is considered damaged. */
export const DAMAGE_SECONDS = 0.5
