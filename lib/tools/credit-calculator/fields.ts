import { choice, flag, number, remembered } from '@/lib/core/fields'
import { CURRENCIES } from '@/lib/core/format'

/** Numbers of monthly installments, apart from the single payment. */
export const INSTALLMENTS = [2, 3, 6, 12, 18, 24, 36] as const
export type Installments = (typeof INSTALLMENTS)[number]

/**
 * `amortized`: the same payment every month. `cardFee`: equal principal plus a fee on the remaining balance, as Korean
 * card companies charge.
 */
export const FEE_METHODS = ['amortized', 'cardFee'] as const
export type FeeMethod = (typeof FEE_METHODS)[number]

/** Name of the control for a plan's yearly rate. */
export function rateName<Months extends Installments>(months: Months) {
  return `rate-${months}` as const
}
/** Name of the control that marks a plan as interest-free. */
export function freeName<Months extends Installments>(months: Months) {
  return `interestFree-${months}` as const
}

function rate(sample: number) {
  return number({ default: sample, unit: 'percent', min: 0, max: 50, step: 0.1 })
}

/** The fields that describe a card. The rates are the documented sample, in percent a year. */
export const RATE_FIELDS = {
  'rate-2': rate(3.5),
  'rate-3': rate(5.5),
  'rate-6': rate(7.5),
  'rate-12': rate(12.5),
  'rate-18': rate(15.5),
  'rate-24': rate(18.5),
  'rate-36': rate(22.5),
  'interestFree-2': flag(false),
  'interestFree-3': flag(false),
  'interestFree-6': flag(false),
  'interestFree-12': flag(false),
  'interestFree-18': flag(false),
  'interestFree-24': flag(false),
  'interestFree-36': flag(false),
}

/** The bounds of the amount depend on the currency. */
export const creditCalculatorFields = {
  amount: number({ default: null, unit: 'money' }),
  currency: remembered(choice(CURRENCIES, 'KRW'), 'money'),
  feeMethod: remembered(choice(FEE_METHODS)),
  payOffAfter: number({ default: null, unit: 'month', min: 1, max: 35, integer: true, optional: true }),
  ...RATE_FIELDS,
}
