import { amountReading, countsInMyriads } from './amount-reading'

it.each([
  ['ko', 300_000_000, '3억'],
  ['ko', 1_234_567, '123만 4,567'],
  ['ko', 500_000_000_000_001, '500조 1'],
  ['ko', 90_000_000_000_000, '90조'],
  ['ja', 35_000_000, '3500万'],
  ['ja', 1_020_000_300, '10億 2000万 300'],
])('%s reads %d as %s', (locale, amount, reading) => {
  expect(amountReading(locale, amount)).toBe(reading)
})

it('reads nothing small, broken or past what a double holds', () => {
  expect([9_999, 10_000.5, -20_000, 2 ** 53, NaN].map((amount) => amountReading('ko', amount))).toEqual(
    Array(5).fill(undefined),
  )
})

it('knows which languages count in ten thousands', () => {
  expect(['ko', 'en', 'ja'].map(countsInMyriads)).toEqual([true, false, true])
})
