import type { Currency } from '@/lib/core/format'
import { balanceAfter, contributionsAfter, type Savings } from './savings'

/** Example: one person saves from age 25 to 35, another from 35 to 65; their balances at 65 are compared. */
export const START_EARLY = { annualRate: 0.07, startAge: 25, laterAge: 35, endAge: 65 } as const

/** Monthly contribution of the example, of similar value in each currency. */
export const EXAMPLE_CONTRIBUTIONS: Readonly<Record<Currency, number>> = {
  KRW: 200_000,
  USD: 200,
  JPY: 20_000,
  EUR: 200,
}

export interface Saver {
  readonly totalContributions: number
  /** At each birthday from `startAge` to `endAge`. */
  readonly balances: readonly number[]
}

function monthly(contribution: number, principal = 0): Savings {
  const { annualRate } = START_EARLY
  return { principal, annualRate, compoundings: 12, contribution, contributions: 12, atBeginning: false }
}

/** Computes both savers' balances at every birthday for a monthly contribution. */
export function startEarly(contribution: number): { early: Saver; late: Saver } {
  const { startAge, laterAge, endAge } = START_EARLY
  const headStart = laterAge - startAge
  const saving = monthly(contribution)
  const resting = monthly(0, balanceAfter(saving, headStart))
  const ages = Array.from({ length: endAge - startAge + 1 }, (_, years) => years)
  return {
    early: {
      totalContributions: contributionsAfter(saving, headStart),
      balances: ages.map((years) =>
        years <= headStart ? balanceAfter(saving, years) : balanceAfter(resting, years - headStart),
      ),
    },
    late: {
      totalContributions: contributionsAfter(saving, endAge - laterAge),
      balances: ages.map((years) => balanceAfter(saving, Math.max(0, years - headStart))),
    },
  }
}
