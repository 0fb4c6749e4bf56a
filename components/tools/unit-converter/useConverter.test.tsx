/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { DraftContext } from '@/components/ui/fields/useDraft'
import { useConverter } from './useConverter'

jest.mock('next-intl', () => ({ useLocale: () => 'ko' }))

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
    ['#from=parsec&value=5', 'length: 5 mm = 0.5 cm'],
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

test.each([
  ['36.5도', 'whichUnit', ['36.5 °C', '36.5 °F']],
  ['5 mj', 'whichUnit', ['5 MJ', '5 mJ']],
  ['5 parsecs', 'unknownUnit', []],
  ['120/80 mmHg', 'severalNumbers', []],
  ['0 mpg', 'notAboveZero', []],
  ['-5 mpg', 'notAboveZero', []],
  ['-300 °C', 'tooSmall', []],
  ['20%', 'unknownUnit', []],
  ['스물다섯', 'notNumber', []],
])('%s has no result and says why', (text, code, answers) => {
  const converter = setUp('#category=length&value=1&from=m&to=cm')
  act(() => converter.current.bind('value').set(text))
  expect(converter.current.bind('value').problem?.code).toBe(code)
  expect([converter.current.result, converter.current.answers]).toEqual([null, answers])
})

test('an answer is taken with its unit', () => {
  const converter = setUp('#category=length&value=1&from=m&to=cm')
  act(() => converter.current.bind('value').set('36.5도'))
  act(() => converter.current.use('36.5 °C'))
  expect(converter.current).toMatchObject({ value: 36.5, selected: { from: { id: 'celsius' } } })
})

test.each([
  ['1:30', 'h', 'min', 90],
  ['1:30', 's', 'min', 1.5],
  ['1:30', 'min', 's', null],
  ['(1,000)', 's', 'ms', -1_000_000],
  ['삼백만', 'ms', 's', 3000],
])('%s in %s is read in %s as %d', (text, from, to, result) => {
  const converter = setUp(`#category=time&value=1&from=${from}&to=${to}`)
  act(() => converter.current.bind('value').set(text))
  expect(converter.current.result).toBe(result)
})

test('a swap shows six decimals and converts the exact number, to any unit', () => {
  const converter = setUp('#value=1&from=m&to=ft')
  act(() => converter.current.swap())
  expect(converter.current.bind('value').raw).toBe('3.28084')
  expect([converter.current.value, converter.current.result]).toEqual([3.2808398950131235, 1])
  act(() => converter.current.bind('to').set('mm'))
  expect(converter.current.result).toBe(1000)
})

test('a reload keeps the category that was chosen after a link', () => {
  document.documentElement.dataset.onward = ''
  window.location.hash = '#from=km&to=mi&value=5'
  const wrapper = ({ children }: { children: ReactNode }) => <DraftContext value="linked">{children}</DraftContext>
  const { result, unmount } = renderHook(() => useConverter(), { wrapper })
  act(() => result.current.bind('category').set('weight'))
  act(() => void window.dispatchEvent(new Event('pagehide')))
  unmount()
  const reloaded = renderHook(() => useConverter(), { wrapper }).result
  expect(reloaded.current.selected).toMatchObject({ from: { id: 'mg' }, to: { id: 'g' } })
  delete document.documentElement.dataset.onward
})

// All digits of these are more than the field reads.
test.each(['1e150', '5e-200'])('a link to %s shows the same', (value) => {
  const converter = setUp(`#category=length&value=${value}&from=m&to=km`)
  const { result } = converter.current
  const { hash } = new URL(converter.current.link())
  expect(setUp(hash).current).toMatchObject({ value: Number(value), result })
})
