import { amount, choices, testFields } from '@/scripts/jest/field-table'
import { loanCalculatorFields } from './fields'

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
  tab: choices(['yearly', 'monthly']),
})
