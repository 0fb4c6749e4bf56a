import type { Values } from '@/lib/core/fields'
import { roundTo } from '@/lib/core/numbers'
import type { loanCalculatorFields } from './fields'
import { prepaymentFee, type Loan } from './schedule'

type CostValues = Pick<Values<typeof loanCalculatorFields>, 'fees' | 'propertyTax' | 'insurance'>

/** Property tax and insurance, which are given for a year, in a month. */
export function monthlyTaxAndInsurance({ propertyTax, insurance }: CostValues): number {
  return ((propertyTax ?? 0) + (insurance ?? 0)) / 12
}

/**
 * The costs that are paid along with each payment, in amounts of `digits` decimals: differences of rounded totals, so that each
 * column adds up. Fees are the one-time costs, paid with the first payment, and those for what is repaid early.
 */
export function roundedCosts(loan: Loan, values: CostValues, digits: number) {
  const perMonth = monthlyTaxAndInsurance(values)
  let fees = values.fees ?? 0
  const totals = loan.schedule.map((payment) => {
    fees += prepaymentFee(loan.terms, payment)
    return { fees: roundTo(fees, digits), taxAndInsurance: roundTo(perMonth * payment.paymentNumber, digits) }
  })
  return totals.map((total, index) => {
    const before = totals[index - 1]
    const added = (part: keyof typeof total) => roundTo(total[part] - (before?.[part] ?? 0), digits)
    return { fees: added('fees'), taxAndInsurance: added('taxAndInsurance') }
  })
}
