/** @jest-environment jsdom */
import { coveredByKeyboard, watchVisualViewport } from './visual-viewport'

function visible(viewport: { height: number; offsetTop?: number; scale?: number }): EventTarget {
  const target = Object.assign(new EventTarget(), { offsetTop: 0, scale: 1, ...viewport })
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: target })
  return target
}

describe('the height covered by the on-screen keyboard', () => {
  beforeEach(() => Object.defineProperty(window, 'innerHeight', { configurable: true, value: 640 }))

  it('is the part missing at the bottom of the window', () => {
    visible({ height: 340 })
    expect(coveredByKeyboard()).toBe(300)
    visible({ height: 340, offsetTop: 100 })
    expect(coveredByKeyboard()).toBe(200)
  })

  it('is zero where the browser resizes the page, and while the page is pinch-zoomed', () => {
    visible({ height: 640 })
    expect(coveredByKeyboard()).toBe(0)
    visible({ height: 320, scale: 2 })
    expect(coveredByKeyboard()).toBe(0)
  })

  it('is reported when it changes, until the listener is removed', () => {
    const target = visible({ height: 640 })
    const listener = jest.fn()
    const stop = watchVisualViewport(listener)
    const change = () => ['resize', 'scroll'].forEach((type) => target.dispatchEvent(new Event(type)))
    change()
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    change()
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
