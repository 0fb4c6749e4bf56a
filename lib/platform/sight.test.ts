/** @jest-environment jsdom */
import { createSightWatch, press } from './sight'

interface Seen {
  readonly target: Element
  readonly intersectionRatio: number
  readonly boundingClientRect: { readonly height: number }
}

let notify: (entries: readonly Seen[]) => void
const created = jest.fn()
const observe = jest.fn()
const disconnect = jest.fn()

beforeEach(() => {
  jest.clearAllMocks()
  class Observer {
    observe = observe
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
    const { look, stop } = createSightWatch(report)
    look('p', false)
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
    createSightWatch(jest.fn()).look('p', true)
    expect(created.mock.lastCall?.[0].rootMargin).toBe('1000000px 0px 0px 0px')
  })

  it('goes on with the same elements, and starts again with others or after a stop', () => {
    const { look, stop } = createSightWatch(jest.fn())
    look('p', false)
    look('p', false)
    expect(created).toHaveBeenCalledTimes(1)
    document.querySelector('p')!.replaceWith(document.createElement('p'))
    look('p', false)
    expect([created.mock.calls.length, disconnect.mock.calls.length]).toEqual([2, 1])
    document.querySelector('p')!.remove()
    look('p', false)
    expect(created).toHaveBeenCalledTimes(3)
    stop()
    look('p', false)
    expect(created).toHaveBeenCalledTimes(4)
  })

  it('of nothing ends at once: it is not in sight', () => {
    const report = jest.fn()
    createSightWatch(report).look('#missing', false)
    expect([report.mock.calls, created.mock.calls]).toEqual([[[false]], []])
  })
})

it('presses the first button that matches, and none where there is none', () => {
  document.body.innerHTML = '<button>1</button><button>2</button>'
  const clicks: string[] = []
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => clicks.push(button.textContent ?? ''))
  press('button')
  press('a')
  expect(clicks).toEqual(['1'])
})
