import type { KeyAction } from './keys'

/** An expression and its selection; an empty selection is the caret. */
export interface Draft {
  readonly text: string
  readonly start: number
  readonly end: number
}

const OPERAND_END = /(\d+\.?\d*(e[+-]?\d+)?|\.\d+|[a-z]+)$/i
const NEGATED_END = /\(-((?:\d+\.?\d*(?:e[+-]?\d+)?|\.\d+|[a-z]+))(\)?)$/i
/** What a number or name beside it would join. */
const JOINS_BEFORE = /[\p{L}\p{N}.)!%]$/u
const JOINS_AFTER = /^[\p{L}\p{N}.(]/u
/** Text after which `1/x` needs its own brackets: a number or name, ÷, a power or mod, with their signs. */
const TAKES_ONE = /(?:\p{L}\s*|[\p{N}.)!%°]|(?:[/÷^]|mod )[-+−\s]*)$/u
/** A number with its exponent, whose sign may change. */
const EXPONENT_END = /((?:^|[^a-z\d.])(?:\d+\.?\d*|\.\d+)e)([+-]?)(\d*)$/i
/** Of the powers that keys write whole, ^2 and ^3. */
const EXPONENT_LENGTH = 2
/** What backspace deletes as a unit: a function with its parenthesis, or a word. */
const DELETION_UNIT = /(\d\/\(|\^\(1\/|e\^\(|10\^\(|[a-z]+\d*\(| mod |[a-z]{2,})$/i

function caret(text: string, at: number): Draft {
  return { text, start: at, end: at }
}

/** Replaces the selection by `typed` and places the caret after it. */
export function insert({ text, start, end }: Draft, typed: string): Draft {
  return caret(text.slice(0, start) + typed + text.slice(end), start + typed.length)
}

function openParentheses(text: string): number {
  return text.split('(').length - text.split(')').length
}

function endsInNumber({ text, start }: Draft): boolean {
  return /(^|[^a-z\d])(\d+\.?\d*|\.\d+)$/i.test(text.slice(0, start))
}

/** Prefixes `typed` with * where it would merge with the number or name before the caret. */
function withMultiplication(draft: Draft, typed: string): string {
  const afterName = /[a-z]$/i.test(draft.text.slice(0, draft.start)) && /^[a-z]/i.test(typed)
  const afterNumber = endsInNumber(draft) && /^(e|10\^)/.test(typed)
  return afterName || afterNumber ? `*${typed}` : typed
}

/** Inserts text around the selection. Omits the closing part if it would separate the text after the caret. */
function insertAround(draft: Draft, before: string, after: string): Draft {
  const selected = draft.text.slice(draft.start, draft.end)
  const behind = draft.text.slice(draft.end)
  if (selected) return insert(draft, before + selected + after)
  const closes = behind === '' || /^[\s),+*/^%!-]/.test(behind)
  const { text, end } = insert(draft, before)
  return closes ? caret(text.slice(0, end) + after + text.slice(end), end) : caret(text, end)
}

/** Moves the caret over a closing parenthesis that was inserted automatically, or inserts one. */
function closeParenthesis(draft: Draft): Draft {
  const { text, start, end } = draft
  return start === end && text[end] === ')' && openParentheses(text) <= 0 ? caret(text, end + 1) : insert(draft, ')')
}

/** Start index of the operand that ends at `end`, with the exponent if keys wrote `power` up to there; `end` if there is none. */
function operandStart(text: string, end: number, power: string): number {
  const before = text.slice(0, end)
  if (power !== '' && before === power) {
    const baseEnd = end - EXPONENT_LENGTH
    const start = operandStart(text, baseEnd, '')
    return start < baseEnd ? start : end
  }
  if (!before.endsWith(')')) return end - (OPERAND_END.exec(before)?.[0].length ?? 0)
  let depth = 0
  for (let index = end - 1; index >= 0; index--) {
    if (text[index] === ')') depth++
    if (text[index] === '(' && --depth === 0) return index - (/[a-z]+\d*$/i.exec(text.slice(0, index))?.[0].length ?? 0)
  }
  return end
}

/** Removes the sign in brackets, and those with it unless they are still open or keep the operand apart from what is beside it. */
function withoutSign({ text, end }: Draft, { index, 1: operand = '', 2: close = '' }: RegExpExecArray): Draft {
  const isApart = JOINS_BEFORE.test(text.slice(0, index)) || JOINS_AFTER.test(text.slice(end))
  return insert({ text, start: index, end }, close === '' || isApart ? `(${operand}${close}` : operand)
}

/** Changes the sign of the operand before the caret: `5` ↔ `-5` at the start, `(-5)` elsewhere; `2e3` ↔ `2e-3`. */
function changeSign(draft: Draft, power: string): Draft {
  const { text, end } = draft
  const before = text.slice(0, end)
  const exponent = EXPONENT_END.exec(before)
  if (exponent) {
    const [written, mantissa = '', sign, digits = ''] = exponent
    return insert({ text, start: end - written.length, end }, `${mantissa}${sign === '-' ? '' : '-'}${digits}`)
  }
  const negated = NEGATED_END.exec(before)
  if (negated) return withoutSign(draft, negated)
  const start = operandStart(text, end, power)
  const operand = text.slice(start, end)
  if (operand === '') return insert(draft, '-')
  if (text.slice(0, start) === '-') return insert({ text, start: 0, end }, operand)
  return insert({ text, start, end }, start === 0 ? `-${operand}` : `(-${operand})`)
}

/** Makes the reciprocal of the operand before the caret, or of the next input. */
function invert(draft: Draft, power: string): Draft {
  const { text, start, end } = draft
  const from = start === end ? operandStart(text, end, power) : start
  const [open, close] = TAKES_ONE.test(text.slice(0, from)) ? ['(1/(', '))'] : ['1/(', ')']
  const operand = start === end ? text.slice(from, end) : ''
  if (operand === '') return insertAround(draft, open, close)
  return insert({ text, start: from, end }, open + operand + close)
}

/** What begins a power of ten after `before`, which may be the `power` that keys wrote whole. */
function exponentKey(before: string, power: string): string {
  if ((power !== '' && before === power) || /[a-z)!%]$/i.test(before) || EXPONENT_END.test(before)) return '*1e'
  return /[\d.]$/.test(before) ? 'e' : '1e'
}

function apply(draft: Draft, action: KeyAction, power: string): Draft {
  switch (action.kind) {
    case 'text':
      return insert(draft, withMultiplication(draft, action.text))
    case 'around':
      return insertAround(
        draft,
        draft.start === draft.end ? withMultiplication(draft, action.before) : action.before,
        action.after,
      )
    case 'inverse':
      return invert(draft, power)
    case 'close':
      return closeParenthesis(draft)
    case 'sign':
      return changeSign(draft, power)
    case 'exponent':
      return insert(draft, exponentKey(draft.text.slice(0, draft.start), power))
    case 'euler':
      // Directly after a number, e would be read as its exponent.
      return insert(draft, withMultiplication(draft, 'e'))
  }
}

const EMPTY = caret('', 0)

/**
 * Returns the draft after a key. If it was just `evaluated`, an operator continues with `Ans`, and anything else starts
 * a new expression. Keys wrote a whole power up to `power` (`powerAfter`).
 */
export function pressKey(draft: Draft, action: KeyAction, evaluated: boolean, power = ''): Draft {
  if (!evaluated) return apply(draft, action, power)
  const continues = action.kind === 'sign' || action.kind === 'inverse' || ('continues' in action && action.continues)
  return apply(continues ? insert(EMPTY, 'Ans') : EMPTY, action, '')
}

/** Deletes the selection, or the character, function or word before the caret. */
export function backspace(draft: Draft): Draft {
  const { text, start, end } = draft
  if (start !== end) return insert(draft, '')
  const whole = DELETION_UNIT.exec(text.slice(0, end))?.[0] ?? text.slice(Math.max(0, end - 1), end)
  const pair = whole.endsWith('(') || whole.endsWith('(1/')
  const closing = pair && text[end] === ')' && openParentheses(text) === 0 ? 1 : 0
  return insert({ text, start: end - whole.length, end: end + closing }, '')
}

/** Text that replaces a computed expression: a single operator continues with `Ans`. */
export function continueWithAnswer(text: string): string {
  return /^[+\-*/^%!×÷−]$/.test(text) ? `Ans${text}` : text
}

/** The text up to a power that keys wrote whole, x² or x³, after one more key; ± at the start leaves it whole. */
export function powerAfter({ text, end }: Draft, action: KeyAction, power: string): string {
  const written = text.slice(0, end)
  const isPower = action.kind === 'text' && /^\^[23]$/.test(action.text)
  const isSigned = power !== '' && (written === `-${power}` || power === `-${written}`)
  if (isPower || isSigned) return written
  return text.startsWith(power) ? power : ''
}

/**
 * The text after a change, if keys wrote a whole power up to `power`: a digit or point after it begins a number of its own, which
 * needs an operator, and not one more digit of the exponent.
 */
export function afterPower(text: string, power: string): string {
  const rest = text.slice(power.length)
  return power !== '' && text.startsWith(power) && /^[\d.,]/.test(rest) ? `${power} ${rest}` : text
}
