import { ToolError } from '@/lib/core/errors'
import { COUNTED, expandCounted, expandFraction, FRACTION, plainSeparated, SEPARATED } from './typed-numbers'

/** Maximum length of an expression. */
export const MAX_LENGTH = 1_000
/** Maximum nesting of parentheses, well within the parser's stack. */
const MAX_DEPTH = 100
/** Maximum number of % signs: the parser parses the text after a % twice, so each of them doubles its work. */
const MAX_PERCENT_SIGNS = 8

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const ROOTS: Readonly<Record<string, string>> = { '√': 'sqrt', '∛': 'cbrt' }
const OPERAND = /^(\d+\.?\d*(e[+-]?\d+)?|\.\d+(e[+-]?\d+)?|[a-z][a-z\d]*)/

/** Index after the parenthesis that closes the one at `open`; -1 if it is not closed. */
function closingEnd(text: string, open: number): number {
  let depth = 0
  for (let index = open; index < text.length; index++) {
    if (text[index] === '(') depth++
    if (text[index] === ')' && --depth === 0) return index + 1
  }
  return -1
}

/** Length of the number, name or function call at the start of `text`; 0 if there is none. */
function operandLength(text: string): number {
  const length = OPERAND.exec(text)?.[0].length ?? 0
  const isCall = text[length] === '(' && /^[a-z]/.test(text)
  return isCall ? Math.max(0, closingEnd(text, length)) : length
}

/** Replaces √ and ∛ by functions: `√2` → `sqrt(2)`, `√(1+3)` → `sqrt(1+3)`. */
function replaceRootSigns(text: string): string {
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

/** Index of the innermost parenthesis that is open at `end`; -1 if there is none. */
function openParenthesisBefore(text: string, end: number): number {
  let depth = 0
  for (let index = end - 1; index >= 0; index--) {
    if (text[index] === ')') depth++
    if (text[index] === '(' && depth-- === 0) return index
  }
  return -1
}

/**
 * `1,234` → `1234`. Commas directly within the parentheses of a function with two arguments separate them, except
 * before `000`: neither the base of a logarithm nor the degree of a root can be 0.
 */
function removeSeparators(text: string): string {
  return text.replace(/(\d),(?=\d{3}(?!\d))/g, (separated, digit: string, at: number) => {
    const inArguments = /(log|root)\s*\($/.test(text.slice(0, openParenthesisBefore(text, at) + 1))
    return inArguments && !/^,000\s*[,)]/.test(text.slice(at + 1)) ? separated : digit
  })
}

/** Removes an equals sign from the end of an expression. */
export function removeEqualsSign(text: string): string {
  return text.replace(/\s*[=＝]\s*$/, '')
}

/** `⁻¹²` → `^(-12)`. */
function exponentOf(run: string): string {
  const digits = [...run].map((sign) => SUPERSCRIPTS.indexOf(sign)).filter((digit) => digit >= 0)
  return run.startsWith('⁻') ? `^(-${digits.join('')})` : `^${digits.join('')}`
}

/** Start index of the sum that contains `end`: after the innermost open parenthesis or comma. */
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
 * Adds parentheses around a sum that ends in %, because the parser reads `3%+5` as 3 modulo +5: `100+3%+5` →
 * `(100+3%)+5`.
 */
function parenthesizePercentages(text: string): string {
  let clear = text
  for (let at = clear.search(/%\s*[+-]/); at >= 0; at = clear.search(/%\s*[+-]/)) {
    const start = sumStart(clear, at)
    clear = `${clear.slice(0, start)}(${clear.slice(start, at + 1)})${clear.slice(at + 1)}`
  }
  return clear
}

/** Throws ToolError `tooLong` or `tooDeep` for text that would take too long to parse. */
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
 * Normalizes an expression as people type or paste it (× ÷ − π √ ∛ ² ⁻¹, full-width characters, any case, separators and
 * decimal commas, 만, ½, = at the end) to ASCII. Throws ToolError `tooLong`, `tooDeep` or `syntax`.
 */
export function normalizeExpression(text: string): string {
  checkSize(text)
  const ascii = removeEqualsSign(text)
    .replace(FRACTION, expandFraction)
    .replace(/[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, exponentOf)
    .normalize('NFKC')
    .toLowerCase()
    .replace(COUNTED, expandCounted)
    .replace(SEPARATED, plainSeparated)
    .replace(/\*\*/g, '^')
    .replace(/[×·⋅∙✕]/g, '*')
    .replace(/[÷∕⁄]/g, '/')
    .replace(/[−–—‐]/g, '-')
    .replace(/π/g, ' pi ')
    .replace(/(?<![a-z])(pi|ans)(?=[\d.])/g, '$1 ')
  const plain = parenthesizePercentages(replaceRootSigns(removeSeparators(ascii)))
  checkSize(plain)
  return plain
}
