/** Returns round values from 0 to at least `max` in about `count` steps of 1, 2, 2.5 or 5 times a power of ten. */
export function axisTicks(max: number, count = 4): number[] {
  if (!(max > 0)) return [0, 1]
  const rough = max / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  const steps = Math.ceil(max / step)
  // Extremely large or small maxima overflow or underflow.
  return Number.isFinite(steps * step) ? Array.from({ length: steps + 1 }, (_, index) => index * step) : [0, max]
}
