import fc from 'fast-check'
import { feetAndInches, gramsText, resultText } from './presentation'

describe('formatted results', () => {
  it.each([
    [0, 6, '0'],
    [2.54, 6, '2.54'],
    [1 / 3, 6, '0.333333'],
    [1234567.891, 6, '1,234,567.891'],
    [6.21371192237e-7, 6, '0.000000621371'],
    [1.5e-6, 6, '0.0000015'],
    [0.000239005736, 6, '0.000239006'],
    [-0.00099999999, 6, '-0.001'],
    [0.001234567, 6, '0.001235'],
    [0.000125, 4, '0.000125'],
    [0.000239005736, 4, '0.000239006'],
    [0.0032808399, 4, '0.00328084'],
    [0.0393700787, 4, '0.0394'],
    [0.7, 1, '0.7'],
    [12.4, 0, '12'],
    [6.21371192237e-8, 6, '0.0000000621371'],
    [-4.2e-9, 6, '-0.0000000042'],
    [0.00004, 4, '0.00004'],
    [3.861021585e-19, 6, '3.86102e-19'],
    [1e15, 6, '1e+15'],
    [2 / 3, 4, '0.6667'],
  ])('%d with %d decimals is %s', (value, decimals, expected) => {
    expect(resultText('en', value, decimals)).toBe(expected)
  })

  it.each([
    [1001.7, '1,000 g'],
    [239.6, '240 g'],
    [12345, '12,300 g'],
    [4.567, '4.6 g'],
    [32.46, '32 g'],
  ])('%d grams of an ingredient are %s', (grams, expected) => {
    expect(gramsText('en', grams)).toBe(expected)
  })

  it('show no number as 0 that is not 0', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = resultText('ko', value, 6)
        expect(Number(text.replaceAll(',', '')) === 0).toBe(value === 0)
      }),
    )
  })

  it.each([
    [71, `5′ 11″`, true],
    [70.875, `5′ 10 7/8″`, true],
    [0.5, `1/2″`, true],
    [12, `1′ 0″`, true],
    [-30, `-2′ 6″`, true],
    [180 / 2.54, `5′ 10 7/8″`, false],
  ])('%d inches are %s', (inches, text, exact) => {
    expect(feetAndInches(inches)).toEqual({ text, exact })
  })

  it('show tiny and huge lengths without feet and inches', () => {
    expect(feetAndInches(0)).toBeNull()
    expect(feetAndInches(0.01)).toBeNull()
    expect(feetAndInches(1e9)).toBeNull()
  })
})
