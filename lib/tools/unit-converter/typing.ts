import { machineNumber } from '@/lib/core/numbers'
import { selection, type Selection } from './convert'
import { readMeasurement, unitWritten } from './measurement'

/** What the converter's controls hold. While a unit is typed, the units are those from before it. */
export interface Held {
  readonly category: string
  readonly value: string
  readonly from: string
  readonly to: string
}

/** The units in force: a unit written after the number comes before the chosen one. The chosen target stays where it can. */
export function selectionOf(held: Held): Selection {
  const chosen = selection(held)
  const unit = unitWritten(held.value)
  return unit ? selection({ category: '', from: unit.id, to: chosen.to.id }) : chosen
}

/** A measurement → a plain number and the units in force, each in its own control; nothing where there is none. */
export function settle(held: Held): Partial<Held> {
  const measured = readMeasurement(held.value)
  if (!measured) return {}
  const { category, from, to } = selectionOf(held)
  return { value: machineNumber(measured.value), category, from: from.id, to: to.id }
}

/**
 * What changes when the number field holds `text`. A unit typed letter by letter is not chosen yet: 180c is on the way to
 * 180cm, and choosing Celsius would lose the target.
 */
export function typeValue(held: Held, text: string): Partial<Held> {
  const [before, after] = [held.value, text].map((value) => value.replaceAll(',', '')) as [string, string]
  const growth = after.length - before.length
  // Text that arrives at once is a paste; what is typed letter by letter must not be rewritten under the caret.
  const atOnce = Math.abs(growth) > 1
  if (readMeasurement(text)) return atOnce ? settle({ ...held, value: text }) : { value: text }
  const erased = growth === -1 && before.startsWith(after)
  // A number that takes a measurement's place is in its unit; one whose unit is erased is in the unit from before.
  return atOnce || (growth < 0 && !erased) ? { ...settle(held), value: text } : { value: text }
}
