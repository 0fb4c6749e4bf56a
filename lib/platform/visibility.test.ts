/** @jest-environment jsdom */
import { createVisibilityWatch } from './visibility'

interface Seen {
  readonly target: Element
  readonly intersectionRatio: number
  readonly boundingClientRect: { readonly height: number }
}

let notify: (entries: readonly Seen[]) => void
const created = jest.fn()
const observe = jest.fn()
const unobserve = jest.fn()
const disconnect = jest.fn()

beforeEach(() => {
  jest.clearAllMocks()
  class Observer {
    observe = observe
    unobserve = unobserve
    disconnect = disconnect
    constructor(callback: typeof notify, options: IntersectionObserverInit) {
      notify = callback
      created(options)
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer })
  document.body.innerHTML = '<p></p><p></p><p></p>'
})

const seen = (place: number, intersectionRatio: number, height = 10): Seen => ({
  target: document.querySelectorAll('p')[place]!,
  intersectionRatio,
  boundingClientRect: { height },
})

describe('watching', () => {
  it('tells whether the first shown element is wholly in sight, by what was seen last', () => {
    const report = jest.fn()
    const { look, stop } = createVisibilityWatch(report, false)
    look('p')
    // Below the header of 60 pixels.
    expect(created.mock.calls).toEqual([[{ rootMargin: '-60px 0px 0px 0px', threshold: [0, 0.9, 1] }]])
    expect(observe.mock.calls.map(([element]) => element)).toEqual([...document.querySelectorAll('p')])
    notify([seen(2, 1), seen(0, 0, 0)])
    notify([seen(1, 0.9)])
    notify([seen(1, 0), seen(1, 0.91)])
    notify([seen(0, 0)])
    notify([seen(0, 0, 0), seen(1, 0, 0), seen(2, 0, 0)])
    expect(report.mock.calls).toEqual([[true], [false], [true], [false], [false]])
    stop()
    expect(disconnect).toHaveBeenCalledTimes(1)
  })

  it('counts what lies above the window as seen where asked to', () => {
    createVisibilityWatch(jest.fn(), true).look('p')
    expect(created.mock.lastCall?.[0].rootMargin).toBe('1000000px 0px 0px 0px')
  })

  it('goes on with the same elements, asks about new ones alone and forgets those that are gone', () => {
    const report = jest.fn()
    const { look, stop } = createVisibilityWatch(report, false)
    const [first, second, third] = document.querySelectorAll('p')
    look('p')
    look('p')
    expect(observe).toHaveBeenCalledTimes(3)
    notify([seen(0, 1), seen(1, 0), seen(2, 0)])
    first!.remove()
    look('p')
    expect(unobserve.mock.calls).toEqual([[first]])
    expect(report.mock.calls).toEqual([[true], [false]])
    const other = document.createElement('p')
    second!.replaceWith(other)
    look('p')
    expect(observe.mock.calls.slice(3)).toEqual([[other]])
    // Not before it is known of the new element.
    expect(report).toHaveBeenCalledTimes(2)
    notify([seen(0, 1)])
    expect(report.mock.lastCall).toEqual([true])
    expect([created.mock.calls.length, disconnect.mock.calls.length]).toEqual([1, 0])
    stop()
    look('p')
    expect(observe.mock.calls.slice(4)).toEqual([[other], [third]])
  })

  it('of nothing ends at once: it is not in sight', () => {
    const report = jest.fn()
    createVisibilityWatch(report, false).look('#missing')
    expect([report.mock.calls, created.mock.calls]).toEqual([[[false]], []])
  })

  it('of what has gone away is not in sight, and is watched again when it comes back', () => {
    const report = jest.fn()
    const { look } = createVisibilityWatch(report, false)
    look('p')
    const page = document.body.innerHTML
    document.body.innerHTML = ''
    look('p')
    expect([report.mock.calls, disconnect.mock.calls.length]).toEqual([[[false]], 1])
    document.body.innerHTML = page
    look('p')
    expect(created).toHaveBeenCalledTimes(2)
  })
})
