/** @jest-environment jsdom */
import { keepScreenOn } from './wake-lock'

const settled = () => new Promise((resolve) => setTimeout(resolve))

function setVisibility(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

function stubWakeLock() {
  const locks: { release: jest.Mock }[] = []
  const request = jest.fn(() => {
    locks.push({ release: jest.fn() })
    return Promise.resolve(locks.at(-1))
  })
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  return { locks, request }
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock')
  jest.restoreAllMocks()
})

it('keeps the screen on, again after the page was hidden, until it is no longer asked to', async () => {
  setVisibility('visible')
  const { locks, request } = stubWakeLock()
  const stop = keepScreenOn()
  await settled()
  expect(request.mock.calls).toEqual([['screen']])
  setVisibility('hidden')
  await settled()
  expect(request).toHaveBeenCalledTimes(1)
  setVisibility('visible')
  await settled()
  expect(request).toHaveBeenCalledTimes(2)
  stop()
  expect(locks[1]!.release).toHaveBeenCalledTimes(1)
  setVisibility('visible')
  await settled()
  expect(request).toHaveBeenCalledTimes(2)
})

it('gives back a lock that comes too late', async () => {
  setVisibility('visible')
  const { locks } = stubWakeLock()
  keepScreenOn()()
  await settled()
  expect(locks[0]!.release).toHaveBeenCalledTimes(1)
})

it('does nothing where the browser has no lock or refuses it', async () => {
  setVisibility('visible')
  expect(() => keepScreenOn()()).not.toThrow()
  const { request } = stubWakeLock()
  request.mockRejectedValue(new DOMException('low battery', 'NotAllowedError') as never)
  keepScreenOn()()
  await settled()
})
