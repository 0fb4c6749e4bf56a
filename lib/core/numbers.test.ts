import fc from 'fast-check'
import { groupDigits, machineNumber, parseNumber, plainMeasureText, plainNumberText, roundTo } from './numbers'

describe('parseNumber', () => {
  it.each([
    ['1,234.5', 1234.5],
    ['１２３４', 1234],
    ['₩1,000', 1000],
    ['1000원', 1000],
    ['¥５，０００', 5000],
    ['5,000円', 5000],
    ['$ 1 000', 1000],
    ['6.5%', 6.5],
    ['1e3', 1000],
    ['−5', -5],
    ['.5', 0.5],
    ['5.', 5],
    ['+82', 82],
    ['007', 7],
  ])('%s is %d', (text, value) => expect(parseNumber(text)).toBe(value))

  it.each(['abc', '1.2.3', '--1', '1e', 'Infinity', 'NaN', '0x10', '1e999', '-', '.', '일'])(
    '%s is not a number',
    (text) => expect(parseNumber(text)).toBeNaN(),
  )

  it.each(['', '   ', '₩', '%'])('%j is empty', (text) => expect(parseNumber(text)).toBeNull())
})

describe('plainMeasureText', () => {
  it.each([`5'`, `5'11`, '5’11', '５＇１１', '5 ', '5 1', '5 1/2', '5 125/1000', "5' 110", '1 2345'])(
    '%s stays as typed: it has no thousands separators',
    (text) => {
      expect(plainMeasureText(text)).toBe(text)
      expect(parseNumber(text, plainMeasureText)).toEqual(text === '5 ' ? 5 : NaN)
    },
  )

  it.each([
    ['1 234', '1234'],
    [`1'234.5`, '1234.5'],
    ['1’234’567', '1234567'],
    ['1\u202f234', '1234'],
    ['1,234', '1234'],
    ['１２', '12'],
    [' 5', '5'],
  ])('%s is %s', (text, plain) => expect(plainMeasureText(text)).toBe(plain))
})

describe('groupDigits', () => {
  it.each([
    ['1234567.891', '1,234,567.891'],
    ['-1000', '-1,000'],
    ['999', '999'],
    ['1000.', '1,000.'],
    ['', ''],
    ['1e5', '1e5'],
  ])('%s → %s', (plain, grouped) => expect(groupDigits(plain)).toBe(grouped))

  it('is reversed by plainNumberText', () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        expect(plainNumberText(groupDigits(String(value)))).toBe(String(value))
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
    [1e-7, '0.0000001'],
    [-5, '-5'],
  ])('%d is %s', (value, text) => expect(machineNumber(value)).toBe(text))
})
