import { ToolError } from '@/lib/core/errors'
import { COUNTED, expandCounted, expandFraction, FRACTION, plainSeparated, SEPARATED } from './typed-numbers'

/** Maximum length of an expression. */
export const MAX_LENGTH = 1_000
/** Maximum nesting of parentheses, well within the parser's stack. */
const MAX_DEPTH = 100
/** Maximum number of % signs: the parser parses the text after a % twice, so each of them doubles its work. */
const MAX_PERCENT_SIGNS = 8

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

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
    const inArguments = /(log|root|ncr|npr|gcd|lcm)\s*\($/.test(text.slice(0, openParenthesisBefore(text, at) + 1))
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

/** Throws ToolError `tooDeep` for text that would take too long to parse. */
export function checkDepth(text: string): void {
  let depth = 0
  for (const sign of text) {
    if (sign === '(' && ++depth > MAX_DEPTH) throw new ToolError('tooDeep')
    if (sign === ')') depth--
  }
  if (text.split('%').length - 1 > MAX_PERCENT_SIGNS) throw new ToolError('tooDeep')
}

/** Throws ToolError `tooLong` or `tooDeep` for an expression that would take too long to parse. */
export function checkSize(text: string): void {
  if (text.length > MAX_LENGTH) throw new ToolError('tooLong', { max: MAX_LENGTH })
  checkDepth(text)
}

/**
 * Normalizes the characters of an expression as people type or paste it (× ÷ − π ² ⁻¹, full-width characters, any case,
 * separators and decimal commas, 만, ½, = at the end); of other signs, √ and ∛ remain. Throws ToolError `tooLong` or
 * `tooDeep`.
 */
export function normalizeExpression(text: string): string {
  checkSize(text)
  const plain = removeEqualsSign(text)
    .replace(FRACTION, expandFraction)
    .replace(/[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, exponentOf)
    .normalize('NFKC')
    .toLowerCase()
    // The 10 of log10 100 is not the first group of a number.
    .replace(/(?<![a-z])log10\s+(?=[\d.])/g, 'log ')
    .replace(COUNTED, expandCounted)
    .replace(SEPARATED, plainSeparated)
    .replace(/\*\*/g, '^')
    .replace(/[×·⋅∙✕]/g, '*')
    .replace(/[÷∕⁄]/g, '/')
    .replace(/[−–—‐]/g, '-')
    .replace(/π/g, ' pi ')
  return removeSeparators(plain)
}
