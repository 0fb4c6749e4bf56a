import { clamp, roundTo } from '@/lib/core/numbers'

/** An amount and the part of it that is not interest, both as totals since the start, unrounded. */
export interface RunningTotal {
  readonly known: number
  readonly whole: number
}

export interface RoundedTotal extends RunningTotal {
  readonly interest: number
}

/**
 * Rounds running totals to `digits` decimals, so that known + interest = whole in each of them and interest never
 * decreases. Rows that are differences of such totals add up to the last one; rows rounded one by one do not.
 */
export function roundedTotals(totals: readonly RunningTotal[], digits: number): RoundedTotal[] {
  const interestOf = ({ known, whole }: RunningTotal) =>
    Math.max(0, roundTo(roundTo(whole, digits) - roundTo(known, digits), digits))
  const lastTotal = totals.at(-1)
  const finalInterest = lastTotal ? interestOf(lastTotal) : 0
  let interest = 0
  return totals.map((total) => {
    const known = roundTo(total.known, digits)
    // Where little interest is added, rounding both could take a unit from it or add one too many.
    interest = clamp(interestOf(total), interest, finalInterest)
    return { known, interest, whole: roundTo(known + interest, digits) }
  })
}
