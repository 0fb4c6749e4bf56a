import { ToolError } from '@/lib/core/errors'

/** Characters an expression may have. */
export const MAX_LENGTH = 1_000
/** Parentheses within parentheses: far past any sum, well within the parser's stack. */
const MAX_DEPTH = 100
/** The parser reads what follows a % twice, so that nested ones double its work each time. */
const MAX_PERCENT_SIGNS = 8

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const ROOTS: Readonly<Record<string, string>> = { '√': 'sqrt', '∛': 'cbrt' }
const OPERAND = /^(\d+\.?\d*(e[+-]?\d+)?|\.\d+(e[+-]?\d+)?|[a-z][a-z\d]*)/

/** Index just past the parenthesis that closes the one at `open`; -1 when none does. */
function closingEnd(text: string, open: number): number {
  let depth = 0
  for (let index = open; index < text.length; index++) {
    if (text[index] === '(') depth++
    if (text[index] === ')' && --depth === 0) return index + 1
  }
  return -1
}

/** Length of the number, name or function call that `text` begins with; 0 when there is none. */
function operandLength(text: string): number {
  const length = OPERAND.exec(text)?.[0].length ?? 0
  const isCall = text[length] === '(' && /^[a-z]/.test(text)
  return isCall ? Math.max(0, closingEnd(text, length)) : length
}

/** √ and ∛ as functions: `√2` → `sqrt(2)`, `√(1+3)` → `sqrt(1+3)`. */
function withoutRootSigns(text: string): string {
  let rest = text
  for (let at = rest.search(/[√∛][^√∛]*$/); at >= 0; at = rest.search(/[√∛][^√∛]*$/)) {
    const name = ROOTS[rest[at] ?? ''] ?? ''
    const after = rest.slice(at + 1).trimStart()
    const length = operandLength(after)
    if (!after.startsWith('(') && length === 0) throw new ToolError('syntax')
    const call = after.startsWith('(') ? after : `(${after.slice(0, length)})${after.slice(length)}`
    rest = `${rest.slice(0, at)} ${name}${call}`
  }
  return rest
}

/** Index of the innermost parenthesis that is still open at `end`; -1 when none is. */
function openBefore(text: string, end: number): number {
  let depth = 0
  for (let index = end - 1; index >= 0; index--) {
    if (text[index] === ')') depth++
    if (text[index] === '(' && depth-- === 0) return index
  }
  return -1
}

/**
 * `1,234` → `1234`; commas stay right within the parentheses of a function that takes two arguments. There too `,000` alone
 * is part of the number before it: no logarithm has the base 0, no root that degree.
 */
function withoutSeparators(text: string): string {
  return text.replace(/(\d),(?=\d{3}(?!\d))/g, (separated, digit: string, at: number) => {
    const inArguments = /(log|root)\s*\($/.test(text.slice(0, openBefore(text, at) + 1))
    return inArguments && !/^,000\s*[,)]/.test(text.slice(at + 1)) ? separated : digit
  })
}

/** A sum copied together with the sign that asked for its result, without that sign. */
export function withoutEquals(text: string): string {
  return text.replace(/\s*[=＝]\s*$/, '')
}

/** `⁻¹²` → `^(-12)`. */
function plainExponent(run: string): string {
  const digits = [...run].map((sign) => SUPERSCRIPTS.indexOf(sign)).filter((digit) => digit >= 0)
  return run.startsWith('⁻') ? `^(-${digits.join('')})` : `^${digits.join('')}`
}

/** Index where the sum that `end` stands in begins: after the innermost parenthesis or comma that is still open. */
function sumStart(text: string, end: number): number {
  let depth = 0
  for (let index = end - 1; index >= 0; index--) {
    if (text[index] === ')') depth++
    if (text[index] === '(' && depth-- === 0) return index + 1
    if (text[index] === ',' && depth === 0) return index + 1
  }
  return 0
}

/**
 * The parser takes `3%+5` for 3 modulo +5. Parentheses around the sum up to the % make it the percentage people mean:
 * `100+3%+5` → `(100+3%)+5`.
 */
function withClearPercentages(text: string): string {
  let clear = text
  for (let at = clear.search(/%\s*[+-]/); at >= 0; at = clear.search(/%\s*[+-]/)) {
    const start = sumStart(clear, at)
    clear = `${clear.slice(0, start)}(${clear.slice(start, at + 1)})${clear.slice(at + 1)}`
  }
  return clear
}

/** Throws ToolError `tooLong` or `tooDeep` for text that is not worth parsing. Quick for text of any length. */
export function checkSize(text: string): void {
  if (text.length > MAX_LENGTH) throw new ToolError('tooLong', { max: MAX_LENGTH })
  let depth = 0
  for (const sign of text) {
    if (sign === '(' && ++depth > MAX_DEPTH) throw new ToolError('tooDeep')
    if (sign === ')') depth--
  }
  if (text.split('%').length - 1 > MAX_PERCENT_SIGNS) throw new ToolError('tooDeep')
}

/**
 * What people type or paste (× ÷ − π √ ∛ ² ⁻¹, full-width characters, any case, thousands separators, = at the end) → the
 * same in plain ASCII. Throws ToolError `tooLong`, `tooDeep` or `syntax`.
 */
export function plainExpression(text: string): string {
  checkSize(text)
  const ascii = withoutEquals(text)
    .replace(/[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, plainExponent)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\*\*/g, '^')
    .replace(/[×·⋅∙✕]/g, '*')
    .replace(/[÷∕⁄]/g, '/')
    .replace(/[−–—‐]/g, '-')
    .replace(/π/g, ' pi ')
    .replace(/(?<![a-z])(pi|ans)(?=[\d.])/g, '$1 ')
  const plain = withClearPercentages(withoutRootSigns(withoutSeparators(ascii)))
  checkSize(plain)
  return plain
}
