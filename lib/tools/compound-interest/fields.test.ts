import { TAX_RATES } from './fields'

// Income Tax Act of Korea § 129 and ISA rules, each with a tenth more for the town; National Tax Agency of Japan, No. 1310.
test('interest is taxed by the rates of the law', () => {
  const japan = 0.15 * 1.021 + 0.05
  const expected = { none: 0, korea: 0.14 * 1.1, koreaIsa: 0.09 * 1.1, japan }
  expect(Object.keys(TAX_RATES)).toEqual(Object.keys(expected))
  for (const [tax, rate] of Object.entries(expected))
    expect(TAX_RATES[tax as keyof typeof TAX_RATES]).toBeCloseTo(rate, 8)
})
