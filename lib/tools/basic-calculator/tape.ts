import { CLEARED, isCalculator, isNumberText, press, type Calculator, type Operation, type Press } from './calculator'
import { formatForDisplay, normalize, type Operator } from './decimal'

/** The typographic signs of the operators. */
export const OPERATOR_SIGNS: Readonly<Record<Operator, string>> = { '+': '+', '-': '−', '*': '×', '/': '÷' }

/** A line of the paper tape. */
export interface TapeLine {
  /** `12 × 3`, as it was computed or as the visitor wrote it. */
  readonly text: string
  /** In full precision; null if the text cannot be computed. */
  readonly value: string | null
}

/** A calculator with its paper tape. */
export interface Desk {
  readonly calculator: Calculator
  readonly tape: readonly TapeLine[]
}

export const EMPTY_DESK: Desk = { calculator: CLEARED, tape: [] }

/** More lines are cut off at the top. */
const MAX_LINES = 100

/** The operation that a key completed: `=`, or an operator after another one. */
function completed(before: Calculator, after: Calculator): Operation | null {
  if (after.done && after.done !== before.done) return after.done
  const isChained = before.pending && before.phase !== 'awaiting' && after.pending && after.phase === 'awaiting'
  return isChained && before.pending ? { ...before.pending, right: normalize(before.entry) } : null
}

/** The desk after a key; each operation becomes a line of the tape. */
export function pressOnDesk({ calculator, tape }: Desk, key: Press): Desk {
  const after = press(calculator, key)
  const operation = completed(calculator, after)
  if (!operation) return { calculator: after, tape }
  const { left, operator, right } = operation
  const text = `${formatForDisplay(left)} ${OPERATOR_SIGNS[operator]} ${formatForDisplay(right)}`
  return { calculator: after, tape: [...tape, { text, value: after.entry }].slice(-MAX_LINES) }
}

/** True for data that was saved from a desk. */
export function isDesk(value: unknown): value is Desk {
  const { calculator, tape } = (value ?? {}) as Partial<Desk>
  const isLine = (line: Partial<TapeLine> | null) =>
    typeof line?.text === 'string' && (line.value === null || isNumberText(line.value))
  return isCalculator(calculator) && Array.isArray(tape) && tape.every(isLine)
}
