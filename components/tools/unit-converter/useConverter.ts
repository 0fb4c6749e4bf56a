import { useEffect, useMemo, useState } from 'react'
import { useFields, type FieldBinding } from '@/components/ui/fields/useFields'
import { watchFragment } from '@/lib/platform/page'
import { readFragment } from '@/lib/core/fields'
import { convert, lowestValue, selection, type Selection } from '@/lib/tools/unit-converter/convert'
import { unitConverterFields } from '@/lib/tools/unit-converter/fields'
import type { Ingredient } from '@/lib/tools/unit-converter/ingredients'
import { readMeasurement } from '@/lib/tools/unit-converter/measurement'
import { swapUnits, type Swap } from '@/lib/tools/unit-converter/swap'
import { selectionOf, splitMeasurement, typeValue } from '@/lib/tools/unit-converter/typing'
import { categoryOf, unitsOf } from '@/lib/tools/unit-converter/units'

export interface Converter {
  readonly selected: Selection
  /** The number to convert; null if it is empty or not a number. */
  readonly value: number | null
  /** The unrounded result; null if there is none. */
  readonly result: number | null
  readonly isBelowAbsoluteZero: boolean
  readonly bind: (name: 'category' | 'value' | 'from' | 'to') => FieldBinding
  readonly ingredientField: FieldBinding
  /** The ingredient whose weight is asked for, in the category of volumes. */
  readonly ingredient: Ingredient | null
  /** Converts an entered measurement (`5 ft 11 in`) to a plain number and selects its unit. */
  readonly normalizeValue: () => void
  readonly swap: () => void
  readonly reset: () => void
  readonly link: () => string
}

/** State of the converter. A unit after the number takes effect while typing and is selected when the field loses focus. */
export function useConverter(): Converter {
  const fields = useFields(unitConverterFields)
  const { raw, values, set } = fields
  const [lastSwap, setLastSwap] = useState<Swap | null>(null)
  const selected = useMemo(() => selectionOf(raw), [raw])
  const { category, from, to } = selected

  // A link that contains only units implies their category.
  useEffect(
    () =>
      watchFragment((fragment) => {
        const given = readFragment(unitConverterFields, fragment)
        const named = categoryOf(given.from ?? '') ?? categoryOf(given.to ?? '')
        if (named && given.category === undefined) set(() => ({ category: named }))
      }),
    [set],
  )

  const measured = readMeasurement(raw.value)
  const value = measured?.value ?? values.value
  const lowest = lowestValue(from)
  const isBelowAbsoluteZero = lowest !== undefined && value !== null && value < lowest
  const result = value === null || isBelowAbsoluteZero ? null : convert(value, from, to)

  const normalizeValue = () => set(splitMeasurement(raw))

  const bind = (name: 'category' | 'value' | 'from' | 'to'): FieldBinding => {
    const field = fields.bind(name)
    if (name === 'category') {
      const choose = (next: string) => {
        const [first, second] = unitsOf(selection({ category: next, from: '', to: '' }).category)
        set({ ...splitMeasurement(raw), category: next, from: first.id, to: second.id })
      }
      return { ...field, raw: category, set: choose }
    }
    if (name === 'value') {
      const tooSmall = isBelowAbsoluteZero ? ({ code: 'tooSmall', params: { min: lowest } } as const) : undefined
      return {
        ...field,
        problem: measured ? tooSmall : (field.problem ?? tooSmall),
        set: (text) => set(typeValue(raw, text)),
        leave: () => (measured ? normalizeValue() : field.leave?.()),
      }
    }
    const choose = (id: string) => set({ ...splitMeasurement(raw), category, from: from.id, to: to.id, [name]: id })
    return { ...field, raw: selected[name].id, set: choose }
  }

  return {
    selected,
    value,
    result,
    isBelowAbsoluteZero,
    bind,
    ingredientField: fields.bind('ingredient'),
    ingredient: category !== 'volume' || values.ingredient === 'none' ? null : values.ingredient,
    normalizeValue,
    swap: () => {
      const next = swapUnits(raw, isBelowAbsoluteZero ? null : value, lastSwap)
      setLastSwap(next)
      set(next.after)
    },
    reset: fields.reset,
    link: () => fields.link(splitMeasurement(raw)),
  }
}
