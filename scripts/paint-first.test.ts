/** @jest-environment jsdom */
import { paintedFirst } from './paint-first.mjs'

const PAGE =
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/b.js"/>' +
  '<script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head>' +
  '<body><p>$&</p><script src="/b.js" async=""></script><script src="/a.js" async=""></script><script>data()</script></body></html>'

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const scriptsOf = (page: Document, which: string) =>
  [...page.querySelectorAll(`script${which}`)].map((script) => [
    script.getAttribute('src'),
    script.getAttribute('integrity'),
  ])

test('each script is named once, after all there is to see, and fetched by nothing', () => {
  const page = parsed(paintedFirst(PAGE))
  expect(scriptsOf(page, '[type=later]')).toEqual([
    ['/a.js', null],
    ['/b.js', null],
  ])
  expect(scriptsOf(page, '[src]:not([type])')).toEqual([['/old.js', null]])
  expect(page.querySelector('link[as=script]')).toBeNull()
  expect(page.querySelector('p')?.textContent).toBe('$&')
  expect([...page.body.querySelectorAll('script:not([src])')].map(({ textContent }) => textContent)[0]).toBe('data()')
})

test('a page without scripts stays as it is', () => {
  expect(paintedFirst('<html><head></head><body></body></html>')).toBe('<html><head></head><body></body></html>')
})

describe('the scripts are fetched, with their hashes,', () => {
  const started = [
    ['/a.js', 'sha256-x'],
    ['/b.js', null],
  ]

  /** A page whose clock stands; `draw` draws a picture, `wait` lets all timers pass. */
  function opened(state: { hidden?: boolean; prerendering?: boolean } = {}) {
    const page = parsed(paintedFirst(PAGE).replace('src="/a.js"', 'src="/a.js" integrity="sha256-x"'))
    const frames: (() => void)[] = []
    const timers: (() => void)[] = []
    for (const [name, value] of Object.entries({ hidden: false, ...state }))
      Object.defineProperty(page, name, { value })
    const code = [...page.body.querySelectorAll('script')].at(-1)?.text ?? ''
    const run = (calls: (() => void)[]) => calls.splice(0).forEach((call) => call())
    class Observer {
      constructor(call: (entries: unknown[], observer: Observer) => void) {
        frames.push(() => call([], this))
      }
      observe() {}
      disconnect() {}
    }
    new Function('document', 'PerformanceObserver', 'setTimeout', code)(page, Observer, (call: () => void) =>
      timers.push(call),
    )
    return { fetched: () => scriptsOf(page, '[async]'), draw: () => run(frames), wait: () => run(timers) }
  }

  it('once a picture is drawn, and only once', () => {
    const page = opened()
    expect(page.fetched()).toEqual([])
    page.draw()
    expect(page.fetched()).toEqual(started)
    page.wait()
    expect(page.fetched()).toEqual(started)
  })

  it('after a while where none is drawn', () => {
    const page = opened()
    page.wait()
    expect(page.fetched()).toEqual(started)
  })

  it.each([{ hidden: true }, { prerendering: true }])('at once where nobody looks yet: %p', (state) => {
    expect(opened(state).fetched()).toEqual(started)
  })
})
