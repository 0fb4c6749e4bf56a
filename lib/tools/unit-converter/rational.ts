/** An exact number n/d with d > 0, so that a conversion is rounded only once, at the end. */
export interface Rational {
  readonly n: bigint
  readonly d: bigint
}

/** Decimal digits of a quotient: four more than a double needs. */
const DIGITS = 21

function decimal(text: string): Rational {
  const [, sign = '', whole = '', fraction = '', power = '0'] =
    /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text) ?? []
  const exponent = Number(power) - fraction.length
  const digits = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n)
  return exponent < 0 ? { n: digits, d: 10n ** BigInt(-exponent) } : { n: digits * 10n ** BigInt(exponent), d: 1n }
}

export function multiply(a: Rational, b: Rational): Rational {
  return { n: a.n * b.n, d: a.d * b.d }
}

/** a ÷ b; b is not 0. */
export function divide(a: Rational, b: Rational): Rational {
  const sign = b.n < 0n ? -1n : 1n
  return { n: a.n * b.d * sign, d: a.d * b.n * sign }
}

export function add(a: Rational, b: Rational): Rational {
  return { n: a.n * b.d + b.n * a.d, d: a.d * b.d }
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, { n: -b.n, d: b.d })
}

/** Parses `0.3048`, `-1.5e-7` or `400/121` exactly. */
export function rational(text: string): Rational {
  const [numerator = '0', denominator] = text.split('/')
  return denominator === undefined ? decimal(numerator) : divide(decimal(numerator), decimal(denominator))
}

/** The nearest double; infinite on overflow. */
export function toNumber({ n, d }: Rational): number {
  const size = n < 0n ? -n : n
  const shift = DIGITS + String(d).length - String(size).length
  const quotient = shift >= 0 ? (size * 10n ** BigInt(shift)) / d : size / (d * 10n ** BigInt(-shift))
  const value = Number(`${quotient}e${-shift}`)
  return n < 0n ? -value : value
}
