import type { KeyAction } from './keys'

/** An expression and the part of it that is selected; an empty selection is the caret. */
export interface Draft {
  readonly text: string
  readonly start: number
  readonly end: number
}

const OPERAND_END = /(\d+\.?\d*(e[+-]?\d+)?|\.\d+|[a-z]+)$/i
const NEGATED_END = /\(-((?:\d+\.?\d*(?:e[+-]?\d+)?|\.\d+|[a-z]+))\)?$/i
/** What backspace takes away at once: a function with its parenthesis, a word. */
const WHOLE_END = /(\d\/\(|\^\(1\/|e\^\(|10\^\(|[a-z]+\d*\(| mod |[a-z]{2,})$/i

function caret(text: string, at: number): Draft {
  return { text, start: at, end: at }
}

/** `typed` in place of the selection, the caret after it. */
export function insert({ text, start, end }: Draft, typed: string): Draft {
  return caret(text.slice(0, start) + typed + text.slice(end), start + typed.length)
}

function openParentheses(text: string): number {
  return text.split('(').length - text.split(')').length
}

function endsInNumber({ text, start }: Draft): boolean {
  return /(^|[^a-z\d])(\d+\.?\d*|\.\d+)$/i.test(text.slice(0, start))
}

/** `typed` with a × before it where it would run into the number or the name before the caret. */
function apart(draft: Draft, typed: string): string {
  const afterName = /[a-z]$/i.test(draft.text.slice(0, draft.start)) && /^[a-z]/i.test(typed)
  const afterNumber = endsInNumber(draft) && /^(e|10\^)/.test(typed)
  return afterName || afterNumber ? `*${typed}` : typed
}

/** A closing parenthesis comes along only where nothing stands behind the caret that it would cut off. */
function around(draft: Draft, before: string, after: string): Draft {
  const selected = draft.text.slice(draft.start, draft.end)
  const behind = draft.text.slice(draft.end)
  if (selected) return insert(draft, before + selected + after)
  const closes = behind === '' || /^[\s)+*/^%!-]/.test(behind)
  const { text, end } = insert(draft, before)
  return closes ? caret(text.slice(0, end) + after + text.slice(end), end) : caret(text, end)
}

/** Steps over a parenthesis that came along with its opening one. */
function close(draft: Draft): Draft {
  const { text, start, end } = draft
  return start === end && text[end] === ')' && openParentheses(text) <= 0 ? caret(text, end + 1) : insert(draft, ')')
}

/** Index where the operand that ends at `end` begins; `end` when none does. */
function operandStart(text: string, end: number): number {
  const before = text.slice(0, end)
  if (!before.endsWith(')')) return end - (OPERAND_END.exec(before)?.[0].length ?? 0)
  let depth = 0
  for (let index = end - 1; index >= 0; index--) {
    if (text[index] === ')') depth++
    if (text[index] === '(' && --depth === 0) return index - (/[a-z]+\d*$/i.exec(text.slice(0, index))?.[0].length ?? 0)
  }
  return end
}

/** Changes the sign of the operand before the caret: `5` ↔ `-5` at the start, `(-5)` elsewhere. */
function changeSign(draft: Draft): Draft {
  const { text, end } = draft
  const before = text.slice(0, end)
  const negated = NEGATED_END.exec(before)
  if (negated) return insert({ text, start: negated.index, end }, negated[1] ?? '')
  const start = operandStart(text, end)
  const operand = text.slice(start, end)
  if (operand === '') return insert(draft, '-')
  if (text.slice(0, start) === '-') return insert({ text, start: 0, end }, operand)
  return insert({ text, start, end }, start === 0 ? `-${operand}` : `(-${operand})`)
}

/** The reciprocal of the operand before the caret, or of what is going to be typed. */
function invert(draft: Draft): Draft {
  const { text, start, end } = draft
  const operand = start === end ? text.slice(operandStart(text, end), end) : ''
  if (operand === '') return around(draft, '1/(', ')')
  return insert({ text, start: end - operand.length, end }, `1/(${operand})`)
}

function apply(draft: Draft, action: KeyAction): Draft {
  switch (action.kind) {
    case 'text':
      return insert(draft, apart(draft, action.text))
    case 'around':
      return around(draft, draft.start === draft.end ? apart(draft, action.before) : action.before, action.after)
    case 'inverse':
      return invert(draft)
    case 'close':
      return close(draft)
    case 'sign':
      return changeSign(draft)
    case 'exponent':
      return insert(draft, endsInNumber(draft) ? 'e' : '1e')
    case 'euler':
      // Right after a number an e would read as its power of ten.
      return insert(draft, apart(draft, 'e'))
  }
}

const EMPTY = caret('', 0)

/**
 * The draft after a key. `evaluated`: what stands there was just computed, so an operator goes on from `Ans`, and anything
 * else starts anew.
 */
export function pressKey(draft: Draft, action: KeyAction, evaluated: boolean): Draft {
  if (!evaluated) return apply(draft, action)
  const continues = action.kind === 'sign' || action.kind === 'inverse' || ('continues' in action && action.continues)
  return apply(continues ? insert(EMPTY, 'Ans') : EMPTY, action)
}

/** Without the selection, or without the character, function or word before the caret. */
export function backspace(draft: Draft): Draft {
  const { text, start, end } = draft
  if (start !== end) return insert(draft, '')
  const whole = WHOLE_END.exec(text.slice(0, end))?.[0] ?? text.slice(Math.max(0, end - 1), end)
  const pair = whole.endsWith('(') || whole.endsWith('(1/')
  const closing = pair && text[end] === ')' && openParentheses(text) === 0 ? 1 : 0
  return insert({ text, start: end - whole.length, end: end + closing }, '')
}

/** What was typed over a computed expression: a lone operator goes on from `Ans`. */
export function typedOver(text: string): string {
  return /^[+\-*/^%!×÷−]$/.test(text) ? `Ans${text}` : text
}
