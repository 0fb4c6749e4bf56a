import type { Problem, Problems, Raw, Values } from '@/lib/core/fields'
import { currencyDigits } from '@/lib/core/format'
import { machineNumber, roundTo } from '@/lib/core/numbers'
import { readNumber } from '@/lib/core/read-number'
import type { loanCalculatorFields, Repayment } from './fields'

/** Amounts in one currency, the rate as a fraction per month, the term in months. */
export interface LoanTerms {
  readonly principal: number
  readonly monthlyRate: number
  readonly months: number
  readonly extraPayment: number
  readonly repayment: Repayment
  /** Months at the start in which only interest is due. */
  readonly graceMonths?: number
  /** After this many months the rate changes, and the balance is spread over the remaining months. */
  readonly rateChange?: { readonly after: number; readonly monthlyRate: number }
  readonly lumpSums?: readonly LumpSum[]
  /** Fraction of an early repayment that the bank takes: see `prepaymentFee`. */
  readonly feeRate?: number
}

/** A one-off repayment on top of payment number `month`. */
export interface LumpSum {
  readonly month: number
  readonly amount: number
}

type LoanValues = Values<typeof loanCalculatorFields>

// Limits the size of the schedule.
const MAX_MONTHS = 1_200

/** Amount of the down payment, which may be given as a percentage of the loan amount. */
export function downPaymentAmount({ loanAmount, downPayment, downPaymentMode }: LoanValues): number {
  const value = downPayment ?? 0
  return downPaymentMode === 'percentage' ? ((loanAmount ?? 0) * value) / 100 : value
}

/** The down payment as a fraction of the loan amount; null without an amount or on overflow. */
export function downPaymentShare(values: LoanValues): number | null {
  const share = downPaymentAmount(values) / (values.loanAmount ?? 0)
  return Number.isFinite(share) ? share : null
}

/**
 * What to set when `text` is entered as the down payment: a percent sign selects percent, a currency an amount.
 */
export function typedDownPayment(
  text: string,
  downPaymentMode: LoanValues['downPaymentMode'],
): Partial<Raw<typeof loanCalculatorFields>> {
  const fits = (unit: 'money' | 'percent') => !Number.isNaN(readNumber(text, unit))
  if (downPaymentMode === 'amount' && !fits('money') && fits('percent'))
    return { downPayment: text, downPaymentMode: 'percentage' }
  if (downPaymentMode === 'percentage' && !fits('percent') && fits('money'))
    return { downPayment: text, downPaymentMode: 'amount' }
  return { downPayment: text }
}

/**
 * Text of the down payment in the other unit, rounded to two decimals of a percent or to the currency's minor unit;
 * undefined when there is none.
 */
export function downPaymentInOtherUnit(values: LoanValues): string | undefined {
  const { downPayment, downPaymentMode, currency } = values
  const share = downPaymentShare(values)
  if (downPayment === null || share === null) return undefined
  const isAmount = downPaymentMode === 'amount'
  return machineNumber(
    isAmount ? roundTo(share * 100, 2) : roundTo(downPaymentAmount(values), currencyDigits(currency)),
  )
}

/**
 * Converts the fields to the terms of a loan; null when nothing is left to borrow, a rate or payment is negative, or
 * the term is not between 1 and 1,200 months.
 */
export function loanTerms(values: LoanValues): LoanTerms | null {
  const { loanAmount, annualRate, term, extraPayment, downPayment, repayment } = values
  if (loanAmount === null || annualRate === null || term === null) return null
  const principal = loanAmount - downPaymentAmount(values)
  const months = monthsOf(values)
  const extra = extraPayment ?? 0
  if (principal <= 0 || annualRate < 0 || months === null || months > MAX_MONTHS) return null
  if (extra < 0 || (downPayment ?? 0) < 0 || graceProblem(values)) return null
  return {
    principal,
    monthlyRate: annualRate / 100 / 12,
    months,
    extraPayment: extra,
    repayment,
    ...options(values, months),
  }
}

/** The options that are filled in; a rate or a repayment counts once both of its fields are. */
function options(values: LoanValues, months: number): Partial<LoanTerms> {
  const { gracePeriod, rateChangeYears, changedRate, prepaymentFeeRate } = values
  const after = Math.round((rateChangeYears ?? 0) * 12)
  const lumpSums = [
    { amount: values.lumpSum1, month: values.lumpSumMonth1 },
    { amount: values.lumpSum2, month: values.lumpSumMonth2 },
  ].filter((sum): sum is LumpSum => !!sum.amount && !!sum.month)
  return {
    ...(gracePeriod && { graceMonths: gracePeriod }),
    ...(changedRate !== null &&
      after > 0 &&
      after < months && {
        rateChange: { after, monthlyRate: changedRate / 100 / 12 },
      }),
    ...(lumpSums.length > 0 && { lumpSums }),
    ...(prepaymentFeeRate && { feeRate: prepaymentFeeRate / 100 }),
  }
}

/** The months after which a loan is repaid without early repayments; null for a term of less than one. */
function monthsOf({ term, termUnit }: LoanValues): number | null {
  const months = Math.round((term ?? 0) * (termUnit === 'years' ? 12 : 1))
  return months < 1 ? null : months
}

const REQUIRED: Problem = { code: 'required', params: {} }

/** The problem of two fields of which one means nothing without the other. */
function partnerProblem(value: number | null, partner: number | null): Problem | undefined {
  return value === null && partner !== null && partner !== 0 ? REQUIRED : undefined
}

/**
 * The problems of repayments and a rate change that come after the last payment (number `last`, or that of the term), or
 * that lack their other half, and of a grace period for which the loan or an offer is too short.
 */
export function optionProblems(values: LoanValues, last?: number): Problems<typeof loanCalculatorFields> {
  const months = last ?? monthsOf(values) ?? Infinity
  const afterEnd = (month: number): Problem | undefined =>
    month > months ? { code: 'afterEnd', params: { months } } : undefined
  const { rateChangeYears, changedRate, lumpSum1, lumpSumMonth1, lumpSum2, lumpSumMonth2 } = values
  return {
    gracePeriod: graceProblem(values),
    term2: offeredTermProblem(values, values.term2),
    term3: offeredTermProblem(values, values.term3),
    rateChangeYears:
      partnerProblem(rateChangeYears, changedRate) ?? afterEnd(Math.round((rateChangeYears ?? 0) * 12) + 1),
    changedRate: changedRate === null && rateChangeYears !== null ? REQUIRED : undefined,
    lumpSum1: partnerProblem(lumpSum1, lumpSumMonth1),
    lumpSumMonth1: partnerProblem(lumpSumMonth1, lumpSum1) ?? afterEnd(lumpSumMonth1 ?? 0),
    lumpSum2: partnerProblem(lumpSum2, lumpSumMonth2),
    lumpSumMonth2: partnerProblem(lumpSumMonth2, lumpSum2) ?? afterEnd(lumpSumMonth2 ?? 0),
  }
}

/** Requires a grace period that leaves a month to repay in. */
export function graceProblem(values: LoanValues): Problem | undefined {
  const months = monthsOf(values)
  if (!values.gracePeriod || months === null || values.gracePeriod < months) return undefined
  return { code: 'tooLarge', params: { max: months - 1 } }
}

/** Requires an offered term that is longer than the grace period; the bound that is named is a whole number. */
function offeredTermProblem(values: LoanValues, term: number | null): Problem | undefined {
  const { gracePeriod, termUnit } = values
  if (term === null || !gracePeriod || !graceProblem({ ...values, term })) return undefined
  return {
    code: 'tooSmall',
    params: { min: termUnit === 'years' ? Math.floor(gracePeriod / 12) + 1 : gracePeriod + 1 },
  }
}

/** Requires a down payment below the price, so that there is something to borrow. */
export function downPaymentProblem(values: LoanValues): Problem | undefined {
  const { loanAmount, downPaymentMode } = values
  if (loanAmount === null || loanAmount <= 0 || downPaymentAmount(values) < loanAmount) return undefined
  return { code: 'tooLarge', params: { max: downPaymentMode === 'percentage' ? 99.9 : loanAmount - 1 } }
}
