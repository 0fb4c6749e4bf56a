import { calculate, fitted, negated, OPERATORS, percentOf, settled, type Note, type Operator } from './decimal'

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
export const KEYS = [...DIGITS, '.', ...OPERATORS, '=', 'C', 'backspace', '%', 'sign'] as const
export type Key = (typeof KEYS)[number]

/** A key, or all of a number at once: with a sign or an exponent no row of keys types it while an operator waits. */
export type Press = Key | { readonly number: string }

export interface Operation {
  readonly left: string
  readonly operator: Operator
  readonly right: string
}

export interface Calculator {
  /** The number on the display, exact: what is being typed or a computed value. */
  readonly entry: string
  /** typing: keys extend the entry. value: the next digit replaces it. awaiting: an operator was just pressed. */
  readonly phase: 'typing' | 'value' | 'awaiting'
  readonly pending: Omit<Operation, 'right'> | null
  /** What the last = computed; another = does its operator and right operand again. */
  readonly done: Operation | null
  readonly note: Note | null
}

const PHASES: readonly string[] = ['typing', 'value', 'awaiting'] satisfies Calculator['phase'][]

export const CLEARED: Calculator = { entry: '0', phase: 'typing', pending: null, done: null, note: null }

/** True for data that a calculator once was. */
export function isCalculator(value: unknown): value is Calculator {
  if (typeof value !== 'object' || value === null) return false
  const { entry, phase } = value as Partial<Calculator>
  return Object.keys(CLEARED).every((key) => key in value) && /^-?\d/.test(entry ?? '') && PHASES.includes(phase ?? '')
}

/** Characters the display has room for while typing, as documented. */
const SHOWN_CHARACTERS = 12
/** Longest number one can type. */
const MAX_TYPED = 30

function isOneOf<T extends string>(list: readonly T[], key: string): key is T {
  return (list as readonly string[]).includes(key)
}

function typeDigit(state: Calculator, digit: string): Calculator {
  if (state.phase !== 'typing') return { ...state, entry: digit, phase: 'typing', done: null, note: null }
  if (state.entry.length >= MAX_TYPED) return state
  const entry = /^-?0$/.test(state.entry) ? state.entry.replace('0', digit) : state.entry + digit
  return { ...state, entry, done: null, note: null }
}

function typePoint(state: Calculator): Calculator {
  if (state.phase !== 'typing') return { ...state, entry: '0.', phase: 'typing', done: null, note: null }
  return state.entry.includes('.') ? state : { ...state, entry: `${state.entry}.`, done: null, note: null }
}

function enter(state: Calculator, number: string): Calculator {
  const { value, note } = calculate('0', '+', number)
  return { ...state, entry: value, phase: 'value', done: null, note }
}

function chooseOperator(state: Calculator, operator: Operator): Calculator {
  const { pending, phase, entry } = state
  if (pending && phase === 'awaiting') return { ...state, pending: { ...pending, operator } }
  const { value: left, note } = pending
    ? calculate(pending.left, pending.operator, settled(entry))
    : { value: settled(entry), note: null }
  return { entry: left, phase: 'awaiting', pending: { left, operator }, done: null, note }
}

function equals(state: Calculator): Calculator {
  const entry = settled(state.entry)
  const operation = state.pending ? { ...state.pending, right: entry } : state.done && { ...state.done, left: entry }
  if (!operation) return { ...state, entry, phase: 'value' }
  const { value, note } = calculate(operation.left, operation.operator, operation.right)
  return { entry: value, phase: 'value', pending: null, done: operation, note }
}

function backspace(state: Calculator): Calculator {
  const text = state.phase === 'typing' ? state.entry : fitted(state.entry)
  const shorter = text.includes('e') ? '' : text.slice(0, -1)
  return { ...state, entry: /^-?0?$/.test(shorter) ? '0' : shorter, phase: 'typing', done: null, note: null }
}

/** With + or − pending, so many per cent of the left number (200 + 10 % is 220); otherwise hundredths. */
function percent(state: Calculator): Calculator {
  const { pending } = state
  const base = pending && isOneOf(['+', '-'], pending.operator) ? pending.left : '1'
  const { value, note } = percentOf(base, settled(state.entry))
  return { ...state, entry: value, phase: 'value', done: null, note }
}

function changeSign(state: Calculator): Calculator {
  const { entry, phase } = state
  if (phase !== 'typing') return { ...state, entry: negated(entry), phase: 'value', done: null, note: null }
  if (entry === '0') return state
  return { ...state, entry: entry.startsWith('-') ? entry.slice(1) : `-${entry}` }
}

/** The calculator after a key, as documented: operators chain, = finalises and repeats, one point, backspace down to 0. */
export function press(state: Calculator, key: Press): Calculator {
  if (typeof key === 'object') return enter(state, key.number)
  if (isOneOf(OPERATORS, key)) return chooseOperator(state, key)
  switch (key) {
    case '.':
      return typePoint(state)
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

/** Text of the display: of what is typed the last 12 characters, never without its sign; of a result 12 digits. */
export function displayText({ entry, phase }: Calculator): string {
  if (phase !== 'typing') return fitted(entry)
  if (entry.length <= SHOWN_CHARACTERS) return entry
  return entry.startsWith('-') ? `-${entry.slice(1 - SHOWN_CHARACTERS)}` : entry.slice(-SHOWN_CHARACTERS)
}
