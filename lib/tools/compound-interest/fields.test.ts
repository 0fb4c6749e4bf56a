import { amount, choices, testFields } from '@/scripts/jest/field-table'
import { compoundInterestFields, TAX_RATES } from './fields'

testFields(compoundInterestFields, {
  principal: amount('10000'),
  annualRate: amount('7', { from: 0, to: 50, step: 0.1 }),
  years: amount('10', { from: 1, to: 100 }),
  compoundingFrequency: choices(['1', '2', '4', '12', '52', '365'], { starts: '12' }),
  contribution: amount('0', { from: 0, optional: true }),
  contributionFrequency: choices(['1', '4', '12', '26', '52'], { starts: '12' }),
  timing: choices(['end', 'beginning']),
  solveFor: choices(['finalAmount', 'contribution', 'years', 'annualRate']),
  goal: amount('', { from: 0, optional: true }),
  method: choices(['compound', 'simple']),
  tax: choices(['none', 'korea', 'koreaIsa', 'japan']),
  inflation: amount('', { from: 0, to: 30, optional: true }),
  currency: choices(['KRW', 'USD', 'JPY', 'EUR'], { starts: 'USD', remembered: true }),
})

// Income Tax Act of Korea § 129 and ISA rules, each with a tenth more for the town; National Tax Agency of Japan, No. 1310.
test('interest is taxed by the rates of the law', () => {
  const japan = 0.15 * 1.021 + 0.05
  const expected = { none: 0, korea: 0.14 * 1.1, koreaIsa: 0.09 * 1.1, japan }
  expect(Object.keys(TAX_RATES)).toEqual(Object.keys(expected))
  for (const [tax, rate] of Object.entries(expected))
    expect(TAX_RATES[tax as keyof typeof TAX_RATES]).toBeCloseTo(rate, 8)
})
