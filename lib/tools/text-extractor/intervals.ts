/** A half-open interval from `start` to `end`. */
export interface Interval {
  readonly start: number
  readonly end: number
}

/** Sorts intervals and merges those that touch or overlap. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const sorted = [...intervals].sort((a, b) => a.start - b.start)
  const merged: { start: number; end: number }[] = []
  for (const { start, end } of sorted) {
    const last = merged.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

/** The gaps between merged intervals. */
export function gapsBetween(merged: readonly Interval[]): Interval[] {
  return merged.slice(1).map((interval, index) => ({ start: merged[index]!.end, end: interval.start }))
}

/** What both leave free, as far as it has this width. */
export function intersect(some: readonly Interval[], others: readonly Interval[], least: number): Interval[] {
  return some.flatMap((one) =>
    others.flatMap((other) => {
      const [start, end] = [Math.max(one.start, other.start), Math.min(one.end, other.end)]
      return end - start >= least ? [{ start, end }] : []
    }),
  )
}

/** The fraction of the range from the first to the last of merged intervals that they cover. */
export function coverage(merged: readonly Interval[]): number {
  const whole = (merged.at(-1)?.end ?? 0) - (merged[0]?.start ?? 0)
  const covered = merged.reduce((sum, { start, end }) => sum + end - start, 0)
  return whole === 0 ? 1 : covered / whole
}

/** The middle of some lengths, the lower one of two; 0 without any. */
export function median(lengths: readonly number[]): number {
  return lengths.toSorted((a, b) => a - b)[(lengths.length - 1) >> 1] ?? 0
}
