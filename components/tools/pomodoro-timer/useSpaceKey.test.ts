/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react'
import { useSpaceKey } from './useSpaceKey'

test.each([
  ['alone', {}, 1],
  ['with Shift, which scrolls up', { shiftKey: true }, 0],
  ['with Ctrl', { ctrlKey: true }, 0],
  ['with Alt', { altKey: true }, 0],
  ['with ⌘', { metaKey: true }, 0],
  ['held down', { repeat: true }, 0],
])('pressing the space bar %s', (_, init, presses) => {
  const onPress = jest.fn()
  renderHook(() => useSpaceKey(onPress))
  const event = new KeyboardEvent('keydown', { key: ' ', cancelable: true, ...init })
  document.dispatchEvent(event)
  expect(onPress).toHaveBeenCalledTimes(presses)
  expect(event.defaultPrevented).toBe(presses > 0)
})
