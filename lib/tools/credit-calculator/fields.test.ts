import { amount, checkbox, choices, testFields } from '@/scripts/jest/field-table'
import { creditCalculatorFields } from './fields'

testFields(creditCalculatorFields, {
  amount: amount(''),
  currency: choices(['KRW', 'USD', 'JPY', 'EUR'], { starts: 'KRW', remembered: true }),
  feeMethod: choices(['amortized', 'cardFee'], { remembered: true }),
  payOffAfter: amount('', { from: 1, to: 35, optional: true, whole: true }),
  'rate-2': amount('3.5', { from: 0, to: 50, step: 0.1 }),
  'rate-3': amount('5.5', { from: 0, to: 50, step: 0.1 }),
  'rate-6': amount('7.5', { from: 0, to: 50, step: 0.1 }),
  'rate-12': amount('12.5', { from: 0, to: 50, step: 0.1 }),
  'rate-18': amount('15.5', { from: 0, to: 50, step: 0.1 }),
  'rate-24': amount('18.5', { from: 0, to: 50, step: 0.1 }),
  'rate-36': amount('22.5', { from: 0, to: 50, step: 0.1 }),
  'interestFree-2': checkbox(false),
  'interestFree-3': checkbox(false),
  'interestFree-6': checkbox(false),
  'interestFree-12': checkbox(false),
  'interestFree-18': checkbox(false),
  'interestFree-24': checkbox(false),
  'interestFree-36': checkbox(false),
})
