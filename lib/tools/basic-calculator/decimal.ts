import Big from 'big.js'
import { trimZeros } from '@/lib/core/numbers'
import { plainDecimal } from '@/lib/core/read-number'

export const OPERATORS = ['+', '-', '*', '/'] as const
export type Operator = (typeof OPERATORS)[number]

export function isOperator(text: string): text is Operator {
  return (OPERATORS as readonly string[]).includes(text)
}

/** Why the result is shown as 0. */
export type Note = 'divisionByZero' | 'tooLarge' | 'tooSmall'

export interface Outcome {
  /** Decimal text, with an exponent where it is very large or small. */
  readonly value: string
  readonly note: Note | null
}

/** Significant digits of results: far more than are displayed, but few enough that long chains remain fast. */
const PRECISION = 34
/** Significant digits of the display. */
const DISPLAY_DIGITS = 12
/** Largest power of ten, and the smallest one below 0; results beyond them are rejected. */
const MAX_EXPONENT = 9_999

// A separate constructor, because its settings are global.
const Decimal = Big()
Decimal.DP = PRECISION + 2

function scaled(value: Big, exponent: number): Big {
  return value.times(new Decimal(`1e${exponent}`))
}

/**
 * a ÷ b to PRECISION significant digits. Big.js counts decimals, so both are scaled to one digit before the point
 * first.
 */
function quotient(a: Big, b: Big): Big {
  return scaled(scaled(a, -a.e).div(scaled(b, -b.e)), a.e - b.e)
}

const OPERATIONS: Readonly<Record<Operator, (a: Big, b: Big) => Big>> = {
  '+': (a, b) => a.plus(b),
  '-': (a, b) => a.minus(b),
  '*': (a, b) => a.times(b),
  '/': quotient,
}

function toOutcome(value: Big): Outcome {
  const rounded = value.prec(PRECISION)
  if (rounded.eq(0)) return { value: '0', note: null }
  const isBeyond = Math.abs(rounded.e) > MAX_EXPONENT
  return isBeyond
    ? { value: '0', note: rounded.e > 0 ? 'tooLarge' : 'tooSmall' }
    : { value: rounded.toString(), note: null }
}

/**
 * Computes one operation on two decimal texts, to 34 significant digits. Division by zero is 0 with a note, as
 * documented.
 */
export function calculate(left: string, operator: Operator, right: string): Outcome {
  const b = new Decimal(right)
  if (operator === '/' && b.eq(0)) return { value: '0', note: 'divisionByZero' }
  return toOutcome(OPERATIONS[operator](new Decimal(left), b))
}

/** `percent` hundredths of `base`. */
export function percentOf(base: string, percent: string): Outcome {
  return toOutcome(new Decimal(base).times(percent).times('0.01'))
}

/** The number of typed text (`5.`, `007`, `5,5`). */
function typedNumber(text: string): Big {
  const plain = plainDecimal(text.replace(/^-/, '')) ?? '0'
  return new Decimal(plain.replace(/\.$/, '')).times(text.startsWith('-') ? -1 : 1)
}

/** Normalizes typed text to decimal text. */
export function normalize(text: string): string {
  return toOutcome(typedNumber(text)).value
}

/** Negates decimal text; 0 stays 0. */
export function negate(text: string): string {
  return toOutcome(new Decimal(text).neg()).value
}

/** Expands decimal text to all its digits, without an exponent. */
export function expandExponent(text: string): string {
  return typedNumber(text).toFixed()
}

/**
 * Formats a result for the display: 12 significant digits, an exponent from 10^12 up and below 10^-6, no trailing
 * zeros.
 */
export function formatForDisplay(text: string): string {
  return trimZeros(new Decimal(text).toPrecision(DISPLAY_DIGITS))
}
