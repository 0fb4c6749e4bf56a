export interface Calculation {
  readonly id: number
  readonly expression: string
  /** As it was shown. */
  readonly result: string
}

/** True for data that a history once was. */
export function isHistory(value: unknown): value is readonly Calculation[] {
  return Array.isArray(value) && value.every(isCalculation)
}

function isCalculation(value: unknown): value is Calculation {
  const { id, expression, result } = (value ?? {}) as Partial<Calculation>
  return typeof id === 'number' && typeof expression === 'string' && typeof result === 'string'
}

/** Entries kept, as documented. */
const KEPT = 10

/** History with a calculation on top, at most ten; the same calculation twice in a row counts once. */
export function withCalculation(
  history: readonly Calculation[],
  expression: string,
  result: string,
): readonly Calculation[] {
  const [newest] = history
  if (newest?.expression === expression && newest.result === result) return history
  return [{ id: (newest?.id ?? 0) + 1, expression, result }, ...history].slice(0, KEPT)
}
