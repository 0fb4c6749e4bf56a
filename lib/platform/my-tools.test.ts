/** @jest-environment jsdom */
import { clearDeviceData } from '@/components/pages/clear-device-data'
import {
  forgetRecentTools,
  readToolList,
  rememberTool,
  parseSlugs,
  toggleFavorite,
  watchToolLists,
  type ToolList,
} from './my-tools'

const slugs = (list: ToolList) => parseSlugs(readToolList(list))

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
  forgetRecentTools()
})

test('stores favorites, newest first, until they are removed', () => {
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

test('remembers six recent tools, each once', () => {
  for (const slug of ['a-a', 'b-b', 'c-c', 'd-d', 'e-e', 'f-f', 'g-g', 'c-c']) rememberTool(slug)
  expect(slugs('recent')).toEqual(['c-c', 'g-g', 'f-f', 'e-e', 'd-d', 'b-b'])
  forgetRecentTools()
  expect(slugs('recent')).toEqual([])
})

test('shows no lists after the device’s storage was cleared', async () => {
  toggleFavorite('bmi-calculator')
  rememberTool('loan-calculator')
  await clearDeviceData('')
  expect([slugs('favorites'), slugs('recent')]).toEqual([[], []])
})

test('ignores stored text that is not a slug', () => {
  localStorage.setItem('toolbox:v1:favorites', '["x"] <img> ../secret loan-calculator')
  expect(slugs('favorites')).toEqual(['loan-calculator'])
})

test('keeps the lists as long as the page where storage is denied', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  rememberTool('loan-calculator')
  expect(slugs('recent')).toEqual(['loan-calculator'])
})

test('notifies listeners of a change', () => {
  const listener = jest.fn()
  const stop = watchToolLists(listener)
  toggleFavorite('bmi-calculator')
  window.dispatchEvent(new Event('storage'))
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  toggleFavorite('bmi-calculator')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('forgetting the recent tools returns the way back, unless there were none', () => {
  for (const slug of ['a-a', 'b-b']) rememberTool(slug)
  const restore = forgetRecentTools()
  expect([slugs('recent'), document.documentElement.hasAttribute('data-recent')]).toEqual([[], false])
  restore?.()
  expect([slugs('recent'), document.documentElement.hasAttribute('data-recent')]).toEqual([['b-b', 'a-a'], true])
  forgetRecentTools()
  expect(forgetRecentTools()).toBeUndefined()
})

test.each(['storage', 'pageshow'])(
  'a change elsewhere is seen on the event %s, until it is no longer watched',
  (type) => {
    const listener = jest.fn()
    const stop = watchToolLists(listener)
    localStorage.setItem('toolbox:v1:recent', 'a-a')
    window.dispatchEvent(new Event(type))
    expect(document.documentElement.hasAttribute('data-recent')).toBe(true)
    stop()
    window.dispatchEvent(new Event(type))
    expect(listener).toHaveBeenCalledTimes(1)
  },
)

test('a list that can be stored again is read from the device', () => {
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  rememberTool('a-a')
  denied.mockRestore()
  rememberTool('b-b')
  localStorage.setItem('toolbox:v1:recent', 'c-c')
  expect(slugs('recent')).toEqual(['c-c'])
})
