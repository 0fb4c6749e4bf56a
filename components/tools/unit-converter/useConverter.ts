import { useMemo } from 'react'
import { useFields, type FieldBinding } from '@/components/hooks/useFields'
import { machineNumber } from '@/lib/core/numbers'
import { convert, lowestValue, selection, type Selection } from '@/lib/tools/unit-converter/convert'
import { converterFields } from '@/lib/tools/unit-converter/fields'
import { readMeasurement } from '@/lib/tools/unit-converter/measurement'
import { categoryOf, unitsOf } from '@/lib/tools/unit-converter/units'

export interface Converter {
  readonly selected: Selection
  /** The number to convert; null: empty or unreadable. */
  readonly value: number | null
  /** Unrounded; null where there is none. */
  readonly result: number | null
  readonly belowAbsoluteZero: boolean
  readonly bind: (name: 'category' | 'value' | 'from' | 'to') => FieldBinding
  /** Turns a measurement typed with its unit (`5 ft 11 in`) into a plain number; the unit is chosen already. */
  readonly settleValue: () => void
  readonly swap: () => void
  readonly reset: () => void
  readonly link: () => string
}

/** The converter's controls and result. A unit written after the number is followed as it is typed. */
export function useConverter(): Converter {
  const fields = useFields(converterFields)
  const { raw, values, set } = fields
  const selected = useMemo(() => selection(raw), [raw])
  const { category, from, to } = selected
  const measured = values.value === null ? readMeasurement(raw.value) : null
  const value = values.value ?? measured?.value ?? null
  const lowest = lowestValue(from)
  const belowAbsoluteZero = lowest !== undefined && value !== null && value < lowest
  const result = value === null || belowAbsoluteZero ? null : convert(value, from, to)

  const typeValue = (text: string) => {
    const read = readMeasurement(text)
    if (!read) return set({ value: text })
    const { unit } = read
    const units = selection({ category: categoryOf(unit.id) ?? category, from: unit.id, to: to.id })
    // Text that arrives at once is a paste; what is typed letter by letter must not be rewritten under the caret.
    const pasted = Math.abs(text.length - raw.value.length) > 1
    set({
      value: pasted ? machineNumber(read.value) : text,
      category: units.category,
      from: units.from.id,
      to: units.to.id,
    })
  }

  const bind = (name: 'category' | 'value' | 'from' | 'to'): FieldBinding => {
    const field = fields.bind(name)
    if (name === 'category') {
      const choose = (next: string) => {
        const [first, second] = unitsOf(selection({ category: next, from: '', to: '' }).category)
        set({ category: next, from: first.id, to: second.id })
      }
      return { ...field, raw: category, set: choose }
    }
    if (name === 'value') {
      const tooSmall = belowAbsoluteZero ? ({ code: 'tooSmall', params: { min: lowest } } as const) : undefined
      return { ...field, problem: measured ? tooSmall : (field.problem ?? tooSmall), set: typeValue }
    }
    return { ...field, raw: selected[name].id, set: (id) => set({ category, from: from.id, to: to.id, [name]: id }) }
  }

  return {
    selected,
    value,
    result,
    belowAbsoluteZero,
    bind,
    settleValue: () => {
      if (measured) set({ value: machineNumber(measured.value) })
    },
    swap: () =>
      set({
        category,
        from: to.id,
        to: from.id,
        ...(result !== null && { value: machineNumber(result) }),
      }),
    reset: fields.reset,
    link: fields.link,
  }
}
