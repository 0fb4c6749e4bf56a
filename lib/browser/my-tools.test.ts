/** @jest-environment jsdom */
import { clearDeviceData } from './clear-device-data'
import {
  forgetRecentTools,
  readToolList,
  rememberTool,
  slugsIn,
  toggleFavorite,
  watchToolLists,
  type ToolList,
} from './my-tools'

const slugs = (list: ToolList) => slugsIn(readToolList(list))

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
  forgetRecentTools()
})

test('a favorite is kept, newest first, until it is taken out', () => {
  toggleFavorite('bmi-calculator')
  toggleFavorite('loan-calculator')
  expect(slugs('favorites')).toEqual(['loan-calculator', 'bmi-calculator'])
  expect(localStorage.getItem('toolbox:v1:favorites')).toBe('loan-calculator bmi-calculator')
  expect(document.documentElement.hasAttribute('data-favorites')).toBe(true)
  toggleFavorite('bmi-calculator')
  toggleFavorite('loan-calculator')
  expect(slugs('favorites')).toEqual([])
  expect(document.documentElement.hasAttribute('data-favorites')).toBe(false)
})

test('six recent tools are remembered, each once', () => {
  for (const slug of ['a-a', 'b-b', 'c-c', 'd-d', 'e-e', 'f-f', 'g-g', 'c-c']) rememberTool(slug)
  expect(slugs('recent')).toEqual(['c-c', 'g-g', 'f-f', 'e-e', 'd-d', 'b-b'])
  forgetRecentTools()
  expect(slugs('recent')).toEqual([])
})

test('clearing the device forgets both lists', async () => {
  toggleFavorite('bmi-calculator')
  rememberTool('loan-calculator')
  await clearDeviceData('')
  expect([slugs('favorites'), slugs('recent')]).toEqual([[], []])
})

test('whatever else stands in the storage is not taken for a tool', () => {
  localStorage.setItem('toolbox:v1:favorites', '["x"] <img> ../secret loan-calculator')
  expect(slugs('favorites')).toEqual(['loan-calculator'])
})

test('where storage is denied the lists last as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  rememberTool('loan-calculator')
  expect(slugs('recent')).toEqual(['loan-calculator'])
})

test('a change is told to whoever watches', () => {
  const listener = jest.fn()
  const stop = watchToolLists(listener)
  toggleFavorite('bmi-calculator')
  window.dispatchEvent(new Event('storage'))
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  toggleFavorite('bmi-calculator')
  expect(listener).toHaveBeenCalledTimes(2)
})
