import { hasTouch, watchTouch } from './touch-pointer'

test('a coarse pointer is a finger, and the listener is called when it changes, until it is removed', () => {
  const query = Object.assign(new EventTarget(), { matches: true })
  const matchMedia = jest.fn(() => query)
  Object.assign(globalThis, { window: { matchMedia } })
  expect(hasTouch()).toBe(true)
  query.matches = false
  expect(hasTouch()).toBe(false)
  expect(new Set(matchMedia.mock.calls.flat())).toEqual(new Set(['(pointer: coarse)']))
  const listener = jest.fn()
  const stop = watchTouch(listener)
  query.dispatchEvent(new Event('change'))
  stop()
  query.dispatchEvent(new Event('change'))
  expect(listener).toHaveBeenCalledTimes(1)
})
