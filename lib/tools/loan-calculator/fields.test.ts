import { amount, choices, day, testFields } from '@/scripts/jest/field-table'
import { loanCalculatorFields, OFFER_FIELDS, OPTION_FIELDS } from './fields'

const money = () => amount('', { from: 0, optional: true })
const rate = (to: number) => amount('', { from: 0, to, optional: true })
const months = (from: number, to: number) => amount('', { from, to, optional: true, whole: true })

testFields(loanCalculatorFields, {
  loanAmount: amount('300000', { from: 1_000 }),
  annualRate: amount('6.5', { from: 0, to: 30, step: 0.1 }),
  term: amount('30', { from: 1, to: 50 }),
  termUnit: choices(['years', 'months']),
  downPayment: amount('60000', { from: 0, optional: true }),
  downPaymentMode: choices(['amount', 'percentage']),
  extraPayment: amount('0', { from: 0, optional: true }),
  repayment: choices(['annuity', 'equalPrincipal', 'bullet']),
  currency: choices(['KRW', 'USD', 'JPY', 'EUR'], { starts: 'USD', remembered: true }),
  startDate: day('empty'),
  gracePeriod: months(0, 599),
  rateChangeYears: amount('', { from: 1, to: 50, optional: true }),
  changedRate: rate(30),
  lumpSum1: money(),
  lumpSumMonth1: months(1, 600),
  lumpSum2: money(),
  lumpSumMonth2: months(1, 600),
  prepaymentFeeRate: rate(5),
  propertyTax: money(),
  insurance: money(),
  fees: money(),
  annualRate2: rate(30),
  term2: amount('', { from: 1, to: 50, optional: true }),
  fees2: money(),
  annualRate3: rate(30),
  term3: amount('', { from: 1, to: 50, optional: true }),
  fees3: money(),
  tab: choices(['yearly', 'monthly']),
})

test('what stands folded: options of the loan, then fees and other offers', () => {
  const folded = Object.keys(loanCalculatorFields).filter((name) =>
    [...OPTION_FIELDS, ...OFFER_FIELDS].includes(name as never),
  )
  const fees = folded.indexOf('fees')
  expect([folded.slice(0, fees), folded.slice(fees)]).toEqual([OPTION_FIELDS, OFFER_FIELDS])
  expect(folded).toHaveLength(18)
})
