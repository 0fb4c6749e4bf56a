/** Wraps `report` so that progress, at most 1, never decreases. */
export function monotonicProgress(report: (share: number) => void): (share: number) => void {
  let most = -1
  return (share) => {
    const next = Math.min(1, share)
    if (next <= most) return
    most = next
    report(next)
  }
}

/** Returns a report function for a part of the work, which maps 0 to 1 to the range from `from` to `to`. */
export function progressPart(report: (share: number) => void, from: number, to: number): (share: number) => void {
  return (share) => report(from + Math.min(1, Math.max(0, share)) * (to - from))
}

/** Report functions, of 0 to 1 each, for parts of these sizes that are worked on side by side; `report` gets what is done of all. */
export function progressParts(report: (share: number) => void, sizes: readonly number[]): ((share: number) => void)[] {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const shares = sizes.map(() => 0)
  return sizes.map((_, index) => (share) => {
    shares[index] = share
    report(sizes.reduce((sum, size, part) => sum + size * shares[part]!, 0) / total)
  })
}
