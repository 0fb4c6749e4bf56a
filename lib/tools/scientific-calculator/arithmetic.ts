import { ToolError } from '@/lib/core/errors'

/** Significant digits that a double always preserves; results are displayed with them. */
const DIGITS = 15
/** Two units in the last place of a double. */
const ROUNDING = 2 ** -51
/** Largest n whose factorial is a double. */
const MAX_FACTORIAL = 170

/** Rounds a double to 15 significant digits, which removes binary rounding errors. */
export function roundToPrecision(value: number): number {
  return Number(value.toPrecision(DIGITS))
}

/** a + b. Fractions that cancel out except for rounding errors give 0, as in 0.1 + 0.2 − 0.3. */
export function add(a: number, b: number): number {
  const sum = a + b
  const isInteger = Number.isInteger(a) && Number.isInteger(b)
  return !isInteger && Math.abs(sum) <= Math.max(Math.abs(a), Math.abs(b)) * ROUNDING ? 0 : sum
}

/** a ÷ b; throws `divisionByZero`. */
export function divide(a: number, b: number): number {
  if (b === 0) throw new ToolError('divisionByZero')
  return a / b
}

/** a − b·⌊a/b⌋: the remainder has the sign of the divisor. Throws `divisionByZero`. */
export function modulo(a: number, b: number): number {
  const quotient = divide(a, b)
  if (Number.isInteger(a) && Number.isInteger(b)) {
    const remainder = a % b
    return remainder !== 0 && remainder < 0 !== b < 0 ? remainder + b : remainder
  }
  // 0.3 is a multiple of 0.1 except for rounding errors.
  const nearest = Math.round(quotient)
  if (Math.abs(quotient - nearest) <= Math.abs(quotient) * ROUNDING) return 0
  return a - b * Math.floor(quotient)
}

/**
 * a to the power b. Odd roots of negative numbers are real; others throw `domain`, 0 to a negative power
 * `divisionByZero`.
 */
export function power(a: number, b: number): number {
  if (a === 0 && b < 0) throw new ToolError('divisionByZero')
  if (a >= 0 || Number.isInteger(b)) return a ** b
  const root = roundToPrecision(1 / b)
  if (!Number.isInteger(root) || root % 2 === 0) throw new ToolError('domain')
  return -(Math.abs(a) ** b)
}

/** n! of an integer from 0 to 170, rounded once; throws `factorial` or `overflow`. */
export function factorial(n: number): number {
  const isInteger = roundToPrecision(n)
  if (!Number.isInteger(isInteger) || isInteger < 0) throw new ToolError('factorial')
  if (isInteger > MAX_FACTORIAL) throw new ToolError('overflow')
  let product = 1n
  for (let factor = 2n; factor <= BigInt(isInteger); factor++) product *= factor
  return Number(product)
}
