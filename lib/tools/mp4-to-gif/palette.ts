import type { ColorCounts } from './color-histogram'
import { toComparable } from './color-space'
import { NearestCenter } from './nearest-center'

interface Box {
  /** Range of its colors in the order. */
  readonly from: number
  readonly to: number
  /** Axis with the largest variance, the mean on it, and the weighted squared error of the box. */
  readonly axis: number
  readonly mean: number
  readonly error: number
}

const REFINEMENTS = 4

function boxOf(order: Uint32Array, from: number, to: number, points: Float32Array, weights: Float32Array): Box {
  const sums = [0, 0, 0]
  const squares = [0, 0, 0]
  let weight = 0
  for (let index = from; index < to; index++) {
    const color = order[index]!
    const share = weights[color]!
    weight += share
    for (let axis = 0; axis < 3; axis++) {
      const value = points[color * 3 + axis]!
      sums[axis]! += share * value
      squares[axis]! += share * value * value
    }
  }
  const spreads = sums.map((sum, axis) => squares[axis]! - (sum * sum) / weight)
  const axis = spreads.indexOf(Math.max(...spreads))
  const error = to - from > 1 ? spreads.reduce((sum, spread) => sum + spread, 0) : 0
  return { from, to, axis, mean: sums[axis]! / weight, error }
}

/** Partitions the colors of a box at its mean; returns the start of the upper part. */
function divide(order: Uint32Array, { from, to, axis, mean }: Box, points: Float32Array): number {
  let split = from
  for (let index = from; index < to; index++) {
    const color = order[index]!
    if (points[color * 3 + axis]! >= mean) continue
    order[index] = order[split]!
    order[split++] = color
  }
  // Rounding may put all colors on one side.
  return Math.min(Math.max(split, from + 1), to - 1)
}

/** Variance-based color quantization (Wu, Graphics Gems II, 1991); returns the means of the boxes. */
function cutBoxes(points: Float32Array, weights: Float32Array, count: number): Float32Array {
  const order = Uint32Array.from(weights, (_, index) => index)
  const boxes = [boxOf(order, 0, order.length, points, weights)]
  while (boxes.length < count) {
    const worst = boxes.reduce((most, box, index) => (box.error > boxes[most]!.error ? index : most), 0)
    const box = boxes[worst]!
    if (box.error <= 0) break
    const split = divide(order, box, points)
    boxes[worst] = boxOf(order, box.from, split, points, weights)
    boxes.push(boxOf(order, split, box.to, points, weights))
  }
  const centers = new Float32Array(boxes.length * 3)
  boxes.forEach(({ from, to }, center) => {
    let weight = 0
    for (let index = from; index < to; index++) {
      const color = order[index]!
      weight += weights[color]!
      for (let axis = 0; axis < 3; axis++) centers[center * 3 + axis]! += weights[color]! * points[color * 3 + axis]!
    }
    for (let axis = 0; axis < 3; axis++) centers[center * 3 + axis]! /= weight
  })
  return centers
}

/**
 * Quantizes counted colors to a palette of at most `count`, by variance-based cuts refined by k-means. R G B R G B …,
 * integers 0 to 255, dark colors first.
 */
export function buildPalette({ colors, weights }: ColorCounts, count: number): Uint8Array {
  const points = toComparable(colors, weights.length)
  let centers = cutBoxes(points, weights, count)
  const size = centers.length / 3
  let sums = new Float64Array(0)
  for (let round = 0; round < REFINEMENTS; round++) {
    sums = new Float64Array(size * 4)
    const nearest = new NearestCenter(centers)
    for (let color = 0; color < weights.length; color++) {
      const at = color * 3
      const center = nearest.find(points[at]!, points[at + 1]!, points[at + 2]!) * 4
      const weight = weights[color]!
      sums[center]! += weight * colors[at]!
      sums[center + 1]! += weight * colors[at + 1]!
      sums[center + 2]! += weight * colors[at + 2]!
      sums[center + 3]! += weight
    }
    const means = new Float32Array(size * 3)
    for (let center = 0; center < size; center++) {
      const weight = sums[center * 4 + 3]! || 1
      for (let axis = 0; axis < 3; axis++) means[center * 3 + axis] = sums[center * 4 + axis]! / weight
    }
    centers = toComparable(means, size)
  }
  const kept = Array.from({ length: size }, (_, center) => center).filter((center) => sums[center * 4 + 3]! > 0)
  kept.sort((one, other) => centers[one * 3]! - centers[other * 3]!)
  return Uint8Array.from(
    kept.flatMap((center) => [0, 1, 2].map((axis) => Math.round(sums[center * 4 + axis]! / sums[center * 4 + 3]!))),
  )
}
