/** @jest-environment jsdom */
import { whileSeen } from './while-seen'

function setUp() {
  let report = (_isIntersecting: boolean) => {}
  const disconnect = jest.fn()
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      report = (isIntersecting) =>
        callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
    }
    observe = jest.fn()
    disconnect = disconnect
  } as unknown as typeof IntersectionObserver
  const [start, stop] = [jest.fn(), jest.fn()]
  const end = whileSeen(document.body, () => {
    start()
    return stop
  })
  const show = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const counts = () => [start.mock.calls.length, stop.mock.calls.length]
  return { show, end, disconnect, counts, scroll: (isIntersecting: boolean) => report(isIntersecting) }
}

afterEach(() => jest.restoreAllMocks())

test('runs in sight of a shown tab only', () => {
  const { scroll, show, counts } = setUp()
  show('visible')
  expect(counts()).toEqual([0, 0])
  scroll(true)
  scroll(true)
  expect(counts()).toEqual([1, 0])
  show('hidden')
  expect(counts()).toEqual([1, 1])
  scroll(false)
  show('visible')
  expect(counts()).toEqual([1, 1])
  scroll(true)
  expect(counts()).toEqual([2, 1])
})

test('ends with what runs, and for good', () => {
  const { scroll, show, end, disconnect, counts } = setUp()
  scroll(true)
  end()
  expect(counts()).toEqual([1, 1])
  expect(disconnect).toHaveBeenCalled()
  show('hidden')
  show('visible')
  expect(counts()).toEqual([1, 1])
})
