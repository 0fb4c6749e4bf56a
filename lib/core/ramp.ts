/** A straight change of level between two moments, in seconds of some clock. */
export interface Ramp {
  readonly from: number
  readonly to: number
  readonly start: number
  readonly end: number
}

/** Level at a moment of ramps that follow each other; each holds its last level until the next begins. */
export function levelAt(ramps: readonly Ramp[], time: number): number {
  const ramp = ramps.findLast(({ start }) => start <= time) ?? ramps[0]
  if (!ramp) return 0
  const { from, to, start, end } = ramp
  if (time <= start) return from
  return time >= end ? to : from + ((to - from) * (time - start)) / (end - start)
}

/** A ramp from wherever the given ones are at `start` to a new level. */
export function rampTo(ramps: readonly Ramp[], to: number, start: number, seconds: number): Ramp {
  return { from: levelAt(ramps, start), to, start, end: start + seconds }
}
