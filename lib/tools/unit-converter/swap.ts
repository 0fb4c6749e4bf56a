import { machineNumber } from '@/lib/core/numbers'
import { convert } from './convert'
import { selectionOf, settle, type Held } from './typing'

/** A swap: what stood in the controls and what stands there instead. */
export interface Swap {
  readonly away: Held
  readonly put: Held
}

function isSame(a: Held, b: Held): boolean {
  return a.value === b.value && a.from === b.from && a.to === b.to
}

/**
 * Units and values exchanged, unrounded. 10 mm are no double in feet, so the way back would be 9.999999999999998 mm: while
 * nothing was changed since the `last` swap, what it put away comes back instead. `value`: the number to convert; null
 * where there is none to exchange.
 */
export function swapped(held: Held, value: number | null, last: Swap | null): Swap {
  if (last && isSame(last.put, held)) return { away: held, put: last.away }
  const { category, from, to } = selectionOf(held)
  const result = value === null ? null : convert(value, from, to)
  const away = { ...held, ...settle(held), category, from: from.id, to: to.id }
  return {
    away,
    put: { category, from: to.id, to: from.id, value: result === null ? away.value : machineNumber(result) },
  }
}
