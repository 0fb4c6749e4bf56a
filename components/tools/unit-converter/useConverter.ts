import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { useFields, type FieldBinding } from '@/components/ui/fields/useFields'
import { watchFragment } from '@/lib/platform/page'
import { readFragment, type Problem } from '@/lib/core/fields'
import { readNumber } from '@/lib/core/read-number'
import { convert, lowestValue, selection } from '@/lib/tools/unit-converter/convert'
import { unitConverterFields } from '@/lib/tools/unit-converter/fields'
import { readMeasurement, type Reading } from '@/lib/tools/unit-converter/measurement'
import { exactValue, swapUnits, type Swap } from '@/lib/tools/unit-converter/swap'
import { numberText, selectionOf, splitMeasurement, typeValue } from '@/lib/tools/unit-converter/typing'
import { categoryOf, unitsOf, type CategoryId, type KnownUnit } from '@/lib/tools/unit-converter/units'

/** What the field says of a unit that is unknown, or in doubt. */
function problemOf(reading: Extract<Reading, { kind: 'refused' }>): Problem {
  return { code: reading.code, params: 'name' in reading ? { name: reading.name } : {} }
}

function impossibleProblem(category: CategoryId, value: number | null, lowest = -Infinity): Problem | undefined {
  if (value === null) return undefined
  if (value < lowest) return { code: 'tooSmall', params: { min: lowest } }
  return category === 'fuel' && value <= 0 ? { code: 'notAboveZero', params: {} } : undefined
}

/** A number without a unit; in units of time, 1:30 is read too. Null for none, and for what cannot be read. */
function readPlain(text: string, { id }: KnownUnit): number | null {
  const isClock = text.includes(':') && (id === 'h' || id === 'min' || id === 's')
  const value = readNumber(text, isClock ? id : 'plain')
  return value === null || Number.isNaN(value) ? null : value
}

export type Converter = ReturnType<typeof useConverter>

/** State of the converter. A unit after the number takes effect while typing and is selected when the field loses focus. */
export function useConverter() {
  const fields = useFields(unitConverterFields)
  const { values, set } = fields
  const locale = useLocale()
  const raw = { ...fields.raw, locale }
  const [lastSwap, setLastSwap] = useState<Swap | null>(null)
  const selected = selectionOf(raw)
  const { category, from, to } = selected

  // A link that contains only units implies their category, unless a reload restored others that were chosen since.
  useEffect(
    () =>
      watchFragment((fragment) => {
        const given = readFragment(unitConverterFields, fragment)
        const named = categoryOf(given.from ?? '') ?? categoryOf(given.to ?? '')
        if (!named || given.category !== undefined) return
        const isOf = (name: 'from' | 'to', now?: string) => (given[name] ?? now) === now
        set(({ from, to }) => (isOf('from', from) && isOf('to', to) ? { category: named } : {}))
      }),
    [set],
  )

  const reading = readMeasurement(raw.value, from)
  const measured = reading?.kind === 'measured' ? reading : null
  const entered = measured ? measured.value : reading ? null : (exactValue(raw, lastSwap) ?? readPlain(raw.value, from))
  const lowest = lowestValue(from)
  const isBelowAbsoluteZero = lowest !== undefined && entered !== null && entered < lowest
  const isImpossible = isBelowAbsoluteZero || (category === 'fuel' && entered !== null && entered <= 0)
  const value = isImpossible ? null : entered
  const result = value === null ? null : convert(value, from, to)
  const problem = reading?.kind === 'refused' ? problemOf(reading) : impossibleProblem(category, entered, lowest)

  /** Converts an entered measurement (`5 ft 11 in`) to a plain number and selects its unit. */
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
      return {
        ...field,
        problem: problem ?? (measured || entered !== null ? undefined : field.problem),
        set: (text) => set(typeValue(raw, text)),
        leave: () => (measured ? normalizeValue() : field.leave?.()),
      }
    }
    const choose = (id: string) => set({ ...splitMeasurement(raw), category, from: from.id, to: to.id, [name]: id })
    return { ...field, raw: selected[name].id, set: choose }
  }

  return {
    selected,
    /** The number to convert; null if it is empty or not a number. */
    value,
    /** The unrounded result, or null without a value that can be converted. */
    result,
    isBelowAbsoluteZero,
    /** Values to choose from if the typed unit is ambiguous; otherwise empty. */
    answers:
      reading?.kind === 'refused' && reading.code === 'whichUnit'
        ? reading.spellings.map((spelling) => `${numberText(reading.amount)} ${spelling}`)
        : [],
    /** Takes one of them. */
    use: (answer: string) => set({ value: answer, ...splitMeasurement({ ...raw, value: answer }) }),
    bind,
    ingredientField: fields.bind('ingredient'),
    fields,
    /** The ingredient to weigh, or null outside the volume category. */
    ingredient: category !== 'volume' || values.ingredient === 'none' ? null : values.ingredient,
    normalizeValue,
    swap: () => {
      const next = swapUnits(raw, value, lastSwap)
      setLastSwap(next)
      set(next.after)
    },
    reset: fields.reset,
    link: () => fields.link(value === null ? {} : { ...splitMeasurement(raw), value: numberText(value) }),
  }
}
