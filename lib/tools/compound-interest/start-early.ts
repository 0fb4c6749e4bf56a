import type { Currency } from '@/lib/core/format'
import { balanceAfter, contributionsAfter, type Savings } from './savings'

/** The example: one saves for ten years from 25 and stops, the other from 35 without a break; both look at 65. */
export const START_EARLY = { annualRate: 0.07, startAge: 25, laterAge: 35, endAge: 65 } as const

/** Monthly contribution of the example, about as much in each currency. */
export const EXAMPLE_CONTRIBUTIONS: Readonly<Record<Currency, number>> = {
  KRW: 200_000,
  USD: 200,
  JPY: 20_000,
  EUR: 200,
}

export interface Saver {
  readonly paidIn: number
  /** At each birthday from `startAge` to `endAge`. */
  readonly balances: readonly number[]
}

function monthly(contribution: number, principal = 0): Savings {
  const { annualRate } = START_EARLY
  return { principal, annualRate, compoundings: 12, contribution, contributions: 12, atBeginning: false }
}

/** A monthly contribution in money → both savers' sums at every birthday. */
export function startEarly(contribution: number): { early: Saver; late: Saver } {
  const { startAge, laterAge, endAge } = START_EARLY
  const head = laterAge - startAge
  const saving = monthly(contribution)
  const resting = monthly(0, balanceAfter(saving, head))
  const ages = Array.from({ length: endAge - startAge + 1 }, (_, years) => years)
  return {
    early: {
      paidIn: contributionsAfter(saving, head),
      balances: ages.map((years) =>
        years <= head ? balanceAfter(saving, years) : balanceAfter(resting, years - head),
      ),
    },
    late: {
      paidIn: contributionsAfter(saving, endAge - laterAge),
      balances: ages.map((years) => balanceAfter(saving, Math.max(0, years - head))),
    },
  }
}
