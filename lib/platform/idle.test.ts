import { whenIdle } from './idle'

const idle = jest.fn()
const run = jest.fn()
afterEach(() => jest.useRealTimers())

test('the browser says when it is idle', () => {
  Object.assign(globalThis, { window: { requestIdleCallback: idle }, requestIdleCallback: idle })
  whenIdle(run)
  expect(idle).toHaveBeenCalledWith(run)
})

test('one that does not say so gets a fifth of a second', () => {
  jest.useFakeTimers()
  Object.assign(globalThis, { window: {} })
  whenIdle(run)
  jest.advanceTimersByTime(199)
  expect(run).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(1)
})
