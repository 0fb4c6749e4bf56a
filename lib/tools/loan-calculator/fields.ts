import { choice, date, number, remembered } from '@/lib/core/fields'
import { CURRENCIES } from '@/lib/core/format'

export const REPAYMENTS = ['annuity', 'equalPrincipal', 'bullet'] as const
export type Repayment = (typeof REPAYMENTS)[number]

/** Upper bound of the term in years. */
const MAX_YEARS = 50

const TERM = {
  field: 'termUnit',
  ranges: {
    years: { unit: 'year', min: 1, max: MAX_YEARS },
    months: { unit: 'month', min: 1, max: MAX_YEARS * 12 },
  },
} as const

const DOWN_PAYMENT = {
  field: 'downPaymentMode',
  ranges: { amount: { unit: 'money', min: 0 }, percentage: { unit: 'percent', min: 0 } },
} as const

/** A field of the folded options, empty until the visitor needs it. */
const optional = (range: Partial<Parameters<typeof number>[0]> = {}) =>
  number({ default: null, min: 0, optional: true, unit: 'money', ...range })
const offeredTerm = () => number({ default: null, optional: true, unitBy: TERM })

export const loanCalculatorFields = {
  loanAmount: number({
    default: 300_000,
    unit: 'money',
    min: 1_000,
    advisory: { code: 'unusual', refusal: 'notPositive' },
  }),
  annualRate: number({ default: 6.5, unit: 'percent', min: 0, max: 30, step: 0.1 }),
  term: number({ default: 30, unitBy: TERM }),
  termUnit: choice(['years', 'months']),
  downPayment: number({ default: 60_000, optional: true, unitBy: DOWN_PAYMENT }),
  downPaymentMode: choice(['amount', 'percentage']),
  extraPayment: number({ default: 0, unit: 'money', min: 0, optional: true }),
  repayment: choice(REPAYMENTS),
  currency: remembered(choice(CURRENCIES, 'USD'), 'money'),
  startDate: date({ optional: true }),
  gracePeriod: optional({ unit: 'month', integer: true, max: MAX_YEARS * 12 - 1 }),
  rateChangeYears: optional({ unit: 'year', min: 1, max: MAX_YEARS }),
  changedRate: optional({ unit: 'percent', max: 30 }),
  lumpSum1: optional(),
  lumpSumMonth1: optional({ unit: 'month', integer: true, min: 1, max: MAX_YEARS * 12 }),
  lumpSum2: optional(),
  lumpSumMonth2: optional({ unit: 'month', integer: true, min: 1, max: MAX_YEARS * 12 }),
  prepaymentFeeRate: optional({ unit: 'percent', max: 5 }),
  propertyTax: optional(),
  insurance: optional(),
  fees: optional(),
  annualRate2: optional({ unit: 'percent', max: 30 }),
  term2: offeredTerm(),
  fees2: optional(),
  annualRate3: optional({ unit: 'percent', max: 30 }),
  term3: offeredTerm(),
  fees3: optional(),
  tab: choice(['yearly', 'monthly']),
}

/** The fields that stand folded, by the part of the form they are in. */
export const OPTION_FIELDS = [
  'startDate',
  'gracePeriod',
  'rateChangeYears',
  'changedRate',
  'lumpSum1',
  'lumpSumMonth1',
  'lumpSum2',
  'lumpSumMonth2',
  'prepaymentFeeRate',
  'propertyTax',
  'insurance',
] as const
export const OFFER_FIELDS = ['fees', 'annualRate2', 'term2', 'fees2', 'annualRate3', 'term3', 'fees3'] as const
