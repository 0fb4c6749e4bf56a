import { balanceAfter, contributionsAfter, effectiveAnnualRate, interestAfter, type SavingsPlan } from './savings'

export interface Year {
  /** 1, 2, …; a last part of a year carries the whole time, such as 2.5. */
  readonly year: number
  readonly startingAmount: number
  /** In this year alone. */
  readonly interestEarned: number
  readonly endingAmount: number
  /** From the start, the principal included. */
  readonly totalContributions: number
}

export interface Growth {
  readonly plan: SavingsPlan
  readonly finalAmount: number
  readonly totalContributions: number
  readonly interestEarned: number
  /** Interest for each unit paid in, as a fraction. */
  readonly returnOnInvestment: number
  readonly effectiveAnnualRate: number
  readonly yearlyBreakdown: readonly Year[]
}

/** The formula year by year. */
export function yearlyBreakdown(plan: SavingsPlan): Year[] {
  return Array.from({ length: Math.ceil(plan.years) }, (_, index) => {
    const year = Math.min(index + 1, plan.years)
    return {
      year,
      startingAmount: balanceAfter(plan, index),
      interestEarned: interestAfter(plan, year) - interestAfter(plan, index),
      endingAmount: balanceAfter(plan, year),
      totalContributions: contributionsAfter(plan, year),
    }
  })
}

/** Everything the screen shows of a plan, unrounded; null when the sum or the rate is past what a number can hold. */
export function computeGrowth(plan: SavingsPlan): Growth | null {
  const finalAmount = balanceAfter(plan, plan.years)
  const yearlyRate = effectiveAnnualRate(plan.annualRate, plan.compoundings)
  if (!Number.isFinite(finalAmount) || !Number.isFinite(yearlyRate)) return null
  const totalContributions = contributionsAfter(plan, plan.years)
  const interestEarned = interestAfter(plan, plan.years)
  return {
    plan,
    finalAmount,
    totalContributions,
    interestEarned,
    returnOnInvestment: interestEarned / totalContributions,
    effectiveAnnualRate: yearlyRate,
    yearlyBreakdown: yearlyBreakdown(plan),
  }
}

/** `count` + 1 moments evenly from the start to the end, and what was paid in and what it is worth at each. */
export function growthCurve(plan: SavingsPlan, count: number): { contributions: number[]; balances: number[] } {
  const moments = Array.from({ length: count + 1 }, (_, index) => (plan.years * index) / count)
  return {
    contributions: moments.map((years) => contributionsAfter(plan, years)),
    balances: moments.map((years) => balanceAfter(plan, years)),
  }
}
