import { axisWeights } from '@/lib/image/pixels/lanczos-weights'

/** Lanczos weights as integers: samples need no conversion, and vectors hold twice as many. */
export interface FixedPointWeights {
  readonly start: Int32Array
  readonly count: Int32Array
  readonly weights: Int32Array
  readonly stride: number
}

const WEIGHT_BITS = 14

/** The Lanczos weights of one axis in units of 2^-14. */
export function fixedPointWeights(source: number, target: number): FixedPointWeights {
  const { start, count, weights, stride } = axisWeights(source, target)
  const whole = Int32Array.from(weights, (weight) => Math.round(weight * (1 << WEIGHT_BITS)))
  for (let index = 0; index < target; index++) {
    const first = index * stride
    const own = whole.subarray(first, first + count[index]!)
    // The rounding error is added to the largest weight, so that a flat area keeps its value.
    const largest = own.indexOf(own.reduce((most, weight) => Math.max(most, weight), 0))
    own[largest]! += (1 << WEIGHT_BITS) - own.reduce((sum, weight) => sum + weight, 0)
  }
  return { start, count, weights: whole, stride }
}
