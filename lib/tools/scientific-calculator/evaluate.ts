import { ToolError } from '@/lib/core/errors'
import { Decimal, E, PI, asFraction, checkRange, settle } from './decimals'
import type { AngleMode } from './fields'
import { OPERATORS, functionsFor } from './functions'
import { parse, type Expression, type Tree } from './grammar'
import { checkSize } from './notation'
import type { Result } from './result'
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

function compute({ tree, numbers }: Expression, { angleMode, ans, memory }: Setting): Decimal {
  const functions = functionsFor(angleMode)
  const known: ReadonlyMap<string, Decimal> = new Map([
    ['pi', PI],
    ['e', E],
    ['ans', new Decimal(ans.exact)],
    ...(memory ? [['m', new Decimal(memory.exact)] as const] : []),
    // Minutes and seconds of a degree.
    ['60', new Decimal(60)],
    ['3600', new Decimal(3600)],
    ...numbers.map((text) => [text, literal(text)] as const),
  ])
  const valueOf = (part: Tree): Decimal => {
    if (part.kind === 'brackets') return valueOf(part.inside)
    if (part.kind === 'apply') return checkRange(settle(functions.get(part.name)!(...part.operands.map(valueOf))))
    const value = known.get(part.text)
    if (!value) throw new ToolError('memoryEmpty')
    return checkRange(value)
  }
  return valueOf(tree)
}

/**
 * Evaluates an expression in decimal numbers, with angles in `angleMode`. Throws ToolError for an invalid expression (the
 * codes of `parse`, `tooLong`, `tooDeep`) and for one without a real value that a double holds (the codes of
 * arithmetic.ts and functions.ts, `memoryEmpty`, `overflow`, `underflow`).
 */
export function evaluate(expression: string, setting: Setting): Answer {
  checkSize(expression)
  const read = parse(expression)
  const value = compute(read, setting)
  if (value.abs().gt(LARGEST)) throw new ToolError('overflow')
  if (!value.isZero() && value.abs().lt(SMALLEST)) throw new ToolError('underflow')
  return { ...resultOf(value), reading: read.isInterpreted ? readingOf(read.tree) : null }
}

/** How names and functions are written, unless as they are. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['pi', 'π'],
  ['ans', 'Ans'],
  ['m', 'M'],
  ['sqrt', '√'],
  ['cbrt', '∛'],
  ['ncr', 'nCr'],
  ['npr', 'nPr'],
])

/** An expression as it was read, for the visitor: with all its times signs and brackets (`(6 ÷ 2) × (1 + 2)`). */
function readingOf(part: Tree): string {
  if (part.kind === 'number') return groupDigits(part.text)
  if (part.kind === 'name') return NAMES.get(part.text) ?? part.text
  if (part.kind === 'brackets') return `(${readingOf(part.inside)})`
  const operands = part.operands.map(readingOf)
  return (
    OPERATORS[part.name]?.[0].replace(/[xy]/g, (operand) => operands['xy'.indexOf(operand)] ?? '') ??
    `${NAMES.get(part.name) ?? part.name}(${operands.join(', ')})`
  )
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
