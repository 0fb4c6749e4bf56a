/** @jest-environment jsdom */
import { startScriptsAfterPaint } from './start-scripts'

const PAGE =
  '<script src="/a.js" integrity="sha256-x" type="later"></script><script src="/b.js" type="later"></script><script>data()</script>'
const STARTED = [
  ['/a.js', 'sha256-x'],
  ['/b.js', null],
]

let paint = () => {}
class Observer {
  constructor(call: () => void) {
    paint = call
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { PerformanceObserver: Observer })
  document.body.innerHTML = PAGE
})
afterEach(() => {
  for (const name of ['hidden', 'prerendering']) Reflect.deleteProperty(document, name)
  jest.useRealTimers()
})

const fetched = () =>
  Array.from(document.querySelectorAll('script[async]'), (script) => [
    script.getAttribute('src'),
    script.getAttribute('integrity'),
  ])

it('scripts are fetched once, with their integrity, after the first paint', () => {
  startScriptsAfterPaint()
  expect(fetched()).toEqual([])
  paint()
  expect(fetched()).toEqual(STARTED)
  jest.runAllTimers()
  expect(fetched()).toEqual(STARTED)
  expect(document.querySelector('[type=later]')).toBeNull()
})

it('scripts are fetched after a second where nothing is painted', () => {
  startScriptsAfterPaint()
  jest.advanceTimersByTime(999)
  expect(fetched()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(fetched()).toEqual(STARTED)
})

it.each(['hidden', 'prerendering'])('scripts are fetched at once in a page that is %s', (state) => {
  Object.defineProperty(document, state, { value: true, configurable: true })
  startScriptsAfterPaint()
  expect(fetched()).toEqual(STARTED)
})
