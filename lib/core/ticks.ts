/** Round values from 0 to just above `max` for an axis with about `count` steps (1, 2, 2.5 or 5 times a power of ten). */
export function axisTicks(max: number, count = 4): number[] {
  if (!(max > 0)) return [0, 1]
  const rough = max / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  const steps = Math.ceil(max / step)
  // At either end of what a number can hold there are no steps between.
  return Number.isFinite(steps * step) ? Array.from({ length: steps + 1 }, (_, index) => index * step) : [0, max]
}
