import { betterKnown } from './better-known'
import { selection, type Selection } from './convert'
import { readMeasurement, firstUnitIn } from './measurement'
import { categoryOf } from './units'

/** Content of the controls. While a unit is typed in the value, `from` and `to` still have the previous units. */
export interface ControlValues {
  readonly category: string
  readonly value: string
  readonly from: string
  readonly to: string
  /** Of the page: decides the target for a unit of another category. */
  readonly locale?: string
}

/**
 * The units in effect: a unit in the value overrides `from`. The chosen `to` is kept if it has the same category, but a
 * value in the target's own unit turns the conversion round. Another category has the unit that is better known.
 */
export function selectionOf(values: ControlValues): Selection {
  const chosen = selection(values)
  const read = readMeasurement(values.value, chosen.from)
  const unit = read?.kind === 'measured' ? read.unit : firstUnitIn(values.value, chosen.from)
  if (!unit) return chosen
  if (read?.kind === 'measured' && read.to) return selection({ category: '', from: unit.id, to: read.to.id })
  const kept = unit.id === chosen.to.id ? chosen.from.id : chosen.to.id
  const to = categoryOf(unit.id) === chosen.category ? kept : (betterKnown(unit.id, values.locale ?? '') ?? kept)
  return selection({ category: '', from: unit.id, to })
}

/** A number as it is written: 1e200, whose two hundred digits would be more than the field reads. */
export function numberText(value: number): string {
  return String(value).replace('e+', 'e')
}

/** Splits a measurement in the value to a number and the units in effect; no changes if it is not one. */
export function splitMeasurement(values: ControlValues): Partial<ControlValues> {
  const { category, from, to } = selectionOf(values)
  const measured = readMeasurement(values.value, from)
  if (measured?.kind !== 'measured') return {}
  return { value: numberText(measured.value), category, from: from.id, to: to.id }
}

/**
 * The changes when the number field gets `text`. A unit that is typed letter by letter is not selected yet: 180c
 * becomes 180cm, and selecting Celsius would lose the target unit.
 */
export function typeValue(values: ControlValues, text: string): Partial<ControlValues> {
  const lengthChange = text.length - values.value.length
  // A change of several characters is a paste; text that is being typed must not be rewritten at the caret.
  const isPaste = Math.abs(lengthChange) > 1
  if (readMeasurement(text, selection(values).from)?.kind === 'measured')
    return isPaste ? splitMeasurement({ ...values, value: text }) : { value: text }
  const isErased = lengthChange === -1 && values.value.startsWith(text)
  // A number that replaces a measurement has its unit; a number whose unit was deleted has the previous unit.
  return isPaste || (lengthChange < 0 && !isErased) ? { ...splitMeasurement(values), value: text } : { value: text }
}
