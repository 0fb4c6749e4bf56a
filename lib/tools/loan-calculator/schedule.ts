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

export interface YearSummary {
  readonly year: number
  readonly totalPayments: number
  readonly totalPrincipal: number
  readonly totalInterest: number
  readonly endBalance: number
}

/** A balance of at most this is added to the last payment. */
const MIN_BALANCE = 0.01

/** Principal due in a month by the repayment method, without the extra payment. */
function principalDue(terms: LoanTerms, level: number, interest: number, paymentNumber: number): number {
  switch (terms.repayment) {
    case 'annuity':
      return level - interest
    case 'equalPrincipal':
      return terms.principal / terms.months
    case 'bullet':
      return paymentNumber === terms.months ? terms.principal : 0
  }
}

/**
 * Amortization schedule until the balance is zero, unrounded: interest on the balance, plus principal by the repayment
 * method and the extra payment, at most the balance.
 */
export function paymentSchedule(terms: LoanTerms): Payment[] {
  const { principal: borrowed, monthlyRate, months, extraPayment } = terms
  const level = annuityPayment(borrowed, monthlyRate, months)
  const rows: Payment[] = []
  let balance = borrowed
  for (let paymentNumber = 1; paymentNumber <= months && balance > 0; paymentNumber++) {
    const interest = balance * monthlyRate
    const due = paymentNumber === months ? balance : principalDue(terms, level, interest, paymentNumber)
    const paid = Math.min(balance, due + extraPayment)
    const principal = balance - paid <= MIN_BALANCE ? balance : paid
    balance -= principal
    rows.push({ paymentNumber, payment: principal + interest, principal, interest, balance })
  }
  return rows
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
export function yearlySummary(schedule: readonly Payment[]): YearSummary[] {
  const years: YearSummary[] = []
  for (let start = 0; start < schedule.length; start += 12) {
    const rows = schedule.slice(start, start + 12)
    years.push({
      year: start / 12 + 1,
      totalPayments: sum(rows, 'payment'),
      totalPrincipal: sum(rows, 'principal'),
      totalInterest: sum(rows, 'interest'),
      endBalance: rows.at(-1)?.balance ?? 0,
    })
  }
  return years
}

export interface Loan {
  readonly terms: LoanTerms
  /** The level payment, or the first one where payments differ, without the extra payment. */
  readonly monthlyPayment: number
  readonly totalInterest: number
  readonly totalPayment: number
  readonly payoffMonths: number
  readonly schedule: readonly Payment[]
  /** The same loan without the extra payment; undefined when there is none. */
  readonly withoutExtra?: Loan
}

/** A loan with its schedule as shown: see `roundedSchedule`. */
export interface ShownLoan extends Loan {
  readonly rounded: readonly Payment[]
}

/** Computes all results of a loan; totals are sums over the schedule. Null on overflow. */
export function computeLoan(terms: LoanTerms): Loan | null {
  const schedule = paymentSchedule(terms)
  const { principal, monthlyRate, months, extraPayment, repayment } = terms
  const firstInterest = principal * monthlyRate
  const monthlyPayment =
    repayment === 'annuity'
      ? annuityPayment(principal, monthlyRate, months)
      : firstInterest + (repayment === 'bullet' && months > 1 ? 0 : principal / months)
  const totalPayment = sum(schedule, 'payment')
  const withoutExtra = extraPayment > 0 ? computeLoan({ ...terms, extraPayment: 0 }) : undefined
  if (!Number.isFinite(totalPayment) || !Number.isFinite(monthlyPayment) || withoutExtra === null) return null
  return {
    terms,
    monthlyPayment,
    totalInterest: sum(schedule, 'interest'),
    totalPayment,
    payoffMonths: schedule.length,
    schedule,
    ...(withoutExtra && { withoutExtra }),
  }
}
