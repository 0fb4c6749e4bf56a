import type { Problem, Values } from '@/lib/core/fields'
import { currencyDigits } from '@/lib/core/format'
import type { compoundFields } from './fields'

/** What grows: money in one currency, the nominal yearly rate as a fraction, frequencies as times a year. */
export interface Savings {
  readonly principal: number
  readonly annualRate: number
  readonly compoundings: number
  readonly contribution: number
  readonly contributions: number
  readonly atBeginning: boolean
}

export interface SavingsPlan extends Savings {
  readonly years: number
}

// Beyond a thousand years a table says nothing and only costs memory.
const MAX_YEARS = 1_000

/** Any principal above 0 grows; the least that is asked for is the smallest coin of the currency. */
export function principalProblem({ principal, currency }: Values<typeof compoundFields>): Problem | undefined {
  if (principal === null || principal > 0) return undefined
  return { code: 'tooSmall', params: { min: 10 ** -currencyDigits(currency) } }
}

/** Fields → plan; null where nothing can be computed: no principal, no time or too much of it, a negative rate or contribution. */
export function savingsPlan(values: Values<typeof compoundFields>): SavingsPlan | null {
  const { principal, annualRate, years } = values
  const contribution = values.contribution ?? 0
  if (principal === null || annualRate === null || years === null) return null
  if (principal <= 0 || annualRate < 0 || contribution < 0 || years <= 0 || years > MAX_YEARS) return null
  return {
    principal,
    annualRate: annualRate / 100,
    years,
    compoundings: Number(values.compoundingFrequency),
    contribution,
    contributions: Number(values.contributionFrequency),
    atBeginning: values.timing === 'beginning',
  }
}

/** Logarithm of what one unit grows to in a year: n·ln(1 + r/n). */
function yearlyLog({ annualRate, compoundings }: Pick<Savings, 'annualRate' | 'compoundings'>): number {
  return compoundings * Math.log1p(annualRate / compoundings)
}

/** Nominal rate (fraction a year) and times compounded a year → what a year really brings, as a fraction. */
export function effectiveAnnualRate(annualRate: number, compoundings: number): number {
  return Math.expm1(yearlyLog({ annualRate, compoundings }))
}

/** Years until money doubles at a nominal rate (fraction a year, over 0); null past what a number can hold. */
export function doublingYears(annualRate: number, compoundings: number): number | null {
  const years = Math.LN2 / yearlyLog({ annualRate, compoundings })
  return Number.isFinite(years) ? years : null
}

/** Everything paid in by the end of `years`: P + c·p·y. */
export function contributionsAfter({ principal, contribution, contributions }: Savings, years: number): number {
  return principal + contribution * contributions * years
}

/**
 * Interest earned by the end of `years` (parts of a year count), as GnuCash's `fin.c` and numpy-financial's `fv` have it:
 * P((1 + r/n)^(ny) − 1) + c·[((1 + i)^(py) − 1)/i·(1 + i at the beginning) − py] with i = (1 + r/n)^(n/p) − 1. Powers are
 * taken through logarithms so that small rates keep their digits.
 */
export function interestAfter(savings: Savings, years: number): number {
  const { principal, contribution, contributions, atBeginning } = savings
  const log = yearlyLog(savings)
  const growth = Math.expm1(log * years)
  const perContribution = Math.expm1(log / contributions)
  const paidIn = contributions * years
  const grown = perContribution === 0 ? paidIn : (growth / perContribution) * (atBeginning ? 1 + perContribution : 1)
  return principal * growth + contribution * (grown - paidIn)
}

/** What the savings are worth after `years`. */
export function balanceAfter(savings: Savings, years: number): number {
  return contributionsAfter(savings, years) + interestAfter(savings, years)
}
