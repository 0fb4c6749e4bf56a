import { ToolError } from '@/lib/core/errors'

/** Digits a double holds for certain; results are shown with them. */
const DIGITS = 15
/** Two units in the last place of a double. */
const ROUNDING = 2 ** -51
/** Largest n whose factorial is a double. */
const MAX_FACTORIAL = 170

/** A double without the binary rest past its fifteenth digit. */
export function fit(value: number): number {
  return Number(value.toPrecision(DIGITS))
}

/** a + b. What is left of two fractions that cancel out but for the binary rest is 0, as in 0.1 + 0.2 − 0.3. */
export function add(a: number, b: number): number {
  const sum = a + b
  const whole = Number.isInteger(a) && Number.isInteger(b)
  return !whole && Math.abs(sum) <= Math.max(Math.abs(a), Math.abs(b)) * ROUNDING ? 0 : sum
}

/** a ÷ b; throws `divisionByZero`. */
export function divide(a: number, b: number): number {
  if (b === 0) throw new ToolError('divisionByZero')
  return a / b
}

/** a − b·⌊a/b⌋: the rest has the sign of the divisor. Throws `divisionByZero`. */
export function modulo(a: number, b: number): number {
  const quotient = divide(a, b)
  if (Number.isInteger(a) && Number.isInteger(b)) {
    const rest = a % b
    return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest
  }
  // Fractions are not what they read as: 0.3 holds 0.1 three times but for the binary rest.
  const nearest = Math.round(quotient)
  if (Math.abs(quotient - nearest) <= Math.abs(quotient) * ROUNDING) return 0
  return a - b * Math.floor(quotient)
}

/** a to the power b. Odd roots of negative numbers are real; others throw `domain`, 0 to a negative power `divisionByZero`. */
export function power(a: number, b: number): number {
  if (a === 0 && b < 0) throw new ToolError('divisionByZero')
  if (a >= 0 || Number.isInteger(b)) return a ** b
  const root = fit(1 / b)
  if (!Number.isInteger(root) || root % 2 === 0) throw new ToolError('domain')
  return -(Math.abs(a) ** b)
}

/** n! of a whole number from 0 to 170, exact but for the last rounding; throws `factorial` or `overflow`. */
export function factorial(n: number): number {
  const whole = fit(n)
  if (!Number.isInteger(whole) || whole < 0) throw new ToolError('factorial')
  if (whole > MAX_FACTORIAL) throw new ToolError('overflow')
  let product = 1n
  for (let factor = 2n; factor <= BigInt(whole); factor++) product *= factor
  return Number(product)
}
