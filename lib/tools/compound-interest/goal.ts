import type { Problem, Values } from '@/lib/core/fields'
import { currencyDigits } from '@/lib/core/format'
import { TAX_RATES, type compoundInterestFields } from './fields'
import { contributionsAfter, interestAfter, savingsPlan, type SavingsPlan } from './savings'

type SavingsValues = Values<typeof compoundInterestFields>

/** The final amount of a plan after tax on the interest (a fraction). */
export function afterTax(plan: SavingsPlan, tax: number): number {
  return contributionsAfter(plan, plan.years) + interestAfter(plan, plan.years) * (1 - tax)
}

/** An amount in today's money: divided by (1 + inflation)^years, `inflation` a fraction per year. */
export function todaysMoney(amount: number, inflation: number, years: number): number {
  return amount / (1 + inflation) ** years
}

/** Searched for a goal: a rate up to 50 % and a time up to a century, as the fields allow. */
const MAX_RATE = 0.5
const MAX_YEARS = 100
/** Halves an interval to less than a double's precision. */
const HALVINGS = 60

/** The least value from 0 to `max` at which an increasing function is at least `goal`; null if it never is. */
function leastReaching(goal: number, max: number, valueAt: (at: number) => number): number | null {
  if (!(valueAt(max) >= goal)) return null
  if (valueAt(0) >= goal) return 0
  let [below, above] = [0, max]
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (below + above) / 2
    if (valueAt(middle) >= goal) above = middle
    else below = middle
  }
  return above
}

/**
 * The contribution (rounded up to the currency's decimals), years or rate at which a plan reaches its goal after tax, as
 * the plan with it; null without a goal, for one that needs no time, and where nothing within the bounds of the fields
 * reaches it.
 */
function solve(plan: SavingsPlan, { solveFor, goal, tax, currency }: SavingsValues): SavingsPlan | null {
  if (!goal) return null
  const reached = (changes: Partial<SavingsPlan>) => afterTax({ ...plan, ...changes }, TAX_RATES[tax])
  if (solveFor === 'years') {
    const years = leastReaching(goal, MAX_YEARS, (at) => reached({ years: at }))
    return years ? { ...plan, years } : null
  }
  if (solveFor === 'annualRate') {
    const annualRate = leastReaching(goal, MAX_RATE, (at) => reached({ annualRate: at }))
    return annualRate === null ? null : { ...plan, annualRate }
  }
  // What is reached grows with the contribution on a straight line. Apart from the principal, of whose size 1 may be a rounding error.
  const [without, one] = [reached({ contribution: 0 }), reached({ contribution: 1, principal: 0 })]
  const unit = 10 ** currencyDigits(currency)
  const units = Math.max(1, Math.ceil(((goal - without) / one) * unit - 1e-6))
  const contribution = goal <= without ? 0 : units / unit
  return Number.isFinite(contribution) ? { ...plan, contribution } : null
}

/** The plan of the fields with 1 for the unknown value, whose field is hidden, so that its content is ignored. */
function planToSolve(values: SavingsValues): SavingsPlan | null {
  return savingsPlan({ ...values, [values.solveFor]: 1 })
}

/** The plan of the fields with the unknown value solved for; null as in `savingsPlan` and `solve`. */
export function requestedPlan(values: SavingsValues): SavingsPlan | null {
  if (values.solveFor === 'finalAmount') return savingsPlan(values)
  const plan = planToSolve(values)
  return plan && solve(plan, values)
}

/**
 * Why a goal has no plan: it is reached at the start already, or nothing within the bounds of the fields reaches it.
 * Undefined while another field lacks what is needed, which says so itself.
 */
export function goalProblem(values: SavingsValues): Problem | undefined {
  const { solveFor, goal, principal } = values
  if (solveFor === 'finalAmount' || !goal || !planToSolve(values)) return undefined
  if (solveFor === 'years' && principal !== null && principal >= goal)
    return { code: 'reached', params: {}, isNotice: true }
  return requestedPlan(values) ? undefined : { code: 'unreachable', params: {} }
}
