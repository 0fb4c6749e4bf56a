import type { Problem, Raw, Values } from '@/lib/core/fields'
import { readNumber } from '@/lib/core/read-number'
import type { compoundInterestFields } from './fields'

/** Amounts in one currency, the nominal annual rate as a fraction, frequencies per year. */
export interface Savings {
  readonly principal: number
  readonly annualRate: number
  readonly compoundings: number
  readonly contribution: number
  readonly contributions: number
  readonly atBeginning: boolean
  /** Interest earns no interest, and contributions arrive at the beginning. */
  readonly isSimple?: boolean
}

export interface SavingsPlan extends Savings {
  readonly years: number
}

// Limits the size of the yearly table.
const MAX_YEARS = 1_000

/** What to set when `text` is entered as the term: less than a year, given in months, selects months. */
export function typedTerm(text: string, termUnit: string): Partial<Raw<typeof compoundInterestFields>> {
  const years = readNumber(text, 'year')
  const isInMonths = termUnit === 'years' && years !== null && years < 1 && Number.isNaN(readNumber(text, 'plain'))
  return { years: text, ...(isInMonths && { termUnit: 'months' }) }
}

/** Requires something that grows: a principal above 0, or none with contributions, which may be what is solved for. */
export function principalProblem(values: Values<typeof compoundInterestFields>): Problem | undefined {
  const { principal, contribution, solveFor } = values
  if (principal === null || principal > 0) return undefined
  if (principal < 0) return { code: 'tooSmall', params: { min: 0 } }
  return contribution || solveFor === 'contribution' ? undefined : { code: 'nothingGrows', params: {} }
}

/**
 * Converts the fields to a plan; null without a principal or contributions, with a negative rate or contribution, or
 * with a time outside 0 to 1,000 years.
 */
export function savingsPlan(values: Values<typeof compoundInterestFields>): SavingsPlan | null {
  const { principal, annualRate } = values
  const years = values.years !== null && values.termUnit === 'months' ? values.years / 12 : values.years
  const contribution = values.contribution ?? 0
  if (principal === null || annualRate === null || years === null) return null
  if (principalProblem(values) || annualRate < 0 || contribution < 0 || years <= 0 || years > MAX_YEARS) return null
  return {
    principal,
    annualRate: annualRate / 100,
    years,
    compoundings: Number(values.compoundingFrequency),
    contribution,
    contributions: Number(values.contributionFrequency),
    atBeginning: values.timing === 'beginning',
    ...(values.method === 'simple' && { isSimple: true, atBeginning: true }),
  }
}

/** Logarithm of the growth factor of a year: n·ln(1 + r/n). */
function yearlyLog({ annualRate, compoundings }: Pick<Savings, 'annualRate' | 'compoundings'>): number {
  return compoundings * Math.log1p(annualRate / compoundings)
}

/**
 * Effective annual rate as a fraction, from the nominal rate (fraction per year) and the compounding periods per year.
 */
export function effectiveAnnualRate(annualRate: number, compoundings: number): number {
  return Math.expm1(yearlyLog({ annualRate, compoundings }))
}

/** Years until money doubles at a nominal rate (fraction per year, above 0); null on overflow. */
export function doublingYears(annualRate: number, compoundings: number): number | null {
  const years = Math.LN2 / yearlyLog({ annualRate, compoundings })
  return Number.isFinite(years) ? years : null
}

/** Of a contribution; a number of periods this close to a whole one is whole but for rounding errors. */
const ROUNDING = 1e-9

/** Contributions made by then, which are whole ones: at the end of each period that is over, or at the start of each. */
function contributionCount({ contributions, atBeginning }: Savings, years: number): number {
  const periods = contributions * years
  return atBeginning ? Math.ceil(periods - ROUNDING) : Math.floor(periods + ROUNDING)
}

/** Total contributions after `years`, including the principal: P + c·p·y, in whole contributions. */
export function contributionsAfter(savings: Savings, years: number): number {
  return savings.principal + savings.contribution * contributionCount(savings, years)
}

/**
 * Simple interest as Korean banks count it: P·r·y on a deposit and c·r/p·n(n + 1)/2 on n contributions, each of which
 * earns from its own day on (전국은행연합회 소비자포털, 적금 이자 계산). In the midst of a period they have earned for a part of it.
 */
function simpleInterest(savings: Savings, years: number): number {
  const { principal, annualRate, contribution, contributions } = savings
  const count = contributionCount(savings, years)
  const periods = count * contributions * years - (count * (count - 1)) / 2
  return principal * annualRate * years + ((contribution * annualRate) / contributions) * periods
}

/**
 * Interest earned after `years` (may be fractional), by the formula of GnuCash's `fin.c` and numpy-financial's `fv`:
 * P((1 + r/n)^(ny) − 1) + c·[((1 + i)^(py) − 1)/i·(1 + i at the beginning) − py] with i = (1 + r/n)^(n/p) − 1. In the
 * midst of a period py is the count of contributions, which have grown since the last of them. expm1 and log1p preserve the
 * precision of small rates.
 */
export function interestAfter(savings: Savings, years: number): number {
  const { principal, contribution, contributions, atBeginning } = savings
  if (savings.isSimple) return simpleInterest(savings, years)
  const log = yearlyLog(savings)
  const perContribution = log / contributions
  const count = contributionCount(savings, years)
  const sinceLast = contributions * years - (atBeginning ? count - 1 : count)
  const value =
    perContribution === 0
      ? count
      : (Math.expm1(perContribution * count) / Math.expm1(perContribution)) * Math.exp(perContribution * sinceLast)
  return principal * Math.expm1(log * years) + contribution * Math.max(0, value - count)
}

/** Balance after `years`, which may be fractional. */
export function balanceAfter(savings: Savings, years: number): number {
  return contributionsAfter(savings, years) + interestAfter(savings, years)
}
