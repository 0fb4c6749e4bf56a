/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useConverter } from './useConverter'

function setUp(fragment = '') {
  window.location.hash = fragment
  return renderHook(() => useConverter()).result
}

test('two swaps bring back what was typed', () => {
  const converter = setUp('#value=10&from=mm&to=ft')
  act(() => converter.current.swap())
  expect(converter.current.selected).toMatchObject({ from: { id: 'ft' }, to: { id: 'mm' } })
  act(() => converter.current.swap())
  expect(converter.current.value).toBe(10)
  expect(converter.current.selected).toMatchObject({ from: { id: 'mm' }, to: { id: 'ft' } })
})
