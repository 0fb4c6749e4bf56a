import type { Size } from '@/lib/image/pixels/geometry'

/** Means of the squares of `radius` around each value of a picture in rows, ending with the picture. */
export function boxMeans(values: Float32Array, { width, height }: Size, radius: number): Float32Array {
  const rows = new Float32Array(values.length)
  average(values, rows, { lines: height, length: width, next: 1, line: width }, radius)
  const means = new Float32Array(values.length)
  average(rows, means, { lines: width, length: height, next: width, line: 1 }, radius)
  return means
}

interface Lines {
  readonly lines: number
  readonly length: number
  /** Places from a value to the next on its line, and from a line to the next. */
  readonly next: number
  readonly line: number
}

/** Running means along lines. */
function average(from: Float32Array, to: Float32Array, { lines, length, next, line }: Lines, radius: number): void {
  for (let index = 0; index < lines; index++) {
    const start = index * line
    let sum = 0
    for (let at = 0; at < Math.min(radius, length); at++) sum += from[start + at * next]!
    for (let at = 0; at < length; at++) {
      if (at + radius < length) sum += from[start + (at + radius) * next]!
      if (at > radius) sum -= from[start + (at - radius - 1) * next]!
      const count = Math.min(length - 1, at + radius) - Math.max(0, at - radius) + 1
      to[start + at * next] = sum / count
    }
  }
}

/**
 * The guided filter of He, Sun and Tang (2010) with a gray guide: `values` smoothed over `radius`, with the edges of `guide`.
 * Both from 0 to 1, in rows; a smaller `epsilon` follows weaker edges.
 */
export function guidedFilter(
  values: Float32Array,
  guide: Float32Array,
  size: Size,
  { radius, epsilon }: { readonly radius: number; readonly epsilon: number },
): Float32Array {
  const means = (of: Float32Array) => boxMeans(of, size, radius)
  const meanGuide = means(guide)
  const meanValues = means(values)
  const products = means(guide.map((at, index) => at * values[index]!))
  const squares = means(guide.map((at) => at * at))
  const slope = products.map(
    (product, index) =>
      (product - meanGuide[index]! * meanValues[index]!) / (squares[index]! - meanGuide[index]! ** 2 + epsilon),
  )
  const offset = means(slope.map((factor, index) => meanValues[index]! - factor * meanGuide[index]!))
  return means(slope).map((factor, index) => factor * guide[index]! + offset[index]!)
}
