/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useLateLayout } from './useLateLayout'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const frames = () => act(() => jest.advanceTimersByTime(100))

function held(isRunning: boolean) {
  const pane = { current: document.createElement('div') }
  const hook = renderHook(({ runs }) => useLateLayout(pane, runs), { initialProps: { runs: isRunning } })
  act(() => hook.result.current.hold())
  return { ...hook, pane, isHeld: () => hook.result.current.isHeld }
}

test('what is long is held at once, and until all contents of the pane are there', () => {
  const { pane, isHeld, rerender } = held(true)
  expect(isHeld()).toBe(true)
  frames()
  pane.current.innerHTML = '<div data-name="preview"><h1>Title</h1></div>'
  frames()
  expect(isHeld()).toBe(true)
  rerender({ runs: false })
  for (let more = 0; more < 5; more++) {
    pane.current.firstElementChild!.append(document.createElement('p'))
    act(() => jest.advanceTimersByTime(16))
    expect(isHeld()).toBe(true)
  }
  frames()
  expect(isHeld()).toBe(false)
})

test('nothing is held for contents that nobody is making', () => {
  const { isHeld, rerender } = held(true)
  frames()
  expect(isHeld()).toBe(true)
  rerender({ runs: false })
  frames()
  expect(isHeld()).toBe(false)
})

test('a visitor who wants to type into it does not wait', () => {
  const { isHeld, result } = held(true)
  act(() => result.current.release())
  expect(isHeld()).toBe(false)
})

test('nothing happens once it has gone', () => {
  const { unmount } = held(true)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
