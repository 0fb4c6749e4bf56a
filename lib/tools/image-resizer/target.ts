import { ToolError } from '@/lib/core/errors'
import { clamp } from '@/lib/core/numbers'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'
import { heightFor, MAX_SIDE, MIN_SIDE, widthFor, type Fit, type Position } from './size'

/** The box that a picture goes into, in pixels, and how. */
export interface TargetBox extends Size {
  readonly fit: Fit
  /** The middle unless given. */
  readonly position?: Position
}

export interface Target extends Size {
  /** The part of the original that becomes the target. */
  readonly crop: Rectangle
}

function checkSide(side: number): void {
  if (Number.isInteger(side) && side >= MIN_SIDE && side <= MAX_SIDE) return
  throw new ToolError('imageSideOutOfRange', { min: MIN_SIDE, max: MAX_SIDE })
}

/** The box itself where it has the original's ratio but for rounding; else the largest such size inside it. */
function contained(original: Size, box: Size): Size {
  const heightAtFullWidth = heightFor(box.width, original)
  const widthAtFullHeight = widthFor(box.height, original)
  if (heightAtFullWidth === box.height || widthAtFullHeight === box.width) return box
  if (heightAtFullWidth < box.height) return { width: box.width, height: heightAtFullWidth }
  return { width: widthAtFullHeight, height: box.height }
}

const KEPT_BEFORE = { start: 0, center: 1 / 2, end: 1 } as const satisfies Record<Position, number>

/** The largest part of the original with the box's ratio, in whole pixels; in the middle, an odd rest goes right and below. */
function covering(original: Size, box: Size, position: Position): Rectangle {
  const scale = Math.max(box.width / original.width, box.height / original.height)
  const width = clamp(Math.round(box.width / scale), 1, original.width)
  const height = clamp(Math.round(box.height / scale), 1, original.height)
  return {
    x: Math.floor((original.width - width) * KEPT_BEFORE[position]),
    y: Math.floor((original.height - height) * KEPT_BEFORE[position]),
    width,
    height,
  }
}

/**
 * The result's size, and the part of the original that goes into it, for a box of `width` × `height`. Enlarges as well as
 * reduces. ToolError `imageSideOutOfRange` {min, max} when a side of the box is no whole number from 1 to 8192.
 */
export function targetRectangles({
  original,
  width,
  height,
  fit,
  position = 'center',
}: TargetBox & { original: Size }): Target {
  checkSide(width)
  checkSide(height)
  const box = { width, height }
  const whole = { x: 0, y: 0, width: original.width, height: original.height }
  const crop = fit === 'cover' ? covering(original, box, position) : whole
  return { ...(fit === 'contain' ? contained(original, box) : box), crop }
}

/**
 * The size at which a vector picture should be drawn so that the target needs no further resampling: the target itself,
 * or for `cover` the whole picture at the scale of its crop.
 */
export function drawingSize(options: TargetBox & { original: Size }): Size {
  const { original, width, height, fit } = options
  if (fit !== 'cover') {
    const target = targetRectangles(options)
    return { width: target.width, height: target.height }
  }
  const scale = Math.max(width / original.width, height / original.height)
  return {
    width: Math.max(width, Math.round(original.width * scale)),
    height: Math.max(height, Math.round(original.height * scale)),
  }
}

/** The pixels of the picture or of what is made of it, whichever are more: what resizing has to hold. */
export function mostPixels(options: TargetBox & { original: Size }): number {
  const { original } = options
  const target = targetRectangles(options)
  return Math.max(original.width * original.height, target.width * target.height)
}
