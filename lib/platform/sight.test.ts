/** @jest-environment jsdom */
import { press, watchSight } from './sight'

let seen: (entries: Partial<IntersectionObserverEntry>[]) => void
let options: IntersectionObserverInit | undefined
const observe = jest.fn()
const disconnect = jest.fn()

beforeEach(() => {
  jest.clearAllMocks()
  class Observer {
    observe = observe
    disconnect = disconnect
    constructor(callback: never, given: IntersectionObserverInit) {
      seen = callback
      options = given
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer })
  document.body.innerHTML = '<p id="hidden"></p><p id="shown"></p>'
  const [hidden, shown] = document.querySelectorAll('p')
  hidden!.getClientRects = () => [] as unknown as DOMRectList
  shown!.getClientRects = () => [{}] as unknown as DOMRectList
})

describe('watching', () => {
  it('tells whether the first shown element is wholly in sight, by what was seen last', () => {
    const report = jest.fn()
    const stop = watchSight('p', false, report)
    expect(observe).toHaveBeenCalledWith(document.getElementById('shown'))
    // Below the header of 60 pixels.
    expect(options).toEqual({ rootMargin: '-60px 0px 0px 0px', threshold: [0, 0.9, 1] })
    seen([{ intersectionRatio: 0 }, { intersectionRatio: 0.91 }])
    seen([{ intersectionRatio: 0.9 }])
    seen([])
    expect(report.mock.calls).toEqual([[true], [false]])
    expect(disconnect).not.toHaveBeenCalled()
    stop?.()
    expect(disconnect).toHaveBeenCalledTimes(1)
  })

  it('counts what lies above the window as seen where asked to', () => {
    watchSight('p', true, jest.fn())
    expect(options?.rootMargin).toBe('1000000px 0px 0px 0px')
  })

  it('of nothing ends at once: it is not in sight', () => {
    const report = jest.fn()
    expect(watchSight('#hidden', false, report)).toBeUndefined()
    expect(report.mock.calls).toEqual([[false]])
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
