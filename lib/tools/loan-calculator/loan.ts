import { boundsProblem, type Problem, type Values } from '@/lib/core/fields'
import { currencyDigits } from '@/lib/core/format'
import { machineNumber, roundTo } from '@/lib/core/numbers'
import { USUAL_YEARS, type loanFields, type Repayment } from './fields'

/** What a loan is computed from: money in one currency, the rate as a fraction a month, the term in months. */
export interface LoanTerms {
  readonly principal: number
  readonly monthlyRate: number
  readonly months: number
  readonly extraPayment: number
  readonly repayment: Repayment
}

type LoanValues = Values<typeof loanFields>

// Beyond a century a schedule says nothing and only costs memory.
const MAX_MONTHS = 1_200

/** The down payment in money; percentages are of the loan amount. */
export function downPaymentAmount({ loanAmount, downPayment, downPaymentMode }: LoanValues): number {
  const given = downPayment ?? 0
  return downPaymentMode === 'percentage' ? ((loanAmount ?? 0) * given) / 100 : given
}

/** The down payment as a fraction of the loan amount; null without an amount, or past what a number can hold. */
export function downPaymentShare(values: LoanValues): number | null {
  const share = downPaymentAmount(values) / (values.loanAmount ?? 0)
  return Number.isFinite(share) ? share : null
}

/**
 * The down payment's text in the other unit, percent to two decimals and money to the currency's smallest coin; undefined
 * where there is none to convert.
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
 * Fields → terms; null where nothing can be computed: nothing left to borrow, a negative rate or payment, no term or one
 * past a century.
 */
export function loanTerms(values: LoanValues): LoanTerms | null {
  const { loanAmount, annualRate, term, termUnit, extraPayment, downPayment, repayment } = values
  if (loanAmount === null || annualRate === null || term === null) return null
  const principal = loanAmount - downPaymentAmount(values)
  const months = Math.round(termUnit === 'years' ? term * 12 : term)
  const extra = extraPayment ?? 0
  if (principal <= 0 || annualRate < 0 || months < 1 || months > MAX_MONTHS) return null
  if (extra < 0 || (downPayment ?? 0) < 0) return null
  return { principal, monthlyRate: annualRate / 100 / 12, months, extraPayment: extra, repayment }
}

/** What is wrong with a term in years, 1 to 50; months have the field's own bounds. */
export function termProblem({ term, termUnit }: LoanValues): Problem | undefined {
  return termUnit === 'years' && term !== null ? boundsProblem({ min: 1, max: USUAL_YEARS }, term) : undefined
}

/** A down payment as large as the price leaves nothing to borrow. */
export function downPaymentProblem(values: LoanValues): Problem | undefined {
  const { loanAmount, downPaymentMode } = values
  if (loanAmount === null || loanAmount <= 0 || downPaymentAmount(values) < loanAmount) return undefined
  return { code: 'tooLarge', params: { max: downPaymentMode === 'percentage' ? 99.9 : loanAmount - 1 } }
}
