/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { usePacedReducer } from './usePacedReducer'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const append = (letters: string, letter: string) => letters + letter

function setUp() {
  let drawings = 0
  const { result, unmount } = renderHook(() => {
    drawings++
    return usePacedReducer(append, '')
  })
  return {
    unmount,
    letters: () => result.current[0],
    drawings: () => drawings,
    now: (letter: string) => act(() => result.current[1](letter)),
    soon: (letter: string) => act(() => result.current[2](letter)),
    advance: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)),
  }
}

test('the first action is drawn at once and those of the next moment together', () => {
  const { soon, advance, letters, drawings } = setUp()
  soon('a')
  expect(letters()).toBe('a')
  const before = drawings()
  for (const letter of 'bcd') soon(letter)
  expect(letters()).toBe('a')
  advance(50)
  expect(letters()).toBe('abcd')
  expect(drawings()).toBe(before + 1)
  advance(50)
  soon('e')
  expect(letters()).toBe('abcde')
})

test('an action that does not wait takes the waiting ones with it, in their order', () => {
  const { soon, now, advance, letters, drawings } = setUp()
  for (const letter of 'abc') soon(letter)
  now('d')
  expect(letters()).toBe('abcd')
  const before = drawings()
  advance(1000)
  expect(drawings()).toBe(before)
})

test('nothing is drawn once the list is gone', () => {
  const { soon, unmount } = setUp()
  for (const letter of 'ab') soon(letter)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
