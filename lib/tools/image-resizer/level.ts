import { clamp } from '@/lib/core/numbers'
import type { Point, Rectangle, Size } from '@/lib/image/pixels/geometry'
import { createPixels, type Pixels } from '@/lib/image/pixels/pixels'

/** A picture is leveled by so many degrees at most, either way. */
export const MOST_LEVEL = 10

/** What leveling does: the picture of this size turns clockwise by degrees around its middle, and keeps its edges. */
export interface Leveling {
  readonly level: number
  readonly size: Size
}

/** Where leveling brings a point of the picture; with the opposite angle, where it came from. */
export function leveledPoint({ x, y }: Point, { level, size }: Leveling): Point {
  const [cos, sin] = [Math.cos((level * Math.PI) / 180), Math.sin((level * Math.PI) / 180)]
  const [right, down] = [x - size.width / 2, y - size.height / 2]
  return { x: size.width / 2 + cos * right - sin * down, y: size.height / 2 + sin * right + cos * down }
}

function cornersBefore({ x, y, width, height }: Rectangle, { level, size }: Leveling): Point[] {
  const corners = [x, x + width].flatMap((left) => [y, y + height].map((top) => ({ x: left, y: top })))
  return corners.map((corner) => leveledPoint(corner, { level: -level, size }))
}

/** Whether a part of the leveled picture shows nothing beyond the picture's edges, to a pixel. */
export function isCovered(part: Rectangle, leveling: Leveling): boolean {
  const { width, height } = leveling.size
  return cornersBefore(part, leveling).every(({ x, y }) => Math.min(x, y) >= -1 && x <= width + 1 && y <= height + 1)
}

/** The upright part of the picture, in whole pixels, that a part of the leveled picture needs. */
export function partBefore(part: Rectangle, leveling: Leveling): Rectangle {
  const { width, height } = leveling.size
  const corners = cornersBefore(part, leveling)
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  // Two pixels more, which the filter looks at.
  const left = clamp(Math.floor(Math.min(...xs)) - 2, 0, width - 1)
  const top = clamp(Math.floor(Math.min(...ys)) - 2, 0, height - 1)
  const right = clamp(Math.ceil(Math.max(...xs)) + 2, left + 1, width)
  const bottom = clamp(Math.ceil(Math.max(...ys)) + 2, top + 1, height)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Weights of four neighbors at this share of the way from the second to the third: Catmull and Rom's spline. */
function weightsAt(t: number): readonly [number, number, number, number] {
  return [
    ((2 - t) * t - 1) * t * 0.5,
    ((3 * t - 5) * t * t + 2) * 0.5,
    ((4 - 3 * t) * t + 1) * t * 0.5,
    (t - 1) * t * t * 0.5,
  ]
}

/** `part` of the leveled picture at `width` × `height`. `source` is the picture's part `around`; beyond it its edge goes on. */
export function levelPixels(
  source: Pixels,
  {
    part,
    around,
    width,
    height,
    ...leveling
  }: Leveling & Size & { readonly part: Rectangle; readonly around: Rectangle },
): Pixels {
  const target = createPixels(width, height)
  const back = { level: -leveling.level, size: leveling.size }
  const [right, down] = [source.width / around.width, source.height / around.height]
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const seen = {
        x: part.x + ((column + 0.5) * part.width) / width,
        y: part.y + ((row + 0.5) * part.height) / height,
      }
      const at = leveledPoint(seen, back)
      sample(
        source,
        (at.x - around.x) * right - 0.5,
        (at.y - around.y) * down - 0.5,
        target,
        (row * width + column) * 4,
      )
    }
  }
  return target
}

/** Writes the color of a picture between its pixels, weighted by alpha. */
function sample({ data, width, height }: Pixels, x: number, y: number, target: Pixels, to: number): void {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [across, down] = [weightsAt(x - left), weightsAt(y - top)]
  let [red, green, blue, alpha] = [0, 0, 0, 0]
  for (let j = 0; j < 4; j++) {
    const row = clamp(top + j - 1, 0, height - 1) * width
    for (let i = 0; i < 4; i++) {
      const from = (row + clamp(left + i - 1, 0, width - 1)) * 4
      const weight = across[i]! * down[j]! * data[from + 3]!
      red += weight * data[from]!
      green += weight * data[from + 1]!
      blue += weight * data[from + 2]!
      alpha += weight
    }
  }
  if (alpha <= 0) return
  target.data[to] = red / alpha
  target.data[to + 1] = green / alpha
  target.data[to + 2] = blue / alpha
  target.data[to + 3] = alpha
}
