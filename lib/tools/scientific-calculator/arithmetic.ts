import { ToolError } from '@/lib/core/errors'
import { asFraction, Decimal, isExact, MAX_EXPONENT, MAX_KNOWN_EXPONENT, settle, withoutResidue } from './decimals'

/** Largest n whose factorial has no more digits than `MAX_EXPONENT`. */
const MAX_FACTORIAL = 3_248
/** Numbers of choices with a larger power of ten overflow, and need not be computed. */
const MAX_CHOICE_EXPONENT = 330

/** a + b. Parts that cancel out except for rounding errors give 0. */
export function add(a: Decimal, b: Decimal): Decimal {
  const sum = a.plus(b)
  return isExact(a) && isExact(b) ? sum : withoutResidue(sum, Decimal.max(a.abs(), b.abs()))
}

/** a ÷ b; throws `divisionByZero`. */
export function divide(a: Decimal, b: Decimal): Decimal {
  if (b.isZero()) throw new ToolError('divisionByZero')
  return a.div(b)
}

/**
 * a − b·⌊a/b⌋: the remainder has the sign of the divisor. Throws `divisionByZero`, and `tooManyDigits` if the remainder
 * depends on digits that are not known.
 */
export function modulo(a: Decimal, b: Decimal): Decimal {
  const quotient = settle(divide(a, b))
  if (isExact(a) && isExact(b)) return a.mod(b)
  if (quotient.e > MAX_KNOWN_EXPONENT) throw new ToolError('tooManyDigits')
  // √8 is a multiple of √2 except for rounding errors.
  return quotient.isInteger() ? new Decimal(0) : a.mod(b)
}

/**
 * a to the power b. Odd roots of negative numbers are real; others throw `negativeRoot` or `negativePower`, 0 to a negative
 * power `divisionByZero`.
 */
export function power(a: Decimal, b: Decimal): Decimal {
  if (a.isZero() && b.isNegative() && !b.isZero()) throw new ToolError('divisionByZero')
  if (a.lt(0) && !b.isInteger()) return negativeRoot(a, b)
  const [digits = '', size = '0'] = a.abs().toExponential(15).split('e')
  const exponent = b.toNumber() * (Math.log10(Number(digits)) + Number(size))
  if (exponent > MAX_EXPONENT) throw new ToolError('overflow')
  if (exponent < -MAX_EXPONENT && !a.isZero()) throw new ToolError('underflow')
  return a.pow(b)
}

/** A negative number to the power p/q in lowest terms, which is real if q is odd. */
function negativeRoot(a: Decimal, b: Decimal): Decimal {
  const [numerator, degree] = asFraction(b) ?? []
  if (!numerator || !degree) throw new ToolError('negativePower')
  if (degree.mod(2).isZero()) throw new ToolError(numerator.eq(1) ? 'negativeRoot' : 'negativePower')
  const size = power(a.abs(), b)
  return numerator.mod(2).isZero() ? size : size.neg()
}

/** n! of an integer from 0 to 3,248; throws `factorial` or `overflow`. */
export function factorial(n: Decimal): Decimal {
  if (!n.isInteger() || n.lt(0)) throw new ToolError('factorial')
  if (n.gt(MAX_FACTORIAL)) throw new ToolError('overflow')
  let result = new Decimal(1)
  for (let step = 2; step <= n.toNumber(); step++) result = result.times(step)
  return result
}

function checkChoice(name: string, n: Decimal, r: Decimal): void {
  if ([n, r].some((value) => !value.isInteger() || value.lt(0))) throw new ToolError('notCounts', { name })
}

/** Number of ways to choose r of n without order; 0 if r > n. Throws `notCounts`. */
export function combinations(n: Decimal, r: Decimal): Decimal {
  checkChoice('nCr', n, r)
  if (r.gt(n)) return new Decimal(0)
  const chosen = Decimal.min(r, n.minus(r))
  const rest = n.minus(chosen)
  let result = new Decimal(1)
  // Every product is divided at once, and so stays a whole number.
  for (let step = 1; step <= chosen.toNumber() && result.e <= MAX_CHOICE_EXPONENT; step++)
    result = settle(result.times(rest.plus(step)).div(step))
  return result
}

/** Number of ways to choose r of n in order; 0 if r > n. Throws `notCounts`. */
export function permutations(n: Decimal, r: Decimal): Decimal {
  checkChoice('nPr', n, r)
  if (r.gt(n)) return new Decimal(0)
  let result = new Decimal(1)
  for (let step = 0; step < r.toNumber() && result.e <= MAX_CHOICE_EXPONENT; step++)
    result = result.times(n.minus(step))
  return result
}

function checkWhole(name: string, values: readonly Decimal[]): void {
  if (values.some((value) => !value.isInteger())) throw new ToolError('notWhole', { name })
  if (!values.every(isExact)) throw new ToolError('tooManyDigits')
}

function commonDivisor(a: Decimal, b: Decimal): Decimal {
  let [larger, smaller] = [a, b]
  while (!smaller.isZero()) [larger, smaller] = [smaller, larger.mod(smaller)]
  return larger.abs()
}

/** Greatest common divisor of whole numbers; 0 of zeros. Throws `notWhole` or `tooManyDigits`. */
export function greatestCommonDivisor(...values: Decimal[]): Decimal {
  checkWhole('gcd', values)
  return values.reduce(commonDivisor, new Decimal(0))
}

/** Least common multiple of whole numbers; 0 if one is 0. Throws `notWhole` or `tooManyDigits`. */
export function leastCommonMultiple(...values: Decimal[]): Decimal {
  checkWhole('lcm', values)
  return values.reduce(
    (multiple, value) => (value.isZero() ? value : multiple.div(commonDivisor(multiple, value)).times(value).abs()),
    new Decimal(1),
  )
}
