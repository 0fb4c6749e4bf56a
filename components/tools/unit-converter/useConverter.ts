import { useEffect, useMemo, useState } from 'react'
import { useFields, type FieldBinding } from '@/components/hooks/useFields'
import { watchFragment } from '@/lib/browser/page'
import { readFragment } from '@/lib/core/fields'
import { convert, lowestValue, selection, type Selection } from '@/lib/tools/unit-converter/convert'
import { converterFields } from '@/lib/tools/unit-converter/fields'
import { readMeasurement } from '@/lib/tools/unit-converter/measurement'
import { swapped, type Swap } from '@/lib/tools/unit-converter/swap'
import { selectionOf, settle, typeValue } from '@/lib/tools/unit-converter/typing'
import { categoryOf, unitsOf } from '@/lib/tools/unit-converter/units'

export interface Converter {
  readonly selected: Selection
  /** The number to convert; null: empty or unreadable. */
  readonly value: number | null
  /** Unrounded; null where there is none. */
  readonly result: number | null
  readonly belowAbsoluteZero: boolean
  readonly bind: (name: 'category' | 'value' | 'from' | 'to') => FieldBinding
  /** Turns a measurement typed with its unit (`5 ft 11 in`) into a plain number and chooses the unit. */
  readonly settleValue: () => void
  readonly swap: () => void
  readonly reset: () => void
  readonly link: () => string
}

/** The converter's controls and result. A unit written after the number counts as it is typed and is chosen when one moves on. */
export function useConverter(): Converter {
  const fields = useFields(converterFields)
  const { raw, values, set } = fields
  const [lastSwap, setLastSwap] = useState<Swap | null>(null)
  const selected = useMemo(() => selectionOf(raw), [raw])
  const { category, from, to } = selected

  // A link that names units alone means their category, whatever was chosen before it.
  useEffect(
    () =>
      watchFragment((fragment) => {
        const given = readFragment(converterFields, fragment)
        const named = categoryOf(given.from ?? '') ?? categoryOf(given.to ?? '')
        if (named && given.category === undefined) set(() => ({ category: named }))
      }),
    [set],
  )

  const measured = readMeasurement(raw.value)
  const value = measured?.value ?? values.value
  const lowest = lowestValue(from)
  const belowAbsoluteZero = lowest !== undefined && value !== null && value < lowest
  const result = value === null || belowAbsoluteZero ? null : convert(value, from, to)

  const bind = (name: 'category' | 'value' | 'from' | 'to'): FieldBinding => {
    const field = fields.bind(name)
    if (name === 'category') {
      const choose = (next: string) => {
        const [first, second] = unitsOf(selection({ category: next, from: '', to: '' }).category)
        set({ ...settle(raw), category: next, from: first.id, to: second.id })
      }
      return { ...field, raw: category, set: choose }
    }
    if (name === 'value') {
      const tooSmall = belowAbsoluteZero ? ({ code: 'tooSmall', params: { min: lowest } } as const) : undefined
      return {
        ...field,
        problem: measured ? tooSmall : (field.problem ?? tooSmall),
        set: (text) => set(typeValue(raw, text)),
      }
    }
    const choose = (id: string) => set({ ...settle(raw), category, from: from.id, to: to.id, [name]: id })
    return { ...field, raw: selected[name].id, set: choose }
  }

  return {
    selected,
    value,
    result,
    belowAbsoluteZero,
    bind,
    settleValue: () => set(settle(raw)),
    swap: () => {
      const next = swapped(raw, belowAbsoluteZero ? null : value, lastSwap)
      setLastSwap(next)
      set(next.put)
    },
    reset: fields.reset,
    link: fields.link,
  }
}
