import fc from 'fast-check'
import { deg, rad, result, shown } from './test-evaluation'

describe('digits are not lost', () => {
  it.each([
    ['8.1-8', '0.1'],
    ['898.62-874.19', '24.43'],
    ['1/3+1/3+1/3', '1'],
    ['sqrt(2)*sqrt(2)-2', '0'],
    ['1/3+sqrt(2)-sqrt(2)-1/3', '0'],
    ['12345678901234567890-12345678901234567889', '1'],
    ['10^40+1-10^40', '1'],
    ['50! mod 53', '26'],
    ['2^300 mod 7', 'Error: tooManyDigits'],
    ['sqrt(8) mod sqrt(2)', '0'],
    // 40 digits are known, the 41st is not.
    ['(sqrt(2)*10^40) mod sqrt(2)', '0'],
    ['(sqrt(2)*10^41) mod sqrt(2)', 'Error: tooManyDigits'],
    ['sin(10^22)', '-0.984807753012208'],
    ['8^(1/3)-2', '0'],
    ['e^ln(5)', '5'],
    ['10^log(7)', '7'],
  ])('%s is %s', (expression, expected) => {
    expect(shown(expression)).toBe(expected)
  })

  it('in radians, of large angles too', () => {
    // W. Kahan's example: sin(10^22) = −0.8522008497671888…
    expect(shown('sin(10^22)', rad)).toBe('-0.852200849767189')
    expect(shown('sin(10^60*sqrt(2))', rad)).toBe('Error: tooManyDigits')
  })

  it('of Ans and of M, which are the unrounded result', () => {
    const third = { ...deg, ans: result('1/3'), memory: result('pi') }
    expect(shown('Ans*3', third)).toBe('1')
    expect(shown('M-pi', third)).toBe('0')
    expect(shown('2m', third)).toBe('6.28318530717959')
    expect(shown('M')).toBe('Error: memoryEmpty')
  })
})

describe('fractions', () => {
  it.each([
    ['1/3', '1/3'],
    ['1/3+1/6', '1/2'],
    ['-7/3', '-7/3'],
    ['0.125', '1/8'],
    ['sin(30)', '1/2'],
    ['2^-10', '1/1024'],
    ['6/2', '3'],
    ['0', '0'],
    ['355/113', '355/113'],
    ['sqrt(2)', null],
    ['pi', null],
    ['1/3e9', null],
    ['1e20', null],
    ['0.1234567890123', null],
  ])('%s is %s', (expression, fraction) => {
    expect(result(expression).fraction).toBe(fraction)
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
        const text = angle.toFixed(9)
        expect(shown(`sin(${text})^2+cos(${text})^2`, setting)).toBe('1')
      }),
    )
  })
})

/** A number of ten-thousandths, rounded half up to 15 digits. */
function shownFraction(tenThousandths: bigint): string {
  const digits = String(tenThousandths < 0n ? -tenThousandths : tenThousandths)
  const lost = 10n ** BigInt(Math.max(0, digits.length - 15))
  const rounded = ((BigInt(digits) + lost / 2n) / lost) * lost
  const padded = String(rounded).padStart(5, '0')
  const text = `${padded.slice(0, -4)}.${padded.slice(-4)}`.replace(/\.?0+$/, '')
  return rounded !== 0n && tenThousandths < 0n ? `-${text}` : text
}

function hundredths(value: number): string {
  return `${Math.trunc(value / 100)}.${String(value % 100).padStart(2, '0')}`
}

test('sums, differences and products of two decimals are those of whole numbers', () => {
  const amount = fc.integer({ min: 0, max: 999_999_999 })
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const [first, second] = [hundredths(a), hundredths(b)]
      const [x, y] = [BigInt(a), BigInt(b)]
      expect(shown(`${first}+${second}`)).toBe(shownFraction((x + y) * 100n))
      expect(shown(`${first}-${second}`)).toBe(shownFraction((x - y) * 100n))
      expect(shown(`${first}*${second}`)).toBe(shownFraction(x * y))
    }),
    { numRuns: 4_000 },
  )
})

describe('sine and cosine of every degree are right to the last digit that is shown', () => {
  const UNIT = 10n ** 60n
  /** arctan(1/n) by its series, for J. Machin's formula of π. */
  const arctangent = (n: bigint) => {
    let sum = 0n
    for (let [term, k] = [UNIT / n, 1n]; term !== 0n; term /= -(n * n), k += 2n) sum += term / k
    return sum
  }
  const pi = 4n * (4n * arctangent(5n) - arctangent(239n))
  const sine = (degrees: number) => {
    const angle = (pi * BigInt(degrees)) / 180n
    let sum = 0n
    for (let [term, k] = [angle, 2n]; term !== 0n; k += 2n) {
      sum += term
      term = (-((term * angle) / UNIT) * angle) / UNIT / (k * (k + 1n))
    }
    return sum
  }
  const digits = (value: bigint) => {
    const text = String(value).padStart(60, '0')
    const zeros = /^0*/.exec(text)?.[0] ?? ''
    const rounded = (BigInt(text.slice(0, zeros.length + 16)) + 5n) / 10n
    return `0.${zeros}${rounded}`.replace(/0+$/, '')
  }

  it.each(Array.from({ length: 89 }, (_, index) => index + 1))('%d°', (degrees) => {
    expect(shown(`sin(${degrees})`)).toBe(digits(sine(degrees)))
    expect(shown(`cos(${90 - degrees})`)).toBe(digits(sine(degrees)))
  })
})
