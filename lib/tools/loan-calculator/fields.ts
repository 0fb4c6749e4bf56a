import { choice, number, remembered } from '@/lib/core/fields'
import { CURRENCIES } from '@/lib/core/format'

export const REPAYMENTS = ['annuity', 'equalPrincipal', 'bullet'] as const
export type Repayment = (typeof REPAYMENTS)[number]

/** Upper bound of the term in years. */
const MAX_YEARS = 50

export const loanCalculatorFields = {
  loanAmount: number({ default: 300_000, min: 1_000 }),
  annualRate: number({ default: 6.5, min: 0, max: 30, step: 0.1 }),
  term: number({
    default: 30,
    unitBy: {
      field: 'termUnit',
      ranges: {
        years: { unit: 'year', min: 1, max: MAX_YEARS },
        months: { unit: 'month', min: 1, max: MAX_YEARS * 12 },
      },
    },
  }),
  termUnit: choice(['years', 'months']),
  downPayment: number({ default: 60_000, min: 0, optional: true }),
  downPaymentMode: choice(['amount', 'percentage']),
  extraPayment: number({ default: 0, min: 0, optional: true }),
  repayment: choice(REPAYMENTS),
  currency: remembered(choice(CURRENCIES, 'USD'), 'money'),
  tab: choice(['yearly', 'monthly']),
}
