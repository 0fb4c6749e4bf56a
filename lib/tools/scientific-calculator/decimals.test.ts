import { Decimal, isExact, settle, withoutResidue } from './decimals'

const decimal = (text: string) => new Decimal(text)
/** A one, zeros and a one, of so many digits. */
const apart = (digits: number) => decimal(`1.${'0'.repeat(digits - 2)}1`)

test('a number of up to sixty digits is exact and stays as it is', () => {
  expect([apart(60), apart(61)].map(isExact)).toEqual([true, false])
  expect(settle(apart(60))).toEqual(apart(60))
})

test.each([
  // Behind fifty digits there is nothing but rounding errors.
  [apart(64).toString(), '1'],
  [`0.${'9'.repeat(64)}`, '1'],
  [`${'12345'.repeat(6)}.${'0'.repeat(33)}1`, '12345'.repeat(6)],
  // A number of 31 digits is no short one.
  [`${'12345'.repeat(6)}.1${'0'.repeat(32)}1`, `${'12345'.repeat(6)}.1${'0'.repeat(32)}1`],
  [`1.${'0'.repeat(48)}1${'0'.repeat(13)}1`, `1.${'0'.repeat(48)}1${'0'.repeat(13)}1`],
])('%s is taken for %s', (text, settled) => {
  expect(settle(decimal(text))).toEqual(decimal(settled))
})

test.each([
  ['1e-50', '1', true],
  ['-1e-50', '-1', true],
  ['1.1e-50', '1', false],
  ['5e-48', '500', true],
  ['0', '1', true],
])('%s beside %s is nothing: %s', (value, scale, isNothing) => {
  expect(withoutResidue(decimal(value), decimal(scale))).toEqual(decimal(isNothing ? '0' : value))
})

test('sixty-four digits, and a remainder with the sign of the divisor', () => {
  expect(decimal('1').div(3).toString()).toBe(`0.${'3'.repeat(64)}`)
  expect(decimal('-7').mod(3).toString()).toBe('2')
})
