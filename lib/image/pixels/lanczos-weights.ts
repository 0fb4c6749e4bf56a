const LOBES = 3
/** ImageMagick's MagickEpsilon, which keeps its window borders on the same side of a tie. */
const EPSILON = 1e-12

function sinc(x: number): number {
  if (x === 0) return 1
  return Math.sin(Math.PI * x) / (Math.PI * x)
}

/** Which source samples make each target sample along one axis, and how much of each; weights of a target sum to 1. */
export interface AxisWeights {
  /** First source sample of each target sample. */
  readonly start: Int32Array
  /** How many source samples each target sample takes. */
  readonly count: Int32Array
  /** `stride` weights for each target sample, the first `count` of them used. */
  readonly weights: Float32Array
  readonly stride: number
}

/**
 * Lanczos weights (sinc windowed by sinc, 3 lobes) for one axis, from `source` to `target` samples. Downscaling stretches
 * the filter by the ratio; at the edges the filter is cut off and normalized again. Windows and centers are those of
 * ImageMagick's `ResizeImage` (magick/resize.c, HorizontalFilter).
 */
export function axisWeights(source: number, target: number): AxisWeights {
  const factor = target / source
  const scale = Math.max(1 / factor + EPSILON, 1)
  const support = scale * LOBES
  const stride = Math.ceil(2 * support) + 2
  const start = new Int32Array(target)
  const count = new Int32Array(target)
  const weights = new Float32Array(target * stride)
  for (let index = 0; index < target; index++) {
    const center = (index + 0.5) / factor + EPSILON
    const first = Math.trunc(Math.max(center - support + 0.5, 0))
    const end = Math.trunc(Math.min(center + support + 0.5, source))
    let density = 0
    for (let sample = first; sample < end; sample++) {
      const x = (sample - center + 0.5) / scale
      const weight = sinc(x / LOBES) * sinc(x)
      weights[index * stride + sample - first] = weight
      density += weight
    }
    for (let tap = 0; tap < end - first; tap++) weights[index * stride + tap]! /= density
    start[index] = first
    count[index] = end - first
  }
  return { start, count, weights, stride }
}
