export interface Calculation {
  readonly id: number
  readonly expression: string
  /** The result as displayed. */
  readonly result: string
}

/** True for data that was saved from a history. */
export function isHistory(value: unknown): value is readonly Calculation[] {
  return Array.isArray(value) && value.every(isCalculation)
}

function isCalculation(value: unknown): value is Calculation {
  const { id, expression, result } = (value ?? {}) as Partial<Calculation>
  return typeof id === 'number' && typeof expression === 'string' && typeof result === 'string'
}

/** Maximum number of entries, as documented. */
const MAX_ENTRIES = 10

/** Adds a calculation at the front of a history of at most ten; repeating the newest one has no effect. */
export function withCalculation(
  history: readonly Calculation[],
  expression: string,
  result: string,
): readonly Calculation[] {
  const [newest] = history
  if (newest?.expression === expression && newest.result === result) return history
  return [{ id: (newest?.id ?? 0) + 1, expression, result }, ...history].slice(0, MAX_ENTRIES)
}

/** A history that was cleared, with what was calculated since. */
export function joinHistories(cleared: readonly Calculation[], since: readonly Calculation[]): readonly Calculation[] {
  return since.toReversed().reduce((all, { expression, result }) => withCalculation(all, expression, result), cleared)
}
