import { choice, number, remembered } from '@/lib/core/fields'
import { CURRENCIES } from '@/lib/core/format'

/** Compounding periods per year: yearly, half-yearly, quarterly, monthly, weekly, daily. */
export const COMPOUNDINGS = ['1', '2', '4', '12', '52', '365'] as const
/** Contributions per year: yearly, quarterly, monthly, every two weeks, weekly. */
export const CONTRIBUTIONS = ['1', '4', '12', '26', '52'] as const
export const TIMINGS = ['end', 'beginning'] as const

export const compoundInterestFields = {
  principal: number({ default: 10_000 }),
  annualRate: number({ default: 7, min: 0, max: 50, step: 0.1 }),
  years: number({ default: 10, unit: 'year', min: 1, max: 100 }),
  compoundingFrequency: choice(COMPOUNDINGS, '12'),
  contribution: number({ default: 0, min: 0, optional: true }),
  contributionFrequency: choice(CONTRIBUTIONS, '12'),
  timing: choice(TIMINGS),
  currency: remembered(choice(CURRENCIES, 'USD'), 'money'),
}
