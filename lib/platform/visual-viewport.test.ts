/** @jest-environment jsdom */
import { coveredByKeyboard, watchVisualViewport } from './visual-viewport'

function visible(viewport: { height: number; offsetTop?: number; scale?: number }) {
  const target = Object.assign(new EventTarget(), { offsetTop: 0, scale: 1, ...viewport })
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: target })
  return target
}

let draw: () => void
const canceled = jest.fn()

beforeEach(() => {
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 640 })
  window.requestAnimationFrame = (callback) => {
    draw = () => callback(0)
    return 7
  }
  canceled.mockClear()
  window.cancelAnimationFrame = canceled
})

/** What is covered once the first frame has come. */
function measured(viewport: Parameters<typeof visible>[0]): number {
  visible(viewport)
  const stop = watchVisualViewport(() => {})
  draw()
  stop()
  return coveredByKeyboard()
}

describe('the height covered by the on-screen keyboard', () => {
  it('is the part missing at the bottom of the window', () => {
    expect(measured({ height: 340 })).toBe(300)
    expect(measured({ height: 340, offsetTop: 100 })).toBe(200)
  })

  it.each([
    [339.6, 300],
    [339.4, 301],
    [640.4, 0],
  ])('is whole pixels of a page of which %d are seen: %i', (height, covered) => {
    expect(measured({ height })).toBe(covered)
  })

  it('is zero where the browser resizes the page, and while the page is pinch-zoomed', () => {
    expect(measured({ height: 340 })).toBe(300)
    expect(measured({ height: 640 })).toBe(0)
    expect(measured({ height: 340 })).toBe(300)
    expect(measured({ height: 320, scale: 2 })).toBe(0)
  })

  it('is reported with the next frame and when it changes, until the listener is removed', () => {
    const target = visible({ height: 640 })
    const heights: number[] = []
    const stop = watchVisualViewport(() => heights.push(coveredByKeyboard()))
    expect(heights).toEqual([])
    draw()
    target.height = 400
    target.dispatchEvent(new Event('resize'))
    target.offsetTop = 40
    target.dispatchEvent(new Event('scroll'))
    expect(heights).toEqual([0, 240, 200])
    stop()
    expect(canceled.mock.calls).toEqual([[7]])
    for (const type of ['resize', 'scroll']) target.dispatchEvent(new Event(type))
    expect(heights).toHaveLength(3)
  })
})
