import ja from '@/messages/ja/shell.json'
import ko from '@/messages/ko/shell.json'
import { amountReading, countsInMyriads } from './amount-reading'
import { readNumber } from './read-number'

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

test.each([
  ['ko', ko.ui.amounts],
  ['ja', ja.ui.amounts],
])('an amount as the page writes it in %s is that amount', (locale, words) => {
  const amounts = [300_005_000, 300_000_005, 1_020_000_300, 123_456_789, 30_005, 2_000_000_010_000]
  const written = (amount: number, sign: string) => sign.replace('{amount}', amountReading(locale, amount) ?? '')
  for (const sign of Object.values(words)) {
    expect(amounts.map((amount) => readNumber(written(amount, sign), 'money'))).toEqual(amounts)
  }
})
