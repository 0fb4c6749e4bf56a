import fc from 'fast-check'
import { groupDigits, machineNumber, roundTo } from './numbers'
import { readNumber } from './read-number'

describe('groupDigits', () => {
  it.each([
    ['1234567.891', '1,234,567.891'],
    ['-1000', '-1,000'],
    ['999', '999'],
    ['1000.', '1,000.'],
    ['', ''],
    ['1e5', '1e5'],
  ])('%s → %s', (plain, grouped) => expect(groupDigits(plain)).toBe(grouped))

  it('is read as the same number', () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        expect(readNumber(groupDigits(String(value)))).toBe(value)
      }),
    )
  })
})

describe('roundTo', () => {
  it.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [2.5, 0, 3],
    [1e21, 2, 1e21],
    [0.1 + 0.2, 10, 0.3],
    [Number.NaN, 2, Number.NaN],
  ])('%d to %d decimals is %d', (value, digits, rounded) => expect(roundTo(value, digits)).toBe(rounded))
})

describe('machineNumber', () => {
  it.each([
    [1516.9632, '1516.9632'],
    [1e21, '1000000000000000000000'],
    [-1.25e22, '-12500000000000000000000'],
    [1e-7, '0.0000001'],
    [-1.25e-10, '-0.000000000125'],
    [-5, '-5'],
  ])('%d is %s', (value, text) => expect(machineNumber(value)).toBe(text))
})

test.each([Infinity, -Infinity])('%d stays as it is when rounded', (value) => {
  expect(roundTo(value, 2)).toBe(value)
})
