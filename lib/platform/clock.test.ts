import { localDate, localMinuteOfDay, watchClock } from './clock'

test('the date and the minute are those of the visitor’s clock', () => {
  const time = new Date(2024, 1, 29, 23, 59)
  expect(localDate(time)).toMatchObject({ year: 2024, month: 2, day: 29 })
  expect(localMinuteOfDay(time)).toBe(1439)
  expect(localMinuteOfDay(new Date(2024, 1, 29, 0, 0))).toBe(0)
})

test('by default it is now', () => {
  jest.useFakeTimers({ now: new Date(2020, 11, 31, 13, 30) })
  expect(localDate()).toMatchObject({ year: 2020, month: 12, day: 31 })
  expect(localMinuteOfDay()).toBe(810)
  jest.useRealTimers()
})

test('the listener is called every ten seconds and when the page becomes visible, until it is removed', () => {
  jest.useFakeTimers()
  const document = new EventTarget()
  Object.assign(globalThis, { document })
  const listener = jest.fn()
  const stop = watchClock(listener)
  jest.advanceTimersByTime(30_000)
  expect(listener).toHaveBeenCalledTimes(3)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(listener).toHaveBeenCalledTimes(4)
  stop()
  jest.advanceTimersByTime(30_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(listener).toHaveBeenCalledTimes(4)
  jest.useRealTimers()
})
