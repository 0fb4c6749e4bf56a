import { createGray, shrink, type Gray } from './gray'
import { binarize } from './binarize'
import { runsOfMarks, type PlacedRun } from './marks'
import type { Point, Size } from '@/lib/image/pixels/geometry'

/** Longer side of the reduced picture that the angle is measured on. */
const MEASURED_SIDE = 900
const MEASURED_POINTS = 15_000
const MAX_DEGREES = 12
/** Dark areas, in pixels of the reduced picture: distance of an inner pixel from the edge, and minimum number of inner pixels. */
const AREA = { deep: 6, size: 200 }
const COARSE_STEP = 0.5
const FINE_STEP = 0.05
/** Smaller skews are ignored, because rotation blurs the page (errors on a clean page rose from 0.3 % to 10 %). */
const MIN_DEGREES = 0.35
/** Minimum gain in sharpness for a rotation. */
const MIN_SHARPNESS_GAIN = 1.08

interface Points {
  readonly xs: Float32Array
  readonly ys: Float32Array
  readonly height: number
}

/** The mark numbers of dark areas, such as a desk around the page, whose edges are not parallel to the lines. */
function areasOf({ width, height, data }: Gray, runs: readonly PlacedRun[]): Set<number> {
  const inner = new Map<number, number>()
  for (const { y, start, end, mark } of runs) {
    if (y < AREA.deep || y >= height - AREA.deep) continue
    let count = inner.get(mark) ?? 0
    for (let x = start + AREA.deep; x < end - AREA.deep; x++)
      if (data[(y - AREA.deep) * width + x] === 1 && data[(y + AREA.deep) * width + x] === 1) count++
    inner.set(mark, count)
  }
  return new Set([...inner].flatMap(([mark, count]) => (count >= AREA.size ? mark : [])))
}

/** Points of ink, sampled from every few columns, which suffice to find the lines. */
function inkPoints(gray: Gray): Points {
  const ink = binarize(shrink(gray, Math.ceil(Math.max(gray.width, gray.height) / MEASURED_SIDE)))
  const runs = runsOfMarks(ink)
  const areas = areasOf(ink, runs)
  const lines = runs.filter(({ mark }) => !areas.has(mark))
  const count = lines.reduce((sum, { start, end }) => sum + end - start, 0)
  const step = Math.max(1, Math.ceil(count / MEASURED_POINTS))
  const xs: number[] = []
  const ys: number[] = []
  for (const { y, start, end } of lines) {
    for (let x = Math.ceil(start / step) * step; x < end; x += step) {
      xs.push(x)
      ys.push(y)
    }
  }
  return { xs: Float32Array.from(xs), ys: Float32Array.from(ys), height: ink.height + ink.width }
}

/** Sharpness of the projection profile at an angle: large when rows are parallel to the lines of text. */
function sharpness({ xs, ys, height }: Points, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const rows = new Int32Array(2 * height)
  const top = Math.floor(height / 2)
  for (let index = 0; index < xs.length; index++) {
    const row = Math.round(ys[index]! - xs[index]! * slope) + top
    rows[row]!++
  }
  let score = 0
  for (let row = 1; row < rows.length; row++) score += (rows[row]! - rows[row - 1]!) ** 2
  return score
}

function findSharpest(points: Points, from: number, to: number, step: number): { degrees: number; score: number } {
  let best = { degrees: 0, score: -1 }
  for (let degrees = from; degrees <= to + step / 2; degrees += step) {
    const score = sharpness(points, degrees)
    if (score > best.score) best = { degrees, score }
  }
  return best
}

/**
 * Skew of the lines of text in degrees, −12 to 12, positive if they slope down to the right, measured by the sharpest
 * projection profile. 0 unless it is significant.
 */
export function measureSkew(gray: Gray): number {
  const points = inkPoints(gray)
  if (points.xs.length === 0) return 0
  const coarse = findSharpest(points, -MAX_DEGREES, MAX_DEGREES, COARSE_STEP)
  const { degrees, score } = findSharpest(points, coarse.degrees - COARSE_STEP, coarse.degrees + COARSE_STEP, FINE_STEP)
  const isSignificant = Math.abs(degrees) >= MIN_DEGREES && score > sharpness(points, 0) * MIN_SHARPNESS_GAIN
  return isSignificant ? degrees : 0
}

/** Corrects a skew by rotating the picture around its center, without changing its size. */
export function straighten(gray: Gray, degrees: number): Gray {
  const turned = createGray(gray.width, gray.height)
  const { x: cos, y: sin } = unitVector(degrees)
  const middleX = gray.width / 2
  const middleY = gray.height / 2
  for (let y = 0; y < gray.height; y++) {
    for (let x = 0; x < gray.width; x++) {
      const fromX = middleX + (x - middleX) * cos - (y - middleY) * sin
      const fromY = middleY + (x - middleX) * sin + (y - middleY) * cos
      turned.data[y * gray.width + x] = sample(gray, fromX, fromY)
    }
  }
  return turned
}

/** Maps a point of a straightened picture back to the original. */
export function undoStraightening({ width, height }: Size, degrees: number, point: Point): Point {
  const { x: cos, y: sin } = unitVector(degrees)
  const x = point.x - width / 2
  const y = point.y - height / 2
  return { x: width / 2 + x * cos - y * sin, y: height / 2 + x * sin + y * cos }
}

function unitVector(degrees: number): Point {
  return { x: Math.cos((degrees * Math.PI) / 180), y: Math.sin((degrees * Math.PI) / 180) }
}

/** Bilinear sample; white outside the picture. */
function sample({ width, height, data }: Gray, x: number, y: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return 255
  const at = top * width + left
  const across = x - left
  const upper = data[at]! * (1 - across) + data[at + 1]! * across
  const lower = data[at + width]! * (1 - across) + data[at + width + 1]! * across
  return upper + (lower - upper) * (y - top)
}
