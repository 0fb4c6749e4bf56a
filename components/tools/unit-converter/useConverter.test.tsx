/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useConverter } from './useConverter'

function setUp(fragment = '') {
  window.location.hash = fragment
  return renderHook(() => useConverter()).result
}

test('swapping twice restores the entered value', () => {
  const converter = setUp('#value=10&from=mm&to=ft')
  act(() => converter.current.swap())
  expect(converter.current.selected).toMatchObject({ from: { id: 'ft' }, to: { id: 'mm' } })
  act(() => converter.current.swap())
  expect(converter.current.value).toBe(10)
  expect(converter.current.selected).toMatchObject({ from: { id: 'mm' }, to: { id: 'ft' } })
})

describe('a link that is opened on the loaded page', () => {
  const units = ({ current: { selected, value, result } }: { current: ReturnType<typeof useConverter> }) =>
    `${selected.category}: ${value} ${selected.from.id} = ${result} ${selected.to.id}`

  function follow(fragment: string) {
    act(() => {
      window.location.hash = fragment
      window.dispatchEvent(new HashChangeEvent('hashchange'))
    })
  }

  it.each([
    ['#from=km&to=mi&value=1.609344', 'length: 1.609344 km = 1 mi'],
    ['#from=km&value=5', 'length: 5 km = 500000 cm'],
    ['#to=mi&value=1609344', 'length: 1609344 mm = 1 mi'],
    ['#from=kg&value=5', 'weight: 5 kg = 5000 g'],
    ['#category=area&value=5', 'area: 5 mm2 = 0.05 cm2'],
    ['#from=parsec&value=5', 'weight: 5 mg = 0.005 g'],
  ])('%s replaces the category of weights', (fragment, expected) => {
    const converter = setUp()
    act(() => converter.current.bind('category').set('weight'))
    expect(units(converter)).toBe('weight: 1 mg = 0.001 g')
    follow(fragment)
    expect(units(converter)).toBe(expected)
  })

  it('does not prevent choosing another category afterwards', () => {
    const converter = setUp('#category=weight')
    follow('#from=km&to=mi&value=5')
    expect(units(converter)).toBe('length: 5 km = 3.1068559611866697 mi')
    act(() => converter.current.bind('category').set('time'))
    expect(units(converter)).toBe('time: 5 ms = 0.005 s')
  })
})
