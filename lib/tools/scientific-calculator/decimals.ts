import { Decimal as DecimalJs } from 'decimal.js'
import { ToolError } from '@/lib/core/errors'

/**
 * Decimal numbers of 64 significant digits: far more than the 15 that are shown, so that neither binary rounding nor the
 * last step of a function changes a digit that can be seen. The remainder has the sign of the divisor.
 */
export const Decimal = DecimalJs.clone({ precision: 64, modulo: DecimalJs.ROUND_FLOOR })
export type Decimal = DecimalJs

/** A number with more digits has been rounded; one with fewer is exact. */
const EXACT_DIGITS = 60
/** Digits that rounding errors do not reach. */
const RELIABLE_DIGITS = 50
/** A rounded number that close to a number of at most this many digits is that number. */
const SHORT_DIGITS = 30
/** Largest power of ten on the way to a result, and the smallest one below 0. */
export const MAX_EXPONENT = 9_999
/** Of a rounded number or quotient with a larger power of ten, no digit of the remainder is known. */
export const MAX_KNOWN_EXPONENT = 40
/** A fraction of larger numbers says less than its decimals. */
const MAX_DENOMINATOR = 1e9
const NEGLIGIBLE = new Decimal(10).pow(-RELIABLE_DIGITS)

export const PI = Decimal.acos(-1)
export const E = Decimal.exp(1)

/** True if no digit of the number has been lost. */
export function isExact(value: Decimal): boolean {
  return value.precision() <= EXACT_DIGITS
}

/** Removes rounding errors: 0.999…9 of 64 digits is 1, while an exact number stays what it is. */
export function settle(value: Decimal): Decimal {
  if (isExact(value)) return value
  const rounded = value.toSignificantDigits(RELIABLE_DIGITS)
  return rounded.precision() <= SHORT_DIGITS ? rounded : value
}

/** 0 if the value is nothing but a rounding error next to numbers of the size of `scale`. */
export function withoutResidue(value: Decimal, scale: Decimal): Decimal {
  return value.abs().lte(scale.abs().times(NEGLIGIBLE)) ? new Decimal(0) : value
}

/** The value unless it is too large or too small to go on with; throws `overflow` or `underflow`. */
export function checkRange(value: Decimal): Decimal {
  if (!value.isFinite() || value.e > MAX_EXPONENT) throw new ToolError('overflow')
  if (value.e < -MAX_EXPONENT) throw new ToolError('underflow')
  return value
}

/** The value as numerator and denominator in lowest terms; null if it is no fraction with a denominator up to 10^9. */
export function asFraction(value: Decimal): readonly [Decimal, Decimal] | null {
  const [numerator = value, denominator = value] = value.toFraction(MAX_DENOMINATOR)
  const difference = numerator.minus(value.times(denominator))
  const isSame = isExact(value) ? difference.isZero() : withoutResidue(difference, numerator).isZero()
  return isSame ? [numerator, denominator] : null
}
