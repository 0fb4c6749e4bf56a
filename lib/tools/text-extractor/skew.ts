import { createGray, shrink, type Gray } from './gray'
import { inkOf } from './ink'

/** Side of the picture that the angle is measured on. */
const MEASURED_SIDE = 900
const MEASURED_POINTS = 15_000
const LARGEST_DEGREES = 12
const COARSE_STEP = 0.5
const FINE_STEP = 0.05
/** Turning a straight page harms it, so a smaller skew is left alone (a clean page went from 0.3 % errors to 10 %). */
const SMALLEST_DEGREES = 0.35
/** A turn must make lines at least this much sharper than they are. */
const SHARPER = 1.08

interface Points {
  readonly xs: Float32Array
  readonly ys: Float32Array
  readonly height: number
}

/** Points of ink, of every column or of every few: lines show in some of them as well as in all. */
function inkPoints(gray: Gray): Points {
  const ink = inkOf(shrink(gray, Math.ceil(Math.max(gray.width, gray.height) / MEASURED_SIDE)))
  const count = ink.data.reduce((sum, value) => sum + value, 0)
  const step = Math.max(1, Math.ceil(count / MEASURED_POINTS))
  const xs: number[] = []
  const ys: number[] = []
  for (let y = 0; y < ink.height; y++) {
    for (let x = 0; x < ink.width; x += step) {
      if (ink.data[y * ink.width + x] !== 1) continue
      xs.push(x)
      ys.push(y)
    }
  }
  return { xs: Float32Array.from(xs), ys: Float32Array.from(ys), height: ink.height + ink.width }
}

/** How sharply lines of text stand out from the gaps between them when rows run at this angle. */
function sharpness({ xs, ys, height }: Points, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const rows = new Float64Array(2 * height)
  const top = Math.floor(height / 2)
  for (let index = 0; index < xs.length; index++) {
    const row = Math.round((ys[index] ?? 0) - (xs[index] ?? 0) * slope) + top
    rows[row] = (rows[row] ?? 0) + 1
  }
  let score = 0
  for (let row = 1; row < rows.length; row++) score += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2
  return score
}

function sharpest(points: Points, from: number, to: number, step: number): { degrees: number; score: number } {
  let best = { degrees: 0, score: -1 }
  for (let degrees = from; degrees <= to + step / 2; degrees += step) {
    const score = sharpness(points, degrees)
    if (score > best.score) best = { degrees, score }
  }
  return best
}

/**
 * By how many degrees lines of text fall towards the right, −12 to 12, by the projection that is sharpest; 0 unless a
 * skew is plain.
 */
export function measureSkew(gray: Gray): number {
  const points = inkPoints(gray)
  if (points.xs.length === 0) return 0
  const coarse = sharpest(points, -LARGEST_DEGREES, LARGEST_DEGREES, COARSE_STEP)
  const { degrees, score } = sharpest(points, coarse.degrees - COARSE_STEP, coarse.degrees + COARSE_STEP, FINE_STEP)
  const plain = Math.abs(degrees) >= SMALLEST_DEGREES && score > sharpness(points, 0) * SHARPER
  return plain ? degrees : 0
}

/** The picture turned back about its middle by the degrees that its lines fall, on a sheet of the same size. */
export function straighten(gray: Gray, degrees: number): Gray {
  const turned = createGray(gray.width, gray.height)
  const { x: cos, y: sin } = turnOf(degrees)
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

/** Where a point of a straightened picture is in the picture it was made from. */
export function beforeStraightening(
  { width, height }: { width: number; height: number },
  degrees: number,
  point: { x: number; y: number },
): { x: number; y: number } {
  const { x: cos, y: sin } = turnOf(degrees)
  const x = point.x - width / 2
  const y = point.y - height / 2
  return { x: width / 2 + x * cos - y * sin, y: height / 2 + x * sin + y * cos }
}

function turnOf(degrees: number): { x: number; y: number } {
  return { x: Math.cos((degrees * Math.PI) / 180), y: Math.sin((degrees * Math.PI) / 180) }
}

/** Bilinear; white outside. */
function sample({ width, height, data }: Gray, x: number, y: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return 255
  const at = top * width + left
  const across = x - left
  const upper = (data[at] ?? 255) * (1 - across) + (data[at + 1] ?? 255) * across
  const lower = (data[at + width] ?? 255) * (1 - across) + (data[at + width + 1] ?? 255) * across
  return upper + (lower - upper) * (y - top)
}
