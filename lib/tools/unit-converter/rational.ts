/** An exact number n/d, d > 0. Integers of any length, so that a conversion rounds once, at its end. */
export interface Rational {
  readonly n: bigint
  readonly d: bigint
}

/** Decimal digits a quotient is taken to: four more than a double holds. */
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

/** `0.3048`, `-1.5e-7` or `400/121` → the exact number. */
export function rational(text: string): Rational {
  const [top = '0', bottom] = text.split('/')
  return bottom === undefined ? decimal(top) : divide(decimal(top), decimal(bottom))
}

/** The nearest double; infinite past the largest. */
export function toNumber({ n, d }: Rational): number {
  const size = n < 0n ? -n : n
  const shift = DIGITS + String(d).length - String(size).length
  const quotient = shift >= 0 ? (size * 10n ** BigInt(shift)) / d : size / (d * 10n ** BigInt(-shift))
  const value = Number(`${quotient}e${-shift}`)
  return n < 0n ? -value : value
}
