import type { Values } from '@/lib/core/fields'
import { roundTo } from '@/lib/core/numbers'
import type { loanCalculatorFields } from './fields'
import { prepaymentFee, type Loan } from './schedule'

type CostValues = Pick<Values<typeof loanCalculatorFields>, 'fees' | 'propertyTax' | 'insurance'>

/** Costs of a loan that are paid along with each payment. */
export interface Costs {
  /** One-time costs, paid with the first payment, and the fee for what is repaid early. */
  readonly fees: number
  readonly taxAndInsurance: number
}

/** Property tax and insurance, which are given for a year, in a month. */
export function monthlyTaxAndInsurance({ propertyTax, insurance }: CostValues): number {
  return ((propertyTax ?? 0) + (insurance ?? 0)) / 12
}

/** The costs of each payment in amounts of `digits` decimals: differences of rounded totals, so that each column adds up. */
export function roundedCosts(loan: Loan, values: CostValues, digits: number): Costs[] {
  const perMonth = monthlyTaxAndInsurance(values)
  let fees = values.fees ?? 0
  const totals = loan.schedule.map((payment) => {
    fees += prepaymentFee(loan.terms, payment)
    return { fees: roundTo(fees, digits), taxAndInsurance: roundTo(perMonth * payment.paymentNumber, digits) }
  })
  return totals.map((total, index) => {
    const before = totals[index - 1]
    const added = (part: keyof Costs) => roundTo(total[part] - (before?.[part] ?? 0), digits)
    return { fees: added('fees'), taxAndInsurance: added('taxAndInsurance') }
  })
}
