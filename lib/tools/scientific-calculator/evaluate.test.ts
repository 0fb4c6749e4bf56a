import fc from 'fast-check'
import { isToolError } from '@/lib/core/errors'
import { evaluate, type Setting } from './evaluate'
import { resultText } from './result-text'

const deg: Setting = { angleMode: 'deg', ans: 0 }
const rad: Setting = { angleMode: 'rad', ans: 0 }

function shown(expression: string, setting = deg): string {
  try {
    return resultText(evaluate(expression, setting))
  } catch (error) {
    return isToolError(error) ? `Error: ${error.code}` : `bug: ${String(error)}`
  }
}

describe('expressions of every kind', () => {
  it.each([
    ['2^3!', '64'],
    ['sin(30)', '0.5'],
    ['sqrt(2)', '1.4142135623731'],
    ['ln(e)', '1'],
    ['log(1000)', '3'],
    ['10!', '3628800'],
    ['pi', '3.14159265358979'],
    ['-2^2', '-4'],
    ['2^3^2', '512'],
    ['100+3%', '103'],
    ['7 mod 3', '1'],
    ['1e3', '1000'],
    ['0.1+0.2', '0.3'],
    ['sin(180)', '0'],
    ['tan(90)', 'Error: tangent'],
    ['sqrt(-1)', 'Error: domain'],
    ['2.5!', 'Error: factorial'],
    ['171!', 'Error: overflow'],
  ])('%s is %s', (expression, expected) => {
    expect(shown(expression)).toBe(expected)
  })

  it('Ans is the last result', () => {
    expect(shown('Ans*2+ans', { angleMode: 'deg', ans: 7 })).toBe('21')
    expect(shown('2Ans(3)', { angleMode: 'deg', ans: 7 })).toBe('42')
  })
})

describe('the documented keys', () => {
  // Python 3.11: math, decimal and numpy to 15 significant digits.
  it.each([
    ['cos(60)', '0.5'],
    ['tan(45)', '1'],
    ['asin(0.5)', '30'],
    ['acos(0)', '90'],
    ['atan(1)', '45'],
    ['sinh(1)', '1.1752011936438'],
    ['cosh(1)', '1.54308063481524'],
    ['tanh(1)', '0.761594155955765'],
    ['asinh(1)', '0.881373587019543'],
    ['acosh(2)', '1.31695789692482'],
    ['atanh(0.5)', '0.549306144334055'],
    ['log2(1024)', '10'],
    ['log(8, 2)', '3'],
    ['e^2', '7.38905609893065'],
    ['10^-3', '0.001'],
    ['cbrt(-27)', '-3'],
    ['8^(1/3)', '2'],
    ['(-8)^(1/3)', '-2'],
    ['root(81, 4)', '3'],
    ['abs(-5.5)', '5.5'],
    ['0!', '1'],
    ['170!', '7.257415615308e+306'],
    ['20!', '2.43290200817664e+18'],
    ['3!!', '720'],
    ['-7 mod 3', '2'],
    ['7 mod -3', '-2'],
    ['-6 mod 3', '0'],
    ['2^53 mod 3', '2'],
    ['2^60 mod 7', '1'],
    ['2^64 mod 10', '6'],
    ['10^16 mod 7', '4'],
    ['-(10^16) mod 7', '3'],
    ['0.3 mod 0.1', '0'],
    ['7.5 mod 2', '1.5'],
    ['100-10%', '90'],
    ['200*15%', '30'],
    ['100+3%+5', '108'],
    ['100+3%-(50+10%)', '48'],
    ['2*(100-50%-10)', '80'],
    ['7%3', '1'],
    ['50%', '0.5'],
    ['1/4', '0.25'],
    ['2.5e-3*4', '0.01'],
    ['1/3', '0.333333333333333'],
    ['2/3', '0.666666666666667'],
    ['0-2/3', '-0.666666666666667'],
    ['1e15', '1e+15'],
    ['123456789012345', '123456789012345'],
    ['1/3e7', '3.33333333333333e-8'],
    ['4503599627370497-4503599627370496', '1'],
    ['0.1+0.2-0.3', '0'],
  ])('%s is %s', (expression, expected) => {
    expect(shown(expression)).toBe(expected)
  })

  it.each([
    ['sin(pi)', '0'],
    ['cos(pi/2)', '0'],
    ['tan(pi)', '0'],
    ['tan(pi/2)', 'Error: tangent'],
    ['tan(-3pi/2)', 'Error: tangent'],
    ['sin(1000000pi)', '0'],
    ['sin(355)', '-0.0000301443533594885'],
    ['atan(1)*4', '3.14159265358979'],
  ])('in radians %s is %s', (expression, expected) => {
    expect(shown(expression, rad)).toBe(expected)
  })
})

describe('other notations', () => {
  it.each([
    ['6×7', '42'],
    ['6 ÷ 4 − 1', '0.5'],
    ['２＋３', '5'],
    ['2π', '6.28318530717959'],
    ['2π3', '18.8495559215388'],
    ['√16+1', '5'],
    ['2√9', '6'],
    ['√(9+16)', '5'],
    ['√√16', '2'],
    ['√sin(90)', '1'],
    ['√π', '1.77245385090552'],
    ['∛27', '3'],
    ['3²+4²', '25'],
    ['2⁻¹', '0.5'],
    ['10⁻¹²*5', '5e-12'],
    ['2⁺³', '8'],
    ['(1+1)⁻²', '0.25'],
    ['2**3', '8'],
    ['2+3=', '5'],
    ['2+3 = ', '5'],
    ['２＋３＝', '5'],
    ['SIN(30)', '0.5'],
    ['PI', '3.14159265358979'],
    ['1,234+1', '1235'],
    ['12,000*log(2)', '3612.35994796777'],
    ['log(8, 2)*1,000,000', '3000000'],
    ['log(2*(1,000), 2*(1,000))', '1'],
    ['log (sqrt(1,000,000))', '3'],
    ['(1,000+log(100))*2', '2004'],
    ['root((4,096), 2)', '64'],
    ['5,5+1', '6.5'],
    ['70,5*2', '141'],
    ['1.234,5+1', '1235.5'],
    ['0,125*8', '1'],
    ['sin(0,5)', '0.00872653549837393'],
    ['log(sqrt(0,01)*100, 10)', '1'],
    ['1 234+1', '1235'],
    ['1’234’567+1', '1234568'],
    ['3만+5천', '35000'],
    ['1억 2천만/3', '40000000'],
    ['5½*2', '11'],
    ['½+¼', '0.75'],
    ['2(3+4)', '14'],
    ['(1+2)(3+4)', '21'],
    ['2pi(1)', '6.28318530717959'],
    ['1E3', '1000'],
    ['pi2', '6.28318530717959'],
  ])('%s is %s', (expression, expected) => {
    expect(shown(expression)).toBe(expected)
  })
})

test('three digits after a comma are an argument of log and root, and part of the number elsewhere', () => {
  expect(shown('log(10,100)')).toBe('0.5')
  expect(shown('root(2,001)')).toBe('2')
  expect(shown('log(8, 000)')).toBe('Error: domain')
  expect(shown('log(1,000.5)')).toBe('0')
})

test('three zeros after a comma are always part of the number: a base or degree cannot be 0', () => {
  expect(shown('log(1,000)')).toBe('3')
  expect(shown('log(1,000,000 )')).toBe('6')
  expect(shown('log(1,000,10)')).toBe('3')
  expect(shown('root(27,000, 3)')).toBe('30')
})

describe('expressions without a value throw', () => {
  it.each([
    ['', 'syntax'],
    ['2+', 'syntax'],
    ['2+*3', 'syntax'],
    ['(1+2', 'syntax'],
    ['1+2)', 'syntax'],
    ['1..2', 'syntax'],
    ['=', 'syntax'],
    ['2=3', 'syntax'],
    ['2+3==', 'syntax'],
    ['2⁻', 'syntax'],
    ['√', 'syntax'],
    ['sin()', 'syntax'],
    ['sin(1,2,3)', 'syntax'],
    ['sin', 'unknownName'],
    ['abc', 'unknownName'],
    ['1/0', 'divisionByZero'],
    ['0/0', 'divisionByZero'],
    ['5 mod 0', 'divisionByZero'],
    ['0^-1', 'divisionByZero'],
    ['10^309', 'overflow'],
    ['1e400', 'overflow'],
    ['log(0)', 'domain'],
    ['ln(-1)', 'domain'],
    ['log(8, 1)', 'divisionByZero'],
    ['asin(2)', 'domain'],
    ['acosh(0.5)', 'domain'],
    ['atanh(1)', 'overflow'],
    ['(-4)^0.5', 'domain'],
    ['(-1)!', 'factorial'],
    ['tan(270)', 'tangent'],
    ['tan(-90)', 'tangent'],
  ])('%s: %s', (expression, code) => {
    expect(shown(expression)).toBe(`Error: ${code}`)
  })
})

describe('random expressions', () => {
  it('of integers agree with exact arithmetic', () => {
    const whole = fc.integer({ min: -9999, max: 9999 })
    fc.assert(
      fc.property(whole, whole, whole, (a, b, c) => {
        expect(shown(`(${a})*(${b})-(${c})`)).toBe(String(BigInt(a) * BigInt(b) - BigInt(c)))
      }),
    )
  })

  it('sine and cosine satisfy sin² + cos² = 1, in degrees and radians', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.constantFrom(deg, rad), (angle, setting) => {
        const text = resultText(angle)
        expect(evaluate(`sin(${text})^2+cos(${text})^2`, setting)).toBeCloseTo(1, 12)
      }),
    )
  })
})
