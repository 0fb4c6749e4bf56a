import { ToolError, unlessRefused } from '@/lib/core/errors'
import { machineNumber } from '@/lib/core/numbers'
import { readNumber } from '@/lib/core/read-number'
import { NO_SUM } from '@/lib/formulas/no-sum'
import { hasCurrencies, plainCharacter, sumTokens, type SumToken } from '@/lib/formulas/sum-tokens'
import { CLEARED, displayText, press, type Press } from './calculator'
import { calculate, formatForDisplay, isOperator, normalize } from './decimal'

/** Maximum length of pasted text. */
const MAX_PASTE = 200

/** At the end of an amount, a minus may be the sign of accounting or an operator, unless a space is between them. */
const ENDING_MINUS = /^[^-]*\d[^-]*(?<![\s+*/(])-$/
/** A number, with its sign and brackets around both, or a percentage; `n` is a number. */
const OPERAND = String.raw`(?:[-+]?n|\([-+]n\))%?`
/** A sum, which may begin or end with an operator: the calculator goes on from what it shows, or waits. */
const SUM = new RegExp(`^[-+*/]?${OPERAND}(?:[-+*/]${OPERAND})*[-+*/]?$`)
const STEP = /([-+*/]?)\(?([-+]?)(n?)\)?(%?)/g

/** A token as one letter of the shape of a sum. */
function letterOf({ kind, text }: SumToken): string {
  if (kind === 'number' || kind === 'fraction') return 'n'
  return kind === 'sign' && text.length === 1 ? text : kind.charAt(0)
}

function isNumber(token: SumToken | undefined): token is SumToken {
  return token !== undefined && letterOf(token) === 'n'
}

function fraction([whole = '', numerator = '', denominator = '']: readonly string[]): string {
  return calculate(whole, '+', calculate(numerator, '/', denominator).value).value
}

/** Joins what belongs to one number: `5 1/2`, but not `12 34/2`, and a number with a word, such as 300k. */
function withWholeNumbers(tokens: readonly SumToken[]): readonly SumToken[] {
  const [token, next, slash, below, ...rest] = tokens
  if (!token) return []
  const as = (text: string): SumToken => ({ ...token, kind: 'number', text })
  if (token.kind === 'fraction') return [as(fraction(token.text.split(' '))), ...withWholeNumbers(tokens.slice(1))]
  if (token.kind === 'number' && next?.kind === 'word') {
    const value = readNumber(`${token.typed} ${next.text}`)
    if (value !== null && !Number.isNaN(value)) return [as(machineNumber(value)), ...withWholeNumbers(tokens.slice(2))]
  }
  const isMixed =
    [token, next, below].every(isNumber) && slash?.text === '/' && Number(next?.text) < Number(below?.text)
  if (isMixed) return [as(fraction([token.text, next!.text, below!.text])), ...withWholeNumbers(rest)]
  return [token, ...withWholeNumbers(tokens.slice(1))]
}

function refusal(tokens: readonly SumToken[], shape: string): ToolError {
  const [before, after] = tokens.slice(shape.indexOf('nn'))
  if (shape.includes('nn')) return new ToolError('noOperator', { before: before!.typed, after: after!.typed })
  return new ToolError(/[()^!√|r]/.test(shape) ? 'needsScientific' : 'unreadable')
}

function keysOf(tokens: readonly SumToken[], continues: boolean): readonly Press[] {
  const all = withWholeNumbers(tokens)
  const shape = all.map(letterOf).join('')
  const numbers = all.filter(isNumber).map(({ text }) => text)
  // In accounting, a number in brackets is negative.
  if (shape === '(n)') return [{ number: `-${numbers[0]}` }]
  if (!SUM.test(shape)) throw refusal(all, shape)
  // A sign that stands at the first number is its own, except where a sum goes on with a plus sign.
  const isSigned = /^[-+]/.test(shape) && !all[1]!.isSpaced && !(continues && shape.startsWith('+'))
  const isOpen = isSigned || /^[n(]/.test(shape)
  const steps = [...(isOpen ? `+${shape}` : shape).matchAll(STEP)]
  return steps.flatMap(([, operator = '', sign = '', number, percent], index): readonly Press[] => [
    ...(isOperator(operator) && !(isOpen && index === 0) ? [operator] : []),
    ...(number ? [{ number: `${sign.replace('+', '')}${numbers.shift()}` }] : []),
    ...(percent ? ['%' as const] : []),
  ])
}

/**
 * The keys to press for a pasted number (`-5`, `1.5e+12`, `3만`) or sum (`1,200 × -3`), which is read whole. If it
 * `continues` what stands on the display, a plus sign at its start is an operator. Throws ToolError `noOperator`,
 * `needsScientific`, `mixedCurrencies`, `endingMinus` or `unreadable`, the last also for dates and telephone numbers.
 */
export function keysOfPaste(text: string, continues = false): readonly Press[] {
  const plain = text.length > MAX_PASTE ? '' : [...text].map(plainCharacter).join('').trim()
  if (NO_SUM.some((pattern) => pattern.test(plain))) throw new ToolError('unreadable')
  if (ENDING_MINUS.test(plain)) throw new ToolError('endingMinus')
  return keysOfText(text, continues)
}

function keysOfText(text: string, continues: boolean): readonly Press[] {
  if (text.length > MAX_PASTE) throw new ToolError('unreadable')
  const tokens = sumTokens(text)
  if (hasCurrencies(tokens)) throw new ToolError('mixedCurrencies')
  const equals = tokens.findIndex(({ text: sign }) => sign === '=')
  if (equals < 0) return [...keysOf(tokens, continues), ...(/\S.*[=＝]\s*[?？]?\s*$/s.test(text) ? ['=' as const] : [])]
  const keys = [...keysOf(tokens.slice(0, equals), continues), '=' as const]
  const [answer] = keysOf(tokens.slice(equals + 1), false)
  const computed = displayText(keys.reduce(press, CLEARED))
  if (typeof answer !== 'object' || formatForDisplay(normalize(answer.number)) !== computed)
    throw new ToolError('unreadable')
  return keys
}

/**
 * Computes a written line from left to right, as the calculator does (`1,200 × 3 − 5`); null if it is none, or too large
 * or small.
 */
export function computeLine(text: string): string | null {
  const keys = unlessRefused(() => keysOfText(text, false), []).filter((key) => key !== '=')
  if (typeof keys[0] !== 'object' || isOperator(String(keys.at(-1)))) return null
  const { note, entry } = [...keys, '=' as const].reduce(press, CLEARED)
  return note === 'tooLarge' || note === 'tooSmall' ? null : entry
}
