import { clamp, roundTo } from '@/lib/core/numbers'

/** An amount and the part of it that is not interest, both as totals since the start, unrounded. */
export interface RunningTotal {
  readonly known: number
  readonly whole: number
}

/**
 * Rounds running totals to `digits` decimals, so that known + interest = whole in each of them and interest never
 * decreases. Rows that are differences of such totals add up to the last one; rows rounded one by one do not.
 */
export function roundedTotals(totals: readonly RunningTotal[], digits: number) {
  const interestOf = ({ known, whole }: RunningTotal) =>
    Math.max(0, roundTo(roundTo(whole, digits) - roundTo(known, digits), digits))
  const lastTotal = totals.at(-1)
  const finalInterest = lastTotal ? interestOf(lastTotal) : 0
  let interest = 0
  return totals.map((total) => {
    const known = roundTo(total.known, digits)
    // With little interest, rounding both totals could shift a unit from one to the other.
    interest = clamp(interestOf(total), interest, finalInterest)
    return { known, interest, whole: roundTo(known + interest, digits) }
  })
}
