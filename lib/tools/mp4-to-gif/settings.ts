import { clamp, roundTo } from '@/lib/core/numbers'
import { CROP_RATIOS } from './fields'

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Area extends Size {
  readonly x: number
  readonly y: number
}

export type PlayOrder = 'forward' | 'reverse' | 'boomerang'

/** Everything that makes one GIF of a video. */
export interface GifSettings {
  /** Seconds of the video. */
  readonly start: number
  readonly duration: number
  /** Pictures per second of the GIF. */
  readonly fps: number
  readonly width: number
  readonly height: number
  readonly crop: Area
  /** Most colours, 2 to 256. */
  readonly colors: number
  /** How many times as fast as the video the GIF plays. */
  readonly speed: number
  readonly order: PlayOrder
  /** How often it plays; 0: for ever. */
  readonly loop: number
}

export const WIDTH_BOUNDS = { min: 100, max: 1920 } as const
export const HEIGHT_BOUNDS = { min: 100, max: 1080 } as const
export const DURATION_BOUNDS = { min: 0.5, max: 10 } as const

/** What is cut out of a video of that size: the largest part of that shape, placed by percentages of the room around it. */
export function cropArea({ width, height }: Size, shape: keyof typeof CROP_RATIOS, x: number, y: number): Area {
  const ratio = CROP_RATIOS[shape]
  if (ratio === 0) return { x: 0, y: 0, width, height }
  const across = Math.max(1, Math.round(Math.min(width, height * ratio)))
  const down = Math.max(1, Math.round(Math.min(height, width / ratio)))
  return {
    x: Math.round(((width - across) * clamp(x, 0, 100)) / 100),
    y: Math.round(((height - down) * clamp(y, 0, 100)) / 100),
    width: across,
    height: down,
  }
}

/** Height in the picture's ratio, within the tool's bounds. */
export function heightFor(width: number, picture: Size): number {
  return clamp(Math.round((width * picture.height) / picture.width), HEIGHT_BOUNDS.min, HEIGHT_BOUNDS.max)
}

/** Width in the picture's ratio, within the tool's bounds. */
export function widthFor(height: number, picture: Size): number {
  return clamp(Math.round((height * picture.width) / picture.height), WIDTH_BOUNDS.min, WIDTH_BOUNDS.max)
}

/** The size nearest to the wanted width in the picture's ratio that both bounds allow. */
export function fittedSize(width: number, picture: Size): Size {
  const height = (width * picture.height) / picture.width
  if (height > HEIGHT_BOUNDS.max) return { width: widthFor(HEIGHT_BOUNDS.max, picture), height: HEIGHT_BOUNDS.max }
  if (height < HEIGHT_BOUNDS.min) return { width: widthFor(HEIGHT_BOUNDS.min, picture), height: HEIGHT_BOUNDS.min }
  return { width, height: Math.round(height) }
}

/** The documented duration, 3 seconds, or the whole of a shorter video (at least half a second, in tenths). */
export function startingDuration(videoDuration: number): number {
  const tenths = Math.floor(videoDuration * 10 + 1e-6) / 10
  return roundTo(clamp(tenths, DURATION_BOUNDS.min, 3), 1)
}

/** How far past its end, in seconds, a cut may reach: videos tell their length in rounded figures. */
const END_TOLERANCE = 0.05

/** True when start and duration together reach past the video's end. A video under half a second may be shown whole. */
export function reachesPastEnd(start: number, duration: number, videoDuration: number): boolean {
  const wholeOfShort = start === 0 && duration <= DURATION_BOUNDS.min
  return !wholeOfShort && start + duration > videoDuration + END_TOLERANCE
}
