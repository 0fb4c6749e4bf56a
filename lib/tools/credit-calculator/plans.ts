import { annuityPayment } from '@/lib/formulas/annuity'
import { roundedTotals } from '@/lib/formulas/rounded-totals'
import { boundsProblem, type Problem, type Values } from '@/lib/core/fields'
import { currencyDigits, isKnownToTheUnit, type Currency } from '@/lib/core/format'
import { freeName, INSTALLMENTS, rateName, type creditCalculatorFields, type FeeMethod } from './fields'

type CreditValues = Values<typeof creditCalculatorFields>

/** One way to pay: amounts in the currency of the purchase, rate in percent a year. */
export interface Plan {
  readonly months: number
  readonly annualRate: number
  /** The level payment, or the average of decreasing payments. */
  readonly monthlyPayment: number
  readonly firstPayment: number
  readonly lastPayment: number
  readonly totalAmount: number
  readonly totalInterest: number
}

/** A plan with the totals as shown: in the currency's decimals, and the interest on top of the rounded principal. */
export interface ShownPlan extends Plan {
  readonly rounded: Pick<Plan, 'totalAmount' | 'totalInterest'>
  /** Interest that is not paid if the rest is paid off after `payOffAfter` payments. */
  readonly earlySaving: number
}

export type Comparison = NonNullable<ReturnType<typeof comparePlans>>

export const POPULAR_MONTHS = 12

/**
 * The least amounts, documented in won and smaller in currencies with a larger unit, and those suggested while the field is
 * empty.
 */
export const AMOUNTS: Readonly<Record<Currency, { readonly min: number; readonly example: number }>> = {
  KRW: { min: 1_000, example: 1_000_000 },
  USD: { min: 1, example: 1_000 },
  JPY: { min: 1, example: 100_000 },
  EUR: { min: 1, example: 1_000 },
}
const MAX_AMOUNT = 100_000_000

/**
 * Checks the amount against what is usual in its currency, and refuses one whose last digit a number does not hold.
 */
export function amountProblem({ amount, currency }: CreditValues): Problem | undefined {
  if (amount === null) return undefined
  const problem = boundsProblem(
    { min: AMOUNTS[currency].min, max: MAX_AMOUNT, advisory: { code: 'unusual', refusal: 'notPositive' } },
    amount,
  )
  return isKnownToTheUnit(amount, currency) ? problem : { code: 'tooLarge', params: { max: 1e13 } }
}

function levelPlan(amount: number, months: number, annualRate: number): Plan {
  const payment = annuityPayment(amount, annualRate / 100 / 12, months)
  const totalAmount = annualRate === 0 ? amount : payment * months
  return {
    months,
    annualRate,
    monthlyPayment: payment,
    firstPayment: payment,
    lastPayment: payment,
    totalAmount,
    totalInterest: totalAmount - amount,
  }
}

/**
 * Equal principal plus r/12 of the remaining balance each month, in total P·r·(n + 1)/24, as Korean card companies
 * charge.
 */
function cardFeePlan(amount: number, months: number, annualRate: number): Plan {
  const rate = annualRate / 100
  const share = amount / months
  const totalInterest = (amount * rate * (months + 1)) / 24
  return {
    months,
    annualRate,
    monthlyPayment: (amount + totalInterest) / months,
    firstPayment: share + (amount * rate) / 12,
    lastPayment: share + (share * rate) / 12,
    totalAmount: amount + totalInterest,
    totalInterest,
  }
}

/**
 * Computes one plan, unrounded: amount above 0, at least 1 month, rate in percent a year from 0. A single payment has
 * no interest.
 */
export function planOf(amount: number, months: number, annualRate: number, method: FeeMethod): Plan {
  if (months === 1) return levelPlan(amount, 1, 0)
  return method === 'cardFee' ? cardFeePlan(amount, months, annualRate) : levelPlan(amount, months, annualRate)
}

/** The interest of a plan that is left after a number of payments, which is saved by paying off the rest then. */
export function interestAfter(
  { months, annualRate }: Plan,
  payments: number,
  amount: number,
  method: FeeMethod,
): number {
  const left = months - payments
  const rate = annualRate / 100 / 12
  if (left <= 0 || rate === 0) return 0
  if (method === 'cardFee') return ((amount / months) * rate * left * (left + 1)) / 2
  // What is owed is the present value of the payments that are left.
  return annuityPayment(amount, rate, months) * (left - (1 - (1 + rate) ** -left) / rate)
}

function shown(plan: Plan, principal: number, { currency, feeMethod, payOffAfter }: CreditValues): ShownPlan {
  const earlySaving = payOffAfter === null ? 0 : interestAfter(plan, payOffAfter, principal, feeMethod)
  const { whole, interest } = roundedTotals(
    [{ known: principal, whole: plan.totalAmount }],
    currencyDigits(currency),
  )[0]!
  return { ...plan, earlySaving, rounded: { totalAmount: whole, totalInterest: interest } }
}

function cheapest(plans: readonly ShownPlan[]): ShownPlan | undefined {
  return plans.reduce<ShownPlan | undefined>(
    (best, plan) => (best && best.totalInterest <= plan.totalInterest ? best : plan),
    undefined,
  )
}

/** Computes every plan and picks the three that are highlighted; null unless the amount is above 0. */
export function comparePlans(values: CreditValues) {
  const { amount, feeMethod } = values
  if (amount === null || amount <= 0) return null
  const single = shown(planOf(amount, 1, 0, feeMethod), amount, values)
  const installments = INSTALLMENTS.flatMap((months) => {
    const annualRate = values[freeName(months)] ? 0 : values[rateName(months)]
    const plan = annualRate === null || annualRate < 0 ? null : planOf(amount, months, annualRate, feeMethod)
    return plan && Object.values(plan).every(Number.isFinite) ? [shown(plan, amount, values)] : []
  })
  const plans = [single, ...installments]
  return {
    principal: amount,
    /** From the single payment to the longest; plans without a valid rate or with results that overflow are omitted. */
    plans,
    /** The plan with the least interest, the shortest of several. */
    bestDeal: cheapest(plans) ?? single,
    bestWithInterest: cheapest(plans.filter(({ totalInterest }) => totalInterest > 0)),
    /** The twelve-month plan, which most people choose. */
    mostPopular: plans.find(({ months }) => months === POPULAR_MONTHS),
  }
}
