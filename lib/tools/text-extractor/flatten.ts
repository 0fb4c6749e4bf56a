import { createPixels, type Pixels } from '@/lib/image/pixels/pixels'
import type { Point } from '@/lib/image/pixels/geometry'
import { createGray, type Gray } from './gray'
import { partsOf } from './backgrounds'

/** Corners clockwise from the upper left. */
type Quad = readonly [Point, Point, Point, Point]

/** Longer side of the reduced picture in which the sheet is searched. */
const MEASURED_SIDE = 400
/** Thresholds between the darkest and the lightest shade that are tried. */
const THRESHOLDS = 10
/** Share of the picture that a sheet takes. */
const MIN_SHARE = 0.2
/** How much larger than its quadrilateral the hull of a sheet may be: creases and rounded corners. */
const MAX_BULGE = 1.03
/** Share of each side along which the sheet must be seen. */
const MIN_SEEN = 0.75
/** Size of a second light thing, as a share of the sheet, from which it may be another page. */
const MAX_OTHER = 0.08
/** Part of the picture's rim that the sheet may touch, as a share of a width and a height: one that is cut off is left alone. */
const MAX_CUT = 0.01
/** Corners found with two thresholds are the same within this share of the longer side. */
const SAME_CORNER = 0.012
/** Sine of the least slope of a side that is worth correcting, and of an acute corner. */
const MIN_SLOPE = Math.sin((1.2 * Math.PI) / 180)
const MIN_CORNER = Math.sin((55 * Math.PI) / 180)
/** Most times that a side is longer than the opposite one. */
const MAX_RATIO = 2
/** Share of each side that is left out, because a strip of the table next to the sheet reads as strokes. */
const EDGE = 0.006

const cross = (o: Point, a: Point, b: Point) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)
const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y)
const areaOf = (polygon: readonly Point[]) =>
  Math.abs(
    polygon.reduce((sum, { x, y }, at) => {
      const next = polygon[(at + 1) % polygon.length]!
      return sum + x * next.y - next.x * y
    }, 0),
  ) / 2

/** The reduced picture of the least of red, green and blue, in which paper stands out from wood and skin. */
function whitenessOf({ width, height, data }: Pixels): { gray: Gray; factor: number } {
  const factor = Math.max(1, Math.ceil(Math.max(width, height) / MEASURED_SIDE))
  const step = Math.ceil(factor / 4)
  const gray = createGray(Math.floor(width / factor), Math.floor(height / factor))
  for (let y = 0; y < gray.height; y++) {
    for (let x = 0; x < gray.width; x++) {
      let [sum, count] = [0, 0]
      for (let dy = 0; dy < factor; dy += step) {
        for (let dx = 0; dx < factor; dx += step) {
          const at = ((y * factor + dy) * width + x * factor + dx) * 4
          sum += Math.min(data[at]!, data[at + 1]!, data[at + 2]!)
          count++
        }
      }
      gray.data[y * gray.width + x] = sum / count
    }
  }
  return { gray, factor }
}

/** The convex hull of points sorted by x, then y (A. M. Andrew, 1979), clockwise on a screen. */
function hullOf(sorted: readonly Point[]): Point[] {
  const chain = (points: readonly Point[]) => {
    const kept: Point[] = []
    for (const point of points) {
      while (kept.length > 1 && cross(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop()
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...chain(sorted), ...chain(sorted.toReversed())]
}

/** The largest quadrilateral of four corners of a convex polygon. */
function largestQuad(hull: readonly Point[]): Point[] | null {
  const farthest = (from: number, to: number) => {
    let best = { at: -1, area: 0 }
    for (let at = from + 1; at < to; at++) {
      const area = Math.abs(cross(hull[from]!, hull[to % hull.length]!, hull[at % hull.length]!))
      if (area > best.area) best = { at: at % hull.length, area }
    }
    return best
  }
  let best: { area: number; corners: number[] } = { area: 0, corners: [] }
  for (let a = 0; a < hull.length; a++) {
    for (let c = a + 2; c < hull.length; c++) {
      const [b, d] = [farthest(a, c), farthest(c, a + hull.length)]
      const area = b.area + d.area
      if (b.at >= 0 && d.at >= 0 && area > best.area) best = { area, corners: [a, b.at, c, d.at] }
    }
  }
  return best.area === 0 ? null : best.corners.map((at) => hull[at]!)
}

/** Corners in clockwise order, the upper left one first. */
function fromUpperLeft(corners: readonly Point[]): Quad {
  const first = corners.reduce((least, { x, y }, at) => (x + y < corners[least]!.x + corners[least]!.y ? at : least), 0)
  const [a, b, c, d] = [...corners.slice(first), ...corners.slice(0, first)]
  return [a!, b!, c!, d!]
}

const sidesOf = (quad: Quad) => quad.map((from, at): [Point, Point] => [from, quad[(at + 1) % 4]!])

/** Share of a side along which a pixel of the part is adjacent. */
function seenShare([from, to]: readonly [Point, Point], part: Uint8Array, { width, height }: Gray): number {
  const steps = Math.ceil(distance(from, to))
  let seen = 0
  for (let step = 0; step <= steps; step++) {
    const x = Math.round(from.x + ((to.x - from.x) * step) / steps)
    const y = Math.round(from.y + ((to.y - from.y) * step) / steps)
    let isSeen = false
    for (let row = Math.max(0, y - 2); row <= Math.min(height - 1, y + 2); row++)
      for (let column = Math.max(0, x - 2); column <= Math.min(width - 1, x + 2); column++)
        if (part[row * width + column]) isSeen = true
    if (isSeen) seen++
  }
  return seen / (steps + 1)
}

/** True for what a rectangle may look like from above and aside. */
function isInPerspective(quad: Quad): boolean {
  const lengths = sidesOf(quad).map(([from, to]) => distance(from, to))
  const isAcute = quad.some((corner, at) => {
    const [before, after] = [quad[(at + 3) % 4]!, quad[(at + 1) % 4]!]
    return cross(corner, after, before) < MIN_CORNER * distance(corner, after) * distance(corner, before)
  })
  const ratio = (one: number, other: number) => Math.max(one / other, other / one)
  const isLopsided = ratio(lengths[0]!, lengths[2]!) > MAX_RATIO || ratio(lengths[1]!, lengths[3]!) > MAX_RATIO
  return !isAcute && !isLopsided
}

/** The sheet of paper among the pixels that are lighter than a threshold, if there is one and nothing else. */
function sheetAbove(gray: Gray, threshold: number): Quad | null {
  const { width, height, data } = gray
  const [part, other] = partsOf(gray, (index) => data[index]! > threshold).sort((a, b) => b.length - a.length)
  if (!part || part.length < MIN_SHARE * data.length || (other?.length ?? 0) > MAX_OTHER * part.length) return null
  const isIn = new Uint8Array(data.length)
  for (const index of part) isIn[index] = 1
  const atEdge = part.filter(
    (index) => index % width === 0 || (index + 1) % width === 0 || index < width || index >= data.length - width,
  )
  if (atEdge.length > MAX_CUT * (width + height)) return null
  const rim = part.filter((index) => !isIn[index - width] || !isIn[index + width])
  const points = Array.from(rim, (index) => ({ x: index % width, y: Math.floor(index / width) }))
  const hull = hullOf(points.sort((a, b) => a.x - b.x || a.y - b.y))
  const corners = largestQuad(hull)
  if (!corners || areaOf(hull) > MAX_BULGE * areaOf(corners)) return null
  const quad = fromUpperLeft(corners)
  return isInPerspective(quad) && sidesOf(quad).every((side) => seenShare(side, isIn, gray) >= MIN_SEEN) ? quad : null
}

/**
 * The corners of a sheet of paper photographed on a darker ground, in fractions of the picture's sides; null unless it is
 * sure: the same four corners with several thresholds, all sides seen, no second sheet, and not straight anyway.
 */
export function findSheet(pixels: Pixels): Quad | null {
  const { gray } = whitenessOf(pixels)
  const shades = gray.data.toSorted()
  const at = (share: number) => shades[Math.floor(share * (shades.length - 1))]!
  const [dark, light] = [at(0.02), at(0.98)]
  const near = SAME_CORNER * Math.max(gray.width, gray.height)
  let before: Quad | null = null
  for (let step = 1; step < THRESHOLDS; step++) {
    const quad = sheetAbove(gray, dark + ((light - dark) * step) / THRESHOLDS)
    const last: Quad | null = before
    before = quad
    if (!quad || !last || !quad.every((corner, index) => distance(corner, last[index]!) <= near)) continue
    const isSlanted = sidesOf(last).some(
      ([a, b]) => Math.min(Math.abs(b.x - a.x), Math.abs(b.y - a.y)) > MIN_SLOPE * distance(a, b),
    )
    if (!isSlanted) return null
    const [a, b, c, d] = last.map(({ x, y }) => ({ x: (x + 0.5) / gray.width, y: (y + 0.5) / gray.height }))
    return [a!, b!, c!, d!]
  }
  return null
}

/** Coefficients that map the unit square to a quadrilateral (P. Heckbert, 1989): x = (au + bv + c) / (gu + hv + 1), y alike. */
function projection([p, q, r, s]: Quad) {
  const [dx1, dx2, sx] = [q.x - r.x, s.x - r.x, p.x - q.x + r.x - s.x]
  const [dy1, dy2, sy] = [q.y - r.y, s.y - r.y, p.y - q.y + r.y - s.y]
  const divisor = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / divisor
  const h = (dx1 * sy - sx * dy1) / divisor
  return {
    x: [q.x - p.x + g * q.x, s.x - p.x + h * s.x, p.x],
    y: [q.y - p.y + g * q.y, s.y - p.y + h * s.y, p.y],
    w: [g, h, 1],
  } as const
}

/** Every second channel of a packed pixel, with room for products above each. */
const EVEN = 0x00ff00ff
/** Between two packed pixels, `share` of 256 from the first to the second. */
function mix(one: number, other: number, share: number): number {
  const even = Math.imul(one & EVEN, 256 - share) + Math.imul(other & EVEN, share)
  const odd = Math.imul((one >>> 8) & EVEN, 256 - share) + Math.imul((other >>> 8) & EVEN, share)
  return ((even >>> 8) & EVEN) | (odd & ~EVEN)
}

const withinEdges = (share: number) => EDGE + (1 - 2 * EDGE) * share

/** Draws the inside of a quadrilateral as a rectangle as large as its longest sides, with bilinear samples. */
function warp(pixels: Pixels, quad: Quad): Pixels {
  const [a, b, c, d] = quad
  const width = Math.round(Math.max(distance(a, b), distance(c, d)))
  const height = Math.round(Math.max(distance(b, c), distance(d, a)))
  const flat = createPixels(width, height)
  const from = new Uint32Array(pixels.data.buffer, pixels.data.byteOffset, pixels.width * pixels.height)
  const to = new Uint32Array(flat.data.buffer)
  const { x, y, w } = projection(quad)
  for (let row = 0, at = 0; row < height; row++) {
    const v = withinEdges((row + 0.5) / height)
    for (let column = 0; column < width; column++, at++) {
      const u = withinEdges((column + 0.5) / width)
      const depth = w[0] * u + w[1] * v + w[2]
      const px = Math.min(Math.max(0, (x[0] * u + x[1] * v + x[2]) / depth - 0.5), pixels.width - 1.01)
      const py = Math.min(Math.max(0, (y[0] * u + y[1] * v + y[2]) / depth - 0.5), pixels.height - 1.01)
      const [left, top] = [Math.floor(px), Math.floor(py)]
      const index = top * pixels.width + left
      const across = ((px - left) * 256) | 0
      const upper = mix(from[index]!, from[index + 1]!, across)
      const lower = mix(from[index + pixels.width]!, from[index + pixels.width + 1]!, across)
      to[at] = mix(upper, lower, ((py - top) * 256) | 0)
    }
  }
  return flat
}

/** A photographed sheet of paper, rectified to a straight view; null if no sheet is found with certainty. */
export function flattenPage(pixels: Pixels): Pixels | null {
  const sheet = findSheet(pixels)
  if (!sheet) return null
  const scaled = sheet.map(({ x, y }) => ({ x: x * pixels.width, y: y * pixels.height }))
  return warp(pixels, [scaled[0]!, scaled[1]!, scaled[2]!, scaled[3]!])
}
