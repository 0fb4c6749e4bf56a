/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useStoredList } from './useStoredList'

const NAME = 'toolbox:v1:dates'
const isText = (value: unknown): value is string => typeof value === 'string'
const stored = () => JSON.parse(localStorage.getItem(NAME) ?? '[]') as unknown
const open = () => renderHook(() => useStoredList('dates', isText)).result

beforeEach(() => localStorage.clear())

test('what another tab stored since is kept, even before this page hears of it', () => {
  const list = open()
  act(() => void list.current.save((items) => [...items, 'mine']))
  localStorage.setItem(NAME, '["mine","of another tab"]')
  act(() => void list.current.save((items) => [...items, 'second']))
  expect(stored()).toEqual(['mine', 'of another tab', 'second'])
  expect(list.current.items).toEqual(['mine', 'of another tab', 'second'])
})

test('a function from an earlier render, such as an undo, keeps what was stored after it', () => {
  const list = open()
  const { save } = list.current
  act(() => void save((items) => [...items, 'later']))
  act(() => void save((items) => [...items, 'undone']))
  expect(stored()).toEqual(['later', 'undone'])
})

test.each(['storage', 'pageshow'])('a change of another tab is shown upon %s', (event) => {
  const list = open()
  localStorage.setItem(NAME, '["of another tab"]')
  act(() => void window.dispatchEvent(new Event(event)))
  expect(list.current.items).toEqual(['of another tab'])
})

test('an entry that cannot be stored is told', () => {
  const list = open()
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(list.current.save(() => ['lost'])).toBe(false)
  setItem.mockRestore()
})
