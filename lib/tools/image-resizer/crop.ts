import { clamp } from '@/lib/core/numbers'
import { moved } from '@/lib/image/pixels/frame'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'
import { turnedRectangle, turnedSize, type Turn } from './turn'

/** What is kept of a picture, and how it is laid. */
export interface Edit extends Turn {
  /** The frame, in shares of the turned picture's sides. */
  readonly frame: Rectangle
  /** Width by height in pixels that the frame keeps, on every picture; null for a free frame. */
  readonly ratio: number | null
  /** Degrees clockwise by which the turned picture is leveled around its middle. */
  readonly level: number
}

const UNIT = { width: 1, height: 1 }
export const UNTOUCHED: Edit = { mirrored: false, turns: 0, frame: { x: 0, y: 0, ...UNIT }, ratio: null, level: 0 }

/** The largest frame of a ratio inside another, around its middle. */
function fitted(frame: Rectangle, ratio: number): Rectangle {
  const width = Math.min(frame.width, frame.height * ratio)
  const height = width / ratio
  return { x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2, width, height }
}

/** Whole pixels, at least one, within a picture of this size. */
export function wholePixels(frame: Rectangle, size: Size): Rectangle {
  const width = clamp(Math.round(frame.width), 1, size.width)
  const height = clamp(Math.round(frame.height), 1, size.height)
  const x = clamp(Math.round(frame.x), 0, size.width - width)
  return { x, y: clamp(Math.round(frame.y), 0, size.height - height), width, height }
}

/** The frame on a picture of this size, in whole pixels of the turned picture; of other proportions as its ratio fits. */
export function frameOn({ frame, ratio, turns }: Edit, original: Size): Rectangle {
  const size = turnedSize(original, turns)
  const pixels = {
    x: frame.x * size.width,
    y: frame.y * size.height,
    width: frame.width * size.width,
    height: frame.height * size.height,
  }
  return wholePixels(ratio === null ? pixels : fitted(pixels, ratio), size)
}

/** The same edit with this frame, in pixels of the turned picture. */
export function withFrame(edit: Edit, { x, y, width, height }: Rectangle, original: Size): Edit {
  const size = turnedSize(original, edit.turns)
  const frame = { x: x / size.width, y: y / size.height, width: width / size.width, height: height / size.height }
  return { ...edit, frame }
}

/** The frame at another ratio: as large as fits around the middle of the frame before it; free, as it is. */
export function withRatio(edit: Edit, ratio: number | null, original: Size): Edit {
  if (ratio === null) return { ...edit, ratio }
  const size = turnedSize(original, edit.turns)
  const { x, y, width, height } = frameOn(edit, original)
  const scale = Math.min(size.width / ratio, size.height, Math.max(width / ratio, height))
  const wanted = { width: scale * ratio, height: scale }
  const middle = { x: x + width / 2, y: y + height / 2 }
  const frame = moved({ x: 0, y: 0, ...wanted }, middle.x - wanted.width / 2, middle.y - wanted.height / 2, size)
  return withFrame({ ...edit, ratio }, frame, original)
}

/** Turned by a quarter, clockwise (1) or back (−1); the frame stays on what it shows. */
export function turned(edit: Edit, by: 1 | -1): Edit {
  const quarters = (by + 4) % 4
  return {
    ...edit,
    turns: (edit.turns + quarters) % 4,
    frame: turnedRectangle(edit.frame, UNIT, quarters),
    ratio: edit.ratio && 1 / edit.ratio,
  }
}

/** Mirrored left to right as it is seen; the frame stays on what it shows. */
export function mirrored({ frame, turns, level, ...edit }: Edit): Edit {
  const x = 1 - frame.x - frame.width
  return { ...edit, mirrored: !edit.mirrored, turns: (4 - turns) % 4, level: -level || 0, frame: { ...frame, x } }
}
