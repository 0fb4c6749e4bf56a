import { ToolError } from '@/lib/core/errors'
import { Decimal, E, PI, asFraction, checkRange, settle } from './decimals'
import type { AngleMode } from './fields'
import { OPERATORS, functionsFor } from './functions'
import { canonicalize, type Canonical } from './grammar'
import { checkSize } from './notation'
import type { Result } from './result'
import { fold } from './tree'
import { groupDigits, trimZeros } from '@/lib/core/numbers'

export interface Setting {
  readonly angleMode: AngleMode
  /** The last result. */
  readonly ans: Result
  /** What M stands for; null if nothing is stored. */
  readonly memory: Result | null
}

/** A result with the expression as it was read; null if there is no other way to read it. */
export interface Answer extends Result {
  readonly reading: string | null
}

/** The ends of the range of doubles, which machine values of results are. */
const LARGEST = new Decimal(Number.MAX_VALUE)
const SMALLEST = new Decimal(Number.MIN_VALUE)

function literal(text: string): Decimal {
  const value = new Decimal(text)
  if (value.isZero() && /[1-9].*e/.test(text)) throw new ToolError('underflow')
  return value
}

function compute({ text, literals }: Canonical, { angleMode, ans, memory }: Setting): Decimal {
  const functions = functionsFor(angleMode)
  const names: ReadonlyMap<string, Decimal> = new Map([
    ['pi', PI],
    ['e', E],
    ['ans', new Decimal(ans.exact)],
    ...(memory ? [['m', new Decimal(memory.exact)] as const] : []),
    ...literals.map((number, index) => [`n${index}`, literal(number)] as const),
  ])
  return fold<Decimal>(text, {
    constant: (value) => new Decimal(value),
    name: (name) => {
      const value = names.get(name)
      if (!value) throw new ToolError('memoryEmpty')
      return checkRange(value)
    },
    brackets: (inside) => inside,
    apply: (name, [first, ...others]) => {
      const apply = functions.get(name)
      if (!apply || !first) throw new ToolError('syntax')
      return checkRange(settle(apply(first, ...others)))
    },
  })
}

/**
 * Evaluates an expression in decimal numbers, with angles in `angleMode`. Throws ToolError for an invalid expression (the
 * codes of `canonicalize`, `tooLong`, `tooDeep`) and for one without a real value that a double holds (the codes of
 * arithmetic.ts and functions.ts, `overflow`, `underflow`).
 */
export function evaluate(expression: string, setting: Setting): Answer {
  checkSize(expression)
  const canonical = canonicalize(expression)
  try {
    const value = compute(canonical, setting)
    if (value.abs().gt(LARGEST)) throw new ToolError('overflow')
    if (!value.isZero() && value.abs().lt(SMALLEST)) throw new ToolError('underflow')
    return { ...resultOf(value), reading: canonical.isInterpreted ? readingOf(canonical) : null }
  } catch (error) {
    throw error instanceof RangeError ? new ToolError('tooDeep') : error
  }
}

const NAMES: ReadonlyMap<string, string> = new Map([
  ['pi', 'π'],
  ['e', 'e'],
  ['ans', 'Ans'],
  ['m', 'M'],
  ['sqrt', '√'],
  ['cbrt', '∛'],
  ['ncr', 'nCr'],
  ['npr', 'nPr'],
])

/** An expression as it was read, for the visitor: with all its times signs and brackets (`(6 ÷ 2) × (1 + 2)`). */
function readingOf({ text, literals }: Canonical): string {
  return fold<string>(text, {
    constant: String,
    name: (name) => NAMES.get(name) ?? groupDigits(literals[Number(name.slice(1))] ?? name),
    brackets: (inside) => `(${inside})`,
    apply: (name, operands) =>
      OPERATORS[name]?.[0].replace(/[xy]/g, (operand) => operands['xy'.indexOf(operand)] ?? '') ??
      `${NAMES.get(name) ?? name}(${operands.join(', ')})`,
  })
}

/** Significant digits that are shown. */
const SHOWN_DIGITS = 15
/** Powers of ten between which a fraction is looked for. */
const FRACTION_EXPONENTS = { from: -10, to: SHOWN_DIGITS }

/** The exact fraction that equals the value; null if its denominator would exceed 10^9. */
function fractionOf(value: Decimal): string | null {
  if (value.isInteger()) return value.e < FRACTION_EXPONENTS.to ? value.toFixed() : null
  if (value.e < FRACTION_EXPONENTS.from || value.e >= FRACTION_EXPONENTS.to) return null
  return (
    asFraction(value)
      ?.map((part) => part.toFixed())
      .join('/') ?? null
  )
}

/** Rounds a value half up for display. */
function resultOf(value: Decimal): Result {
  const text = value.isZero() ? '0' : trimZeros(value.toPrecision(SHOWN_DIGITS))
  return { exact: value.toString(), text, fraction: fractionOf(value) }
}
