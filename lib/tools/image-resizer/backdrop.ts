import { clamp } from '@/lib/core/numbers'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'
import type { Pixels } from '@/lib/image/pixels/pixels'
import type { Color } from './backdrop-choices'
import { boxMeans, guidedFilter } from './guided-filter'

/** How far a picture shows the person: rows of `side` × `side` values, 0 to 1, stretched over it. */
export interface Matte {
  readonly side: number
  readonly values: Float32Array<ArrayBuffer>
}

/** The mask is rough within about this many of its own pixels. */
const ROUGH = 4
const EPSILON = 1e-3
/** From where on a pixel is the person's alone, or the background's. */
const WHOLE = 0.85
const EMPTY = 0.15
/** Radius of the means that stand for the background behind an edge, in shares of the picture's width. */
const AROUND = 1 / 12

/** The matte at the picture's size, linearly between its values. */
function enlarged({ side, values }: Matte, { width, height }: Size): Float32Array<ArrayBuffer> {
  const target = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = clamp(((y + 0.5) / height) * side - 0.5, 0, side - 1)
    const top = Math.min(side - 2, Math.floor(row))
    for (let x = 0; x < width; x++) {
      const column = clamp(((x + 0.5) / width) * side - 0.5, 0, side - 1)
      const left = Math.min(side - 2, Math.floor(column))
      const across = column - left
      const line = (at: number) => values[at * side + left]! * (1 - across) + values[at * side + left + 1]! * across
      target[y * width + x] = line(top) * (1 - (row - top)) + line(top + 1) * (row - top)
    }
  }
  return target
}

/** The mean color of the certain background around each pixel, by channel; far from any, the mean of the whole background. */
function backgroundOf({ data, width, height }: Pixels, rough: Float32Array): Float32Array[] {
  const sure = rough.map((value) => (value < 0.1 ? 1 : 0))
  const radius = Math.max(1, Math.round(width * AROUND))
  const shares = boxMeans(sure, { width, height }, radius)
  const count = sure.reduce((sum, value) => sum + value, 0)
  return [0, 1, 2].map((channel) => {
    const masked = sure.map((value, index) => value * data[index * 4 + channel]!)
    const mean = masked.reduce((sum, value) => sum + value, 0) / Math.max(1, count)
    return boxMeans(masked, { width, height }, radius).map((sum, index) =>
      shares[index]! > 1e-3 ? sum / shares[index]! : mean,
    )
  })
}

/** Whether a point is within the ellipse in a rectangle, both in shares of a picture. */
function isWithin({ x, y, width, height }: Rectangle, column: number, row: number): boolean {
  return Math.hypot((column - x) / width - 0.5, (row - y) / height - 0.5) < 0.5
}

/**
 * Replaces a picture's background in place by one color. What is surely the person stays as it is, to the bit, and so does the
 * ellipse in `face`; in edges and hair the old background is taken out of the mixed color and the new one put in.
 */
export function evenBackdrop(
  picture: Pixels,
  { matte, color, face }: { readonly matte: Matte; readonly color: Color; readonly face?: Rectangle | undefined },
): void {
  const { width, height, data } = picture
  const rough = enlarged(matte, picture)
  const old = backgroundOf(picture, rough)
  const guide = new Float32Array(rough.length)
  for (let channel = 0; channel < 3; channel++) {
    for (let index = 0; index < guide.length; index++) {
      guide[index]! += ((data[index * 4 + channel]! - old[channel]![index]!) / 255) ** 2
    }
  }
  for (let index = 0; index < guide.length; index++) guide[index] = Math.min(1, Math.sqrt(guide[index]!))
  const radius = Math.max(2, Math.round((Math.max(width, height) / matte.side) * ROUGH))
  const refined = guidedFilter(rough, guide, picture, { radius, epsilon: EPSILON })
  for (let index = 0; index < refined.length; index++) {
    if (
      refined[index]! >= WHOLE ||
      (face && isWithin(face, (index % width) / width, Math.floor(index / width) / height))
    )
      continue
    const share = clamp((refined[index]! - EMPTY) / (WHOLE - EMPTY), 0, 1)
    for (let channel = 0; channel < 3; channel++) {
      const mixed = data[index * 4 + channel]!
      const own = share === 0 ? 0 : clamp((mixed - (1 - share) * old[channel]![index]!) / share, 0, 255)
      data[index * 4 + channel] = Math.round(share * own + (1 - share) * color[channel]!)
    }
    data[index * 4 + 3] = 255
  }
}
