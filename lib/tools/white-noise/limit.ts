/** Up to here, a share of full scale, the limiter changes nothing. */
const KNEE = 0.7
/** What the loudest sample approaches. */
const CEILING = 0.9
/** Largest sample that the limiter distinguishes. */
export const LIMIT_RANGE = 4
/** An odd number of points, so that silence is one of them. */
const POINTS = 8_193

/** A sample after the limiter: louder ones are pressed below the ceiling along a smooth curve and never cut off. */
export function limited(sample: number): number {
  const excess = Math.abs(sample) - KNEE
  if (excess <= 0) return sample
  return Math.sign(sample) * (KNEE + (CEILING - KNEE) * Math.tanh(excess / (CEILING - KNEE)))
}

/** The curve of the limiter at evenly spaced samples from −LIMIT_RANGE to LIMIT_RANGE. */
export function limitCurve(): Float32Array<ArrayBuffer> {
  const half = (POINTS - 1) / 2
  return Float32Array.from({ length: POINTS }, (_, index) => limited(((index - half) / half) * LIMIT_RANGE))
}
