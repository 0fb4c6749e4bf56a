import Big from 'big.js'
import { trimZeros } from '@/lib/core/numbers'

export const OPERATORS = ['+', '-', '*', '/'] as const
export type Operator = (typeof OPERATORS)[number]

/** Why a result is 0 although the sum is not. */
export type Note = 'divisionByZero' | 'tooLarge'

export interface Outcome {
  /** Decimal text, with an exponent where it is very large or small. */
  readonly value: string
  readonly note: Note | null
}

/** Digits a result is carried on with: far more than are shown, yet few enough that a long chain stays quick. */
const PRECISION = 34
/** Digits a result is shown with. */
const SHOWN = 12
/** Powers of ten past which a number is given up. */
const MAX_EXPONENT = 9_999

// A constructor of its own, so that its settings reach nobody else.
const Decimal = Big()
Decimal.DP = PRECISION + 2

function scaled(value: Big, exponent: number): Big {
  return value.times(new Decimal(`1e${exponent}`))
}

/** a ÷ b to PRECISION digits whatever their size: decimals are counted from the first digit, not from the point. */
function quotient(a: Big, b: Big): Big {
  return scaled(scaled(a, -a.e).div(scaled(b, -b.e)), a.e - b.e)
}

function apply(a: Big, operator: Operator, b: Big): Big {
  switch (operator) {
    case '+':
      return a.plus(b)
    case '-':
      return a.minus(b)
    case '*':
      return a.times(b)
    case '/':
      return quotient(a, b)
  }
}

function finished(value: Big): Outcome {
  const rounded = value.prec(PRECISION)
  if (rounded.e > MAX_EXPONENT) return { value: '0', note: 'tooLarge' }
  return { value: rounded.eq(0) || rounded.e < -MAX_EXPONENT ? '0' : rounded.toString(), note: null }
}

/** One operation on two decimal texts, in decimal arithmetic to 34 digits. Division by zero is 0 with a note, as documented. */
export function calculate(left: string, operator: Operator, right: string): Outcome {
  const b = new Decimal(right)
  if (operator === '/' && b.eq(0)) return { value: '0', note: 'divisionByZero' }
  return finished(apply(new Decimal(left), operator, b))
}

/** `percent` hundredths of `base`. */
export function percentOf(base: string, percent: string): Outcome {
  return finished(new Decimal(base).times(percent).times('0.01'))
}

/** Typed text (`5.`, `007`) → decimal text. */
export function settled(text: string): string {
  return finished(new Decimal(text.replace(/\.$/, ''))).value
}

/** Decimal text → the same with the other sign; 0 stays 0. */
export function negated(text: string): string {
  return finished(new Decimal(text).neg()).value
}

/** Decimal text without an exponent, every digit of it. */
export function plainText(text: string): string {
  return new Decimal(text.replace(/\.$/, '')).toFixed()
}

/** Result as it is shown: 12 significant digits, an exponent from 10^12 up and below 10^-6, no trailing zeros. */
export function fitted(text: string): string {
  return trimZeros(new Decimal(text).toPrecision(SHOWN))
}
