/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useFields } from '@/components/ui/fields/useFields'
import type { Field } from '@/lib/core/fields'
import { TOOL_FIELDS } from '@/scripts/jest/tool-fields'

/** A content that no field starts with. */
function changed(field: Field): string {
  if (field.kind === 'choice') return field.choices.find((choice) => choice !== field.default) ?? field.default
  if (field.kind === 'flag') return String(!field.default)
  return field.kind === 'date' ? '2024-02-29' : '7.25'
}

it.each(TOOL_FIELDS)('Reset of $slug returns every field to what it started with', ({ fields }) => {
  const { result } = renderHook(() => useFields(fields))
  const before = result.current.raw
  act(() =>
    result.current.set(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, changed(field)]))),
  )
  const unchanged = Object.keys(fields).filter((name) => result.current.raw[name] === before[name])
  expect(unchanged).toEqual([])
  act(() => void result.current.reset())
  expect(result.current.raw).toEqual(before)
})
