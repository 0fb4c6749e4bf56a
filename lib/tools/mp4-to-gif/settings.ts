import { clamp, roundTo } from '@/lib/core/numbers'
import type { Caption } from './caption'
import { CROP_RATIOS, type Format, type Quality } from './fields'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'

export type PlayOrder = 'forward' | 'reverse' | 'boomerang'

/** Settings of a conversion. */
export interface GifSettings {
  readonly format: Format
  /** Start and duration of the clip in seconds of the video. */
  readonly start: number
  readonly duration: number
  /** Frames per second of the result. */
  readonly fps: number
  readonly width: number
  readonly height: number
  readonly crop: Rectangle
  /** Maximum number of colors of a GIF, 2 to 256. */
  readonly colors: number
  /** Of the other formats. */
  readonly quality: Quality
  /** Playback speed relative to the video. */
  readonly speed: number
  readonly order: PlayOrder
  /** How often it plays; 0 means forever. */
  readonly loop: number
  readonly captions: readonly Caption[]
}

export const WIDTH_BOUNDS = { min: 100, max: 1920 } as const
export const HEIGHT_BOUNDS = { min: 100, max: 1080 } as const
export const MIN_SECONDS = 0.5

/** The largest part of a video with an aspect ratio; `x` and `y` are its position in percent of the remaining space. */
export function cropArea({ width, height }: Size, shape: keyof typeof CROP_RATIOS, x: number, y: number): Rectangle {
  const ratio = CROP_RATIOS[shape]
  if (ratio === 0) return { x: 0, y: 0, width, height }
  const croppedWidth = Math.max(1, Math.round(Math.min(width, height * ratio)))
  const croppedHeight = Math.max(1, Math.round(Math.min(height, width / ratio)))
  return {
    x: Math.round(((width - croppedWidth) * clamp(x, 0, 100)) / 100),
    y: Math.round(((height - croppedHeight) * clamp(y, 0, 100)) / 100),
    width: croppedWidth,
    height: croppedHeight,
  }
}

type Bounds = Readonly<Record<'min' | 'max', number>>

/**
 * The other side in the ratio of the picture, which is never distorted: the side may be out of its bounds, unless only by the
 * rounding of the side that it follows.
 */
function follow(side: number, of: number, other: number, { min, max }: Bounds): number {
  const exact = (side * other) / of
  const bounded = clamp(exact, min, max)
  return Math.round(Math.round((bounded * of) / other) === side ? bounded : exact)
}

/** Height for a width in the picture's aspect ratio; out of bounds where the width does not fit. */
export function heightFor(width: number, picture: Size): number {
  return follow(width, picture.width, picture.height, HEIGHT_BOUNDS)
}

/** Width for a height in the picture's aspect ratio; out of bounds where the height does not fit. */
export function widthFor(height: number, picture: Size): number {
  return follow(height, picture.height, picture.width, WIDTH_BOUNDS)
}

/** A size in the picture's aspect ratio within both bounds, as near as possible to a width. Pictures beyond 19:1 and 1:10 have no such size. */
export function fitToBounds(width: number, picture: Size): Size {
  const height = (width * picture.height) / picture.width
  const boundedHeight = clamp(height, HEIGHT_BOUNDS.min, HEIGHT_BOUNDS.max)
  if (boundedHeight === height) return { width, height: Math.round(height) }
  return { width: clamp(widthFor(boundedHeight, picture), WIDTH_BOUNDS.min, WIDTH_BOUNDS.max), height: boundedHeight }
}

function commonBounds({ min, max }: Bounds, other: Bounds, follows: (side: number) => number): Bounds | undefined {
  const common = { min: Math.max(min, follows(other.min)), max: Math.min(max, follows(other.max)) }
  return common.min <= common.max ? common : undefined
}

/** The widths that have a height within its bounds in the picture's aspect ratio; undefined if there are none. */
export function widthsInRatio(picture: Size): Bounds | undefined {
  return commonBounds(WIDTH_BOUNDS, HEIGHT_BOUNDS, (height) => widthFor(height, picture))
}

/** The heights that have a width within its bounds in the picture's aspect ratio; undefined if there are none. */
export function heightsInRatio(picture: Size): Bounds | undefined {
  return commonBounds(HEIGHT_BOUNDS, WIDTH_BOUNDS, (width) => heightFor(width, picture))
}

/**
 * Default duration: the documented 3 seconds, or the length of a shorter video (at least half a second, rounded down to
 * tenths).
 */
export function defaultDuration(videoDuration: number): number {
  const tenths = Math.floor(videoDuration * 10 + 1e-6) / 10
  return roundTo(clamp(tenths, MIN_SECONDS, 3), 1)
}

/** Seconds by which a clip may exceed the video, whose length may be rounded. */
const END_TOLERANCE = 0.05

/**
 * True when a clip exceeds the end of the video. A video of less than half a second may always be converted as a whole.
 */
export function exceedsEnd(start: number, duration: number, videoDuration: number): boolean {
  const isWholeShortVideo = start === 0 && duration <= MIN_SECONDS
  return !isWholeShortVideo && start + duration > videoDuration + END_TOLERANCE
}
