/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { defaultsOf } from '@/lib/core/fields'
import { RATE_FIELDS } from '@/lib/tools/credit-calculator/fields'
import { useKeptRates } from './useKeptRates'

const RATES = defaultsOf(RATE_FIELDS)
const NAME = 'toolbox:v1:settings:card-rates'
const stored = (name: string) => new URLSearchParams(localStorage.getItem(NAME) ?? '').get(name)
const open = () => renderHook(useKeptRates).result

beforeEach(() => localStorage.clear())

test('a rate that is changed leaves those that another tab stored since', () => {
  const [first, second] = [open(), open()]
  act(() => first.current.keep(RATES))
  act(() => first.current.change('rate-3', { ...RATES, 'rate-3': '9.5' }))
  act(() => second.current.change('rate-12', { ...RATES, 'rate-12': '17.5' }))
  expect(['rate-3', 'rate-12', 'rate-6'].map(stored)).toEqual(['9.5', '17.5', RATES['rate-6']])
  act(() => second.current.change('rate-12', { ...RATES, 'rate-12': 'much' }))
  expect(['rate-3', 'rate-12'].map(stored)).toEqual(['9.5', null])
})

test('rates that are not kept, or no longer by another tab, are not stored by a change', () => {
  const [first, second] = [open(), open()]
  act(() => first.current.change('rate-3', RATES))
  expect(localStorage.getItem(NAME)).toBeNull()
  act(() => first.current.keep(RATES))
  act(() => second.current.forget())
  act(() => first.current.change('rate-3', RATES))
  expect([localStorage.getItem(NAME), first.current.isKept]).toEqual([null, false])
})
