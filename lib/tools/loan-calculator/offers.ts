import type { Values } from '@/lib/core/fields'
import { currencyDigits } from '@/lib/core/format'
import { roundTo } from '@/lib/core/numbers'
import { roundedTotals } from '@/lib/formulas/rounded-totals'
import type { loanCalculatorFields } from './fields'
import { loanTerms } from './loan'
import { computeLoan, isLevel, type Loan } from './schedule'

export interface Offer {
  /** 1 is the loan of the form. */
  readonly offer: number
  /** Percent per year. */
  readonly annualRate: number
  readonly loan: Loan
  /** Paid in addition to the payments: fees of the offer and for early repayment. */
  readonly fees: number
  /** Interest and fees. */
  readonly cost: number
  /** As shown: interest and fees add up to the cost. */
  readonly rounded: { readonly interest: number; readonly fees: number; readonly cost: number }
  readonly isCheapest: boolean
}

/** A rate that another offer names stays: a change of rate belongs to the one of the form. */
const FIXED = { rateChangeYears: null, changedRate: null } as const

/**
 * The loan and the other offers for the same amount, which differ only in rate, term and fees; empty without other offers. An
 * offer is one of which anything is known: without a rate or a term it has that of the loan.
 */
export function compareOffers(values: Values<typeof loanCalculatorFields>): Offer[] {
  const { annualRate, term, fees, annualRate2, term2, fees2, annualRate3, term3, fees3 } = values
  const others = [
    { offer: 2, annualRate: annualRate2, term: term2, fees: fees2 },
    { offer: 3, annualRate: annualRate3, term: term3, fees: fees3 },
  ].filter((other) => other.annualRate !== null || other.term !== null || other.fees !== null)
  if (others.length === 0) return []
  const computed = [{ offer: 1, annualRate, term, fees }, ...others].flatMap((given) => {
    const own = { annualRate: given.annualRate ?? annualRate, term: given.term ?? term }
    const hasOwnRate = given.offer > 1 && given.annualRate !== null
    const terms = loanTerms({ ...values, ...own, ...(hasOwnRate && FIXED) })
    const loan = terms && computeLoan(terms)
    if (!loan || own.annualRate === null) return []
    const paid = (given.fees ?? 0) + loan.prepaymentFee
    const digits = currencyDigits(values.currency)
    const { interest } = roundedTotals([{ known: terms.principal, whole: loan.totalPayment }], digits)[0]!
    const roundedFees = roundTo(paid, digits)
    return [
      {
        ...{ offer: given.offer, annualRate: own.annualRate, loan, fees: paid, cost: loan.totalInterest + paid },
        rounded: { interest, fees: roundedFees, cost: roundTo(interest + roundedFees, digits) },
      },
    ]
  })
  // As shown, so that no offer is dearer than one at the same figure.
  const least = Math.min(...computed.map(({ rounded }) => rounded.cost))
  return computed.map((given) => ({ ...given, isCheapest: given.rounded.cost === least }))
}

/** Which of two offers costs least, and how much less than the other it costs a month and in all. */
export interface Verdict {
  readonly best: number
  readonly other: number
  /** May be negative; null where payments differ from month to month. */
  readonly lessMonthly: number | null
  readonly lessInAll: number
  /** No offer costs more than another. */
  readonly isSameForAll: boolean
}

/**
 * The cheapest offer against the loan of the form or, where that is the cheapest itself, against the next cheapest. Amounts
 * are rounded to `digits` like the figures they are the difference of. Null without other offers.
 */
export function verdictOf(offers: readonly Offer[], digits: number): Verdict | null {
  const [best, next] = offers.toSorted((a, b) => a.rounded.cost - b.rounded.cost)
  const other = best && best.offer !== 1 ? offers.find(({ offer }) => offer === 1) : next
  if (!best || !other) return null
  const monthly = ({ loan }: Offer) => roundTo(loan.monthlyPayment, digits)
  return {
    best: best.offer,
    other: other.offer,
    lessMonthly: [best, other].every(({ loan }) => isLevel(loan))
      ? roundTo(monthly(other) - monthly(best), digits)
      : null,
    lessInAll: roundTo(other.rounded.cost - best.rounded.cost, digits),
    isSameForAll: offers.every(({ rounded }) => rounded.cost === best.rounded.cost),
  }
}
