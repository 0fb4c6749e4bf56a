import {
  calculate,
  formatForDisplay,
  isOperator,
  negate,
  OPERATORS,
  percentOf,
  normalize,
  type Note,
  type Operator,
} from './decimal'

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
export const KEYS = [...DIGITS, '.', ...OPERATORS, '=', 'C', 'backspace', '%', 'sign'] as const
export type Key = (typeof KEYS)[number]

/** A key, the comma of the keyboard, or a whole number: signs and exponents cannot be typed while an operator is pending. */
export type Press = Key | ',' | { readonly number: string }

export interface Operation {
  readonly left: string
  readonly operator: Operator
  readonly right: string
}

export interface Calculator {
  /** The number on the display in full precision: the input or a computed value. */
  readonly entry: string
  /** typing: digits extend the entry. value: the next digit replaces it. awaiting: an operator was just pressed. */
  readonly phase: 'typing' | 'value' | 'awaiting'
  readonly pending: Omit<Operation, 'right'> | null
  /** The operation of the last =; another = repeats its operator and right operand. */
  readonly done: Operation | null
  readonly note: Note | null
}

const PHASES: readonly string[] = ['typing', 'value', 'awaiting'] satisfies Calculator['phase'][]

export const CLEARED: Calculator = { entry: '0', phase: 'typing', pending: null, done: null, note: null }

/** True for a number as it is typed or computed: `1,5`, `-0.`, `1.5e+40`. */
export function isNumberText(value: unknown): value is string {
  return typeof value === 'string' && /^-?\d+[.,]?\d*(?:e[+-]?\d+)?$/.test(value)
}

/** True for data that was saved from a calculator's state. */
export function isCalculator(value: unknown): value is Calculator {
  if (typeof value !== 'object' || value === null || !Object.keys(CLEARED).every((key) => key in value)) return false
  const { entry, phase, pending, done } = value as Calculator
  const numbers = [entry, ...(pending ? [pending.left] : []), ...(done ? [done.left, done.right] : [])]
  const areOperators = [pending, done].every((one) => !one || OPERATORS.includes(one.operator))
  return numbers.every(isNumberText) && areOperators && PHASES.includes(phase)
}

/** True if the calculator waits for a number: at the start and after an operator. */
export function isWaiting({ entry, phase, pending }: Calculator): boolean {
  return phase === 'awaiting' || (phase === 'typing' && entry === '0' && !pending)
}

/** Number of characters on the display while typing, as documented. */
const DISPLAY_CHARACTERS = 12
/** Maximum length of a typed number. */
const MAX_TYPED = 30

function typeDigit(state: Calculator, digit: string): Calculator {
  if (state.phase !== 'typing') return { ...state, entry: digit, phase: 'typing', done: null, note: null }
  if (state.entry.length >= MAX_TYPED) return state
  const entry = /^-?0$/.test(state.entry) ? state.entry.replace('0', digit) : state.entry + digit
  return { ...state, entry, done: null, note: null }
}

/** Types a point or a comma. After three digits, the comma before them was a separator and is removed. */
function typePoint(state: Calculator, sign: '.' | ','): Calculator {
  if (state.phase !== 'typing') return { ...state, entry: `0${sign}`, phase: 'typing', done: null, note: null }
  const { entry } = state
  const isGrouped = /^-?[1-9]\d*,\d{3}$/.test(entry)
  if (isGrouped) return { ...state, entry: entry.replace(',', '') + (sign === '.' ? sign : ''), done: null, note: null }
  return /[.,]/.test(entry) ? state : { ...state, entry: entry + sign, done: null, note: null }
}

function enterNumber(state: Calculator, number: string): Calculator {
  const { value, note } = calculate('0', '+', number)
  return { ...state, entry: value, phase: 'value', done: null, note }
}

function chooseOperator(state: Calculator, operator: Operator): Calculator {
  const { pending, phase, entry } = state
  if (pending && phase === 'awaiting') return { ...state, pending: { ...pending, operator } }
  const { value: left, note } = pending
    ? calculate(pending.left, pending.operator, normalize(entry))
    : { value: normalize(entry), note: null }
  return { entry: left, phase: 'awaiting', pending: { left, operator }, done: null, note }
}

function equals(state: Calculator): Calculator {
  const entry = normalize(state.entry)
  const operation = state.pending ? { ...state.pending, right: entry } : state.done && { ...state.done, left: entry }
  if (!operation) return { ...state, entry, phase: 'value' }
  const { value, note } = calculate(operation.left, operation.operator, operation.right)
  return { entry: value, phase: 'value', pending: null, done: operation, note }
}

/** Takes away an operator that waits, else the last digit. */
function backspace(state: Calculator): Calculator {
  if (state.pending && state.phase === 'awaiting') {
    const isWhole = state.entry === formatForDisplay(state.entry) && !state.entry.includes('e')
    return { ...state, pending: null, phase: isWhole ? 'typing' : 'value', note: null }
  }
  const text = state.phase === 'typing' ? state.entry : formatForDisplay(state.entry)
  const shorter = text.includes('e') ? '' : text.slice(0, -1)
  return { ...state, entry: /^-?0?$/.test(shorter) ? '0' : shorter, phase: 'typing', done: null, note: null }
}

/** With + or − pending, a percentage of the left operand (200 + 10 % is 220); otherwise divides by 100. */
function percent(state: Calculator): Calculator {
  const { pending } = state
  const base = pending && /[+-]/.test(pending.operator) ? pending.left : '1'
  const { value, note } = percentOf(base, normalize(state.entry))
  return { ...state, entry: value, phase: 'value', done: null, note }
}

function changeSign(state: Calculator): Calculator {
  const { entry, phase } = state
  if (phase !== 'typing') return { ...state, entry: negate(entry), phase: 'value', done: null, note: null }
  if (entry === '0') return state
  return { ...state, entry: entry.startsWith('-') ? entry.slice(1) : `-${entry}` }
}

/** Returns the state after a key, as documented: operators chain, = computes and repeats, backspace ends at 0. */
export function press(state: Calculator, key: Press): Calculator {
  if (typeof key === 'object') return enterNumber(state, key.number)
  if (isOperator(key)) return chooseOperator(state, key)
  switch (key) {
    case '.':
    case ',':
      return typePoint(state, key)
    case '=':
      return equals(state)
    case 'C':
      return CLEARED
    case 'backspace':
      return backspace(state)
    case '%':
      return percent(state)
    case 'sign':
      return changeSign(state)
    default:
      return typeDigit(state, key)
  }
}

/**
 * Text of the display: the sign and the last characters of the input, 12 in all, or a result with 12 significant
 * digits.
 */
export function displayText({ entry, phase }: Calculator): string {
  if (phase !== 'typing') return formatForDisplay(entry)
  if (entry.length <= DISPLAY_CHARACTERS) return entry
  return entry.startsWith('-') ? `-${entry.slice(1 - DISPLAY_CHARACTERS)}` : entry.slice(-DISPLAY_CHARACTERS)
}
