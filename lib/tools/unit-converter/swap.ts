import { machineNumber } from '@/lib/core/numbers'
import { convert } from './convert'
import { selectionOf, splitMeasurement, type ControlValues } from './typing'

/** The content of the controls before and after a swap. */
export interface Swap {
  readonly before: ControlValues
  readonly after: ControlValues
}

function isSame(a: ControlValues, b: ControlValues): boolean {
  return a.value === b.value && a.from === b.from && a.to === b.to
}

/**
 * Exchanges the units and replaces the value by the unrounded result. If nothing changed since the `last` swap,
 * restores the content before it, because rounding to doubles would return 9.999999999999998 for 10 mm. `value` is the
 * number to convert, null if there is none.
 */
export function swapUnits(values: ControlValues, value: number | null, last: Swap | null): Swap {
  if (last && isSame(last.after, values)) return { before: values, after: last.before }
  const { category, from, to } = selectionOf(values)
  const result = value === null ? null : convert(value, from, to)
  const before = { ...values, ...splitMeasurement(values), category, from: from.id, to: to.id }
  return {
    before,
    after: { category, from: to.id, to: from.id, value: result === null ? before.value : machineNumber(result) },
  }
}
