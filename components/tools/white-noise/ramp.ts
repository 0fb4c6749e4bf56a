/** A linear change of level between two times in seconds. */
export interface Ramp {
  readonly from: number
  readonly to: number
  readonly start: number
  readonly end: number
}

/** The level of consecutive ramps at a time. Each ramp holds its final level until the next one starts. */
export function levelAt(ramps: readonly Ramp[], time: number): number {
  const ramp = ramps.findLast(({ start }) => start <= time) ?? ramps[0]
  if (!ramp) return 0
  const { from, to, start, end } = ramp
  if (time <= start) return from
  return time >= end ? to : from + ((to - from) * (time - start)) / (end - start)
}

/** A ramp to a new level that starts at the level of the given ramps. */
export function rampTo(ramps: readonly Ramp[], to: number, start: number, seconds: number): Ramp {
  return { from: levelAt(ramps, start), to, start, end: start + seconds }
}
