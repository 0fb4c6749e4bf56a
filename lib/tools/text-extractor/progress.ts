/** Reports only what is more than was reported before, so that a bar never runs backwards; at most 1. */
export function forwardOnly(report: (share: number) => void): (share: number) => void {
  let most = -1
  return (share) => {
    const next = Math.min(1, share)
    if (next <= most) return
    most = next
    report(next)
  }
}

/** A report for a part of the work that takes the bar from one share to another. */
export function part(report: (share: number) => void, from: number, to: number): (share: number) => void {
  return (share) => report(from + Math.min(1, Math.max(0, share)) * (to - from))
}
