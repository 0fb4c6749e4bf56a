import { roundTo } from '@/lib/core/numbers'
import { roundedTotals } from '@/lib/formulas/rounded-totals'
import { balanceAfter, contributionsAfter, effectiveAnnualRate, interestAfter, type SavingsPlan } from './savings'

export interface Year {
  /** Time at the end of the row in years: 1, 2, …, and for an incomplete last year, for example, 2.5. */
  readonly year: number
  readonly startingAmount: number
  /** In this year. */
  readonly interestEarned: number
  readonly endingAmount: number
  /** Since the start, including the principal. */
  readonly totalContributions: number
}

export interface Growth {
  readonly plan: SavingsPlan
  readonly finalAmount: number
  readonly totalContributions: number
  readonly interestEarned: number
  /** Interest per unit of money contributed, as a fraction. */
  readonly returnOnInvestment: number
  readonly effectiveAnnualRate: number
  readonly yearlyBreakdown: readonly Year[]
}

/** What is left of a year below this, about half a minute, gets no row: a goal may be reached by what is paid in just then. */
const SHORTEST_ROW = 1e-6

/** Evaluates the formula at the end of each year. */
export function yearlyBreakdown(plan: SavingsPlan): Year[] {
  const count = Math.max(1, Math.ceil(plan.years - SHORTEST_ROW))
  return Array.from({ length: count }, (_, index) => {
    const year = index + 1 < count ? index + 1 : plan.years
    return {
      year,
      startingAmount: balanceAfter(plan, index),
      interestEarned: interestAfter(plan, year) - interestAfter(plan, index),
      endingAmount: balanceAfter(plan, year),
      totalContributions: contributionsAfter(plan, year),
    }
  })
}

/** Amounts as shown: in a currency's decimals, and adding up. */
export interface RoundedGrowth extends Pick<Growth, 'finalAmount' | 'totalContributions' | 'interestEarned'> {
  readonly yearlyBreakdown: readonly Year[]
}

/**
 * Rounds the amounts to `digits` decimals: interest is the difference of rounded running totals, so that the years add
 * up to the total, and contributions and interest to the final amount.
 */
export function roundedGrowth({ plan, yearlyBreakdown: years }: Growth, digits: number): RoundedGrowth {
  const totals = roundedTotals(
    years.map(({ totalContributions, endingAmount }) => ({ known: totalContributions, whole: endingAmount })),
    digits,
  )
  const paidIn = roundTo(plan.principal, digits)
  const last = totals.at(-1) ?? { known: paidIn, interest: 0, whole: paidIn }
  return {
    finalAmount: last.whole,
    totalContributions: last.known,
    interestEarned: last.interest,
    yearlyBreakdown: totals.map(({ known, interest, whole }, index) => ({
      year: years[index]!.year,
      startingAmount: totals[index - 1]?.whole ?? paidIn,
      interestEarned: roundTo(interest - (totals[index - 1]?.interest ?? 0), digits),
      endingAmount: whole,
      totalContributions: known,
    })),
  }
}

/** Tax at a rate (a fraction) on the interest as shown, and what it leaves of the final amount. */
export function taxed({ finalAmount, interestEarned }: RoundedGrowth, rate: number, digits: number) {
  const tax = roundTo(interestEarned * rate, digits)
  return { tax, left: roundTo(finalAmount - tax, digits) }
}

/** Computes all results of a plan, unrounded; null when the final amount or the effective rate overflows. */
export function computeGrowth(plan: SavingsPlan): Growth | null {
  const finalAmount = balanceAfter(plan, plan.years)
  const yearlyRate = plan.isSimple
    ? Math.expm1(Math.log1p(plan.annualRate * plan.years) / plan.years)
    : effectiveAnnualRate(plan.annualRate, plan.compoundings)
  if (!Number.isFinite(finalAmount) || !Number.isFinite(yearlyRate)) return null
  const totalContributions = contributionsAfter(plan, plan.years)
  const interestEarned = interestAfter(plan, plan.years)
  return {
    plan,
    finalAmount,
    totalContributions,
    interestEarned,
    returnOnInvestment: totalContributions > 0 ? interestEarned / totalContributions : 0,
    effectiveAnnualRate: yearlyRate,
    yearlyBreakdown: yearlyBreakdown(plan),
  }
}

/** Contributions and balances at `count` + 1 evenly spaced times from the start to the end of a plan. */
export function growthCurve(plan: SavingsPlan, count: number): { contributions: number[]; balances: number[] } {
  const times = Array.from({ length: count + 1 }, (_, index) => (plan.years * index) / count)
  return {
    contributions: times.map((years) => contributionsAfter(plan, years)),
    balances: times.map((years) => balanceAfter(plan, years)),
  }
}
