import type { Problem, Values } from '@/lib/core/fields'
import { currencyDigits } from '@/lib/core/format'
import { machineNumber, roundTo } from '@/lib/core/numbers'
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
 * Text of the down payment in the other unit, rounded to two decimals of a percent or to the currency's minor unit; undefined
 * if empty.
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
  const { loanAmount, annualRate, term, termUnit, extraPayment, downPayment, repayment } = values
  if (loanAmount === null || annualRate === null || term === null) return null
  const principal = loanAmount - downPaymentAmount(values)
  const months = Math.round(termUnit === 'years' ? term * 12 : term)
  const extra = extraPayment ?? 0
  if (principal <= 0 || annualRate < 0 || months < 1 || months > MAX_MONTHS) return null
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

/** Requires a grace period that leaves a month to repay in. */
export function graceProblem({ term, termUnit, gracePeriod }: LoanValues): Problem | undefined {
  const months = Math.round(termUnit === 'years' ? (term ?? 0) * 12 : (term ?? 0))
  if (!gracePeriod || months < 1 || gracePeriod < months) return undefined
  return { code: 'tooLarge', params: { max: months - 1 } }
}

/** Requires a down payment below the price, so that there is something to borrow. */
export function downPaymentProblem(values: LoanValues): Problem | undefined {
  const { loanAmount, downPaymentMode } = values
  if (loanAmount === null || loanAmount <= 0 || downPaymentAmount(values) < loanAmount) return undefined
  return { code: 'tooLarge', params: { max: downPaymentMode === 'percentage' ? 99.9 : loanAmount - 1 } }
}
