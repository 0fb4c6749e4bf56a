import { machineNumber, roundTo, trimZeros } from '@/lib/core/numbers'
import { convert } from './convert'
import { selectionOf, splitMeasurement, type ControlValues } from './typing'

/** The content of the controls before and after a swap, and the unrounded number of the latter. */
export interface Swap {
  readonly before: ControlValues
  readonly after: ControlValues
  readonly exact: number | null
  /** The number to which a second swap returns. */
  readonly undone: number | null
}

const DECIMALS = 6
const SIGNIFICANT = 6
/** Below it six decimals show less than half of the significant digits. */
const SMALL = 0.001
const LARGEST = 1e15

/** A number as a person types it: up to six decimals, or six significant digits where those say little. */
function typedText(value: number): string {
  const size = Math.abs(value)
  if (size >= LARGEST) return trimZeros(value.toExponential(SIGNIFICANT - 1))
  if (size > 0 && size < SMALL) return String(Number(value.toPrecision(SIGNIFICANT)))
  return machineNumber(roundTo(value, DECIMALS))
}

/** The number that the controls hold after a swap, which their text rounds; null once value or unit is changed. */
export function exactValue(values: ControlValues, last: Swap | null): number | null {
  return last?.after.value === values.value && last.after.from === values.from ? last.exact : null
}

function isSame(a: ControlValues, b: ControlValues): boolean {
  return a.value === b.value && a.from === b.from && a.to === b.to
}

/**
 * Exchanges the units and replaces the value by the result, of which the text is rounded. If nothing
 * changed since the `last` swap, restores the content before it. `value` is the number to convert, null if there is none.
 */
export function swapUnits(values: ControlValues, value: number | null, last: Swap | null): Swap {
  if (last && isSame(last.after, values))
    return { before: values, after: last.before, exact: last.undone, undone: last.exact }
  const { category, from, to } = selectionOf(values)
  const result = value === null ? null : convert(value, from, to)
  const before = { ...values, ...splitMeasurement(values), category, from: from.id, to: to.id }
  return {
    before,
    after: { category, from: to.id, to: from.id, value: result === null ? before.value : typedText(result) },
    exact: result,
    undone: value,
  }
}
