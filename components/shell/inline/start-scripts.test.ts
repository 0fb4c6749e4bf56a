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
  startScriptsAfterPaint('too old')
  expect(fetched()).toEqual([])
  paint()
  expect(fetched()).toEqual(STARTED)
  jest.runAllTimers()
  expect(fetched()).toEqual(STARTED)
  expect(document.querySelector('[type=later]')).toBeNull()
})

it('scripts are fetched after a second where nothing is painted', () => {
  startScriptsAfterPaint('too old')
  jest.advanceTimersByTime(999)
  expect(fetched()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(fetched()).toEqual(STARTED)
})

it.each(['hidden', 'prerendering'])('scripts are fetched at once in a page that is %s', (state) => {
  Object.defineProperty(document, state, { value: true, configurable: true })
  startScriptsAfterPaint('too old')
  expect(fetched()).toEqual(STARTED)
})

describe('a browser that is too old', () => {
  const { RegExp: OwnRegExp, Intl: ownIntl } = globalThis
  const { toSorted } = Array.prototype
  afterEach(() => {
    Object.assign(globalThis, { RegExp: OwnRegExp, Intl: ownIntl })
    Object.defineProperty(Array.prototype, 'toSorted', { value: toSorted, writable: true, configurable: true })
  })

  it.each([
    [
      'without look-behind',
      () => {
        const parse = (pattern: string) => {
          if (pattern.includes('(?<=')) throw new SyntaxError('invalid group specifier name')
          return new OwnRegExp(pattern)
        }
        Object.assign(globalThis, { RegExp: parse })
      },
    ],
    ['without toSorted', () => Reflect.deleteProperty(Array.prototype, 'toSorted')],
    ['without word segmentation', () => Object.assign(globalThis, { Intl: {} })],
  ])('%s says so above the page and fetches nothing', (_, age) => {
    document.body.innerHTML = `${PAGE}<main id="main"><h1>Tool</h1></main>`
    age()
    startScriptsAfterPaint('too old')
    jest.runAllTimers()
    expect(fetched()).toEqual([])
    const [note, heading] = Array.from(document.querySelectorAll('main > *'))
    expect(note?.outerHTML).toContain('role="alert"')
    expect(note?.classList).toContain('bg-warn-soft')
    expect([note?.textContent, heading?.textContent]).toEqual(['too old', 'Tool'])
  })
})
