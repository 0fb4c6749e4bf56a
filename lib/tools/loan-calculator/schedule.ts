import { roundTo } from '@/lib/core/numbers'
import { annuityPayment } from '@/lib/formulas/annuity'
import { roundedTotals } from '@/lib/formulas/rounded-totals'
import type { LoanTerms } from './loan'

export interface Payment {
  readonly paymentNumber: number
  /** Total payment of the month, including the extra payment. */
  readonly payment: number
  readonly principal: number
  readonly interest: number
  /** Remaining balance after the payment. */
  readonly balance: number
}

/** A payment of the unrounded schedule. */
export interface ScheduledPayment extends Payment {
  /** The part of the principal that was not due yet. */
  readonly prepaid: number
}

/** A balance of at most this is added to the last payment. */
const MIN_BALANCE = 0.01

/** The payments from which on the payment is recalculated: after the grace period and when the rate changes. */
function steps({ monthlyRate, graceMonths = 0, rateChange }: LoanTerms) {
  const rateOf = (month: number) => (rateChange && month > rateChange.after ? rateChange.monthlyRate : monthlyRate)
  const starts = new Set([1, graceMonths + 1, (rateChange?.after ?? 0) + 1])
  return [...starts].sort((a, b) => a - b).map((from) => ({ from, monthlyRate: rateOf(from) }))
}

/**
 * Principal due in a month by the repayment method, without early repayments: of an annuity's `level` payment, or an equal
 * `share`.
 */
function principalDue(
  terms: LoanTerms,
  { level, share }: { readonly level: number; readonly share: number },
  interest: number,
  paymentNumber: number,
): number {
  const { graceMonths = 0, months } = terms
  if (paymentNumber <= graceMonths) return 0
  if (terms.repayment === 'annuity') return level - interest
  if (terms.repayment === 'equalPrincipal') return share
  return paymentNumber === months ? terms.principal : 0
}

/**
 * Amortization schedule until the balance is zero, unrounded: interest on the balance, plus principal by the repayment
 * method and early repayments, at most the balance. Early repayments shorten the term and leave the payment as it is, until
 * it is recalculated: where the rate changes or a grace period ends, what is owed then is spread over the months that are
 * left (Fannie Mae and Freddie Mac, Form 3528, section 4(C): a payment “sufficient to repay the unpaid principal that I am
 * expected to owe at the Change Date in full on the Maturity Date”). Equal parts of the principal do not depend on the rate.
 */
export function paymentSchedule(terms: LoanTerms): ScheduledPayment[] {
  const { principal: borrowed, months, extraPayment, graceMonths = 0, lumpSums = [] } = terms
  const rows: ScheduledPayment[] = []
  const changes = new Map(steps(terms).map(({ from, monthlyRate }) => [from, monthlyRate]))
  let balance = borrowed
  let rate = terms.monthlyRate
  let level = 0
  let share = 0
  for (let paymentNumber = 1; paymentNumber <= months && balance > 0; paymentNumber++) {
    const changed = changes.get(paymentNumber)
    if (changed !== undefined) {
      rate = changed
      level = annuityPayment(balance, rate, months - paymentNumber + 1)
    }
    if (paymentNumber === graceMonths + 1) share = balance / (months - graceMonths)
    const interest = balance * rate
    const due = paymentNumber === months ? balance : principalDue(terms, { level, share }, interest, paymentNumber)
    const early = lumpSums.reduce((total, { month, amount }) => total + (month === paymentNumber ? amount : 0), 0)
    const paid = Math.min(balance, due + extraPayment + early)
    const principal = balance - paid <= MIN_BALANCE ? balance : paid
    balance -= principal
    const prepaid = extraPayment + early > 0 ? Math.max(0, principal - due) : 0
    rows.push({ paymentNumber, payment: principal + interest, principal, interest, balance, prepaid })
  }
  return rows
}

/** Months in which Korean banks may take a fee for early repayment: three years from the loan (금융소비자보호법 제20조). */
const FEE_MONTHS = 36

/**
 * Korean prepayment fee (중도상환수수료) of one payment: amount repaid early × rate × remaining share of the first three
 * years, or of the term if it is shorter. Banks count the days that remain; here they are months.
 */
export function prepaymentFee(
  { months, feeRate = 0 }: LoanTerms,
  { paymentNumber, prepaid }: ScheduledPayment,
): number {
  const period = Math.min(FEE_MONTHS, months)
  return (prepaid * feeRate * Math.max(0, period - paymentNumber)) / period
}

/**
 * The schedule of `borrowed` in amounts of `digits` decimals: the rows are differences of rounded running totals, so
 * that each column adds up to its rounded total and each payment is its principal plus its interest.
 */
export function roundedSchedule(borrowed: number, schedule: readonly Payment[], digits: number): Payment[] {
  let interest = 0
  const totals = schedule.map((row) => {
    interest += row.interest
    const known = borrowed - row.balance
    return { known, whole: known + interest }
  })
  const difference = (value = 0, before = 0) => roundTo(value - before, digits)
  return roundedTotals(totals, digits).map((total, index, all) => ({
    paymentNumber: index + 1,
    payment: difference(total.whole, all[index - 1]?.whole),
    principal: difference(total.known, all[index - 1]?.known),
    interest: difference(total.interest, all[index - 1]?.interest),
    balance: difference(roundTo(borrowed, digits), total.known),
  }))
}

/** Adds up one column of a schedule. */
export function sum(rows: readonly Payment[], part: 'payment' | 'principal' | 'interest'): number {
  return rows.reduce((total, row) => total + row[part], 0)
}

/** Sums up the schedule by groups of twelve payments. */
export function yearlySummary(schedule: readonly Payment[]) {
  return Array.from({ length: Math.ceil(schedule.length / 12) }, (_, year) => {
    const rows = schedule.slice(year * 12, (year + 1) * 12)
    return {
      year: year + 1,
      totalPayments: sum(rows, 'payment'),
      totalPrincipal: sum(rows, 'principal'),
      totalInterest: sum(rows, 'interest'),
      endBalance: rows.at(-1)!.balance,
    }
  })
}

export interface Loan {
  readonly terms: LoanTerms
  /** The level payment, or the first one where payments differ, without the extra payment. */
  readonly monthlyPayment: number
  readonly totalInterest: number
  readonly totalPayment: number
  readonly payoffMonths: number
  readonly prepaymentFee: number
  readonly schedule: readonly ScheduledPayment[]
  /** The payment due in each month in which it was recalculated, after the first. */
  readonly laterPayments: readonly { readonly from: number; readonly payment: number }[]
  /** The same loan without early repayments; undefined if it has none. */
  readonly withoutExtra?: Loan
}

/** A loan with its schedule as shown: see `roundedSchedule`. */
export interface ShownLoan extends Loan {
  readonly rounded: readonly Payment[]
}

/** Computes all results of a loan; totals are sums over the schedule. Null on overflow. */
export function computeLoan(terms: LoanTerms): Loan | null {
  const schedule = paymentSchedule(terms)
  const { principal, monthlyRate, months, extraPayment, repayment, graceMonths = 0, lumpSums } = terms
  const later = steps(terms).slice(1)
  const firstLevel = annuityPayment(principal, monthlyRate, months)
  const firstDue = principalDue(terms, { level: firstLevel, share: principal / months }, principal * monthlyRate, 1)
  const monthlyPayment = repayment === 'annuity' && graceMonths === 0 ? firstLevel : principal * monthlyRate + firstDue
  const totalPayment = sum(schedule, 'payment')
  const hasExtra = extraPayment > 0 || lumpSums !== undefined
  const withoutExtra = hasExtra ? computeLoan({ ...terms, extraPayment: 0, lumpSums: undefined }) : undefined
  if (!Number.isFinite(totalPayment) || !Number.isFinite(monthlyPayment) || withoutExtra === null) return null
  return {
    terms,
    monthlyPayment,
    totalInterest: sum(schedule, 'interest'),
    totalPayment,
    payoffMonths: schedule.length,
    prepaymentFee: schedule.reduce((fee, payment) => fee + prepaymentFee(terms, payment), 0),
    schedule,
    laterPayments: later.flatMap(({ from }) => {
      const row = schedule[from - 1]
      return row ? [{ from, payment: row.payment - row.prepaid }] : []
    }),
    ...(withoutExtra && { withoutExtra }),
  }
}

/** True for a loan whose regular payments are all the same. */
export function isLevel({ terms, laterPayments }: Pick<Loan, 'terms' | 'laterPayments'>): boolean {
  return terms.repayment === 'annuity' && laterPayments.length === 0
}

const OPTIONS = ['extraPayment', 'lumpSums', 'gracePeriod', 'rateChange'] as const

/** What one option of a loan changes: the loan with it less the same loan without it. */
export interface Effect {
  readonly option: (typeof OPTIONS)[number]
  readonly interest: number
  readonly months: number
}

/** The effects of the options that a loan has, each on its own, in amounts of `digits` decimals. */
export function effects(loan: Loan, digits: number): Effect[] {
  const { terms } = loan
  const without: Record<Effect['option'], Partial<LoanTerms> | false> = {
    extraPayment: terms.extraPayment > 0 && { extraPayment: 0 },
    lumpSums: terms.lumpSums !== undefined && { lumpSums: undefined },
    gracePeriod: terms.graceMonths !== undefined && { graceMonths: undefined },
    rateChange: terms.rateChange !== undefined && { rateChange: undefined },
  }
  return OPTIONS.flatMap((option) => {
    const change = without[option]
    if (!change) return []
    const schedule = paymentSchedule({ ...terms, ...change })
    // A payment that is computed again may differ in its last binary digit.
    const interest = roundTo(loan.totalInterest - sum(schedule, 'interest'), digits)
    return [{ option, interest, months: loan.payoffMonths - schedule.length }]
  })
}
