import { confirmBeforeLeaving } from './leave-guard'
import {
  followLink,
  hasUserActivation,
  markReady,
  onceAfterPrint,
  openAddress,
  pageAddress,
  pageFragment,
  printPage,
  reloadPage,
  reveal,
  revealStart,
  watchFragment,
} from './page'

const [assign, reload, print, open, scrollIntoView] = [jest.fn(), jest.fn(), jest.fn(), jest.fn(), jest.fn()]
const main = { dataset: {} as Record<string, string> }
const page = {
  hasMain: true,
  isReduced: false,
  location: {
    origin: 'https://toolbox.example',
    pathname: '/box/about',
    hash: '#a=1',
    search: '?q',
    href: 'https://toolbox.example/box/about?q#a=1',
    assign,
    reload,
  },
}
const window = Object.assign(new EventTarget(), {
  innerHeight: 600,
  matchMedia: (query: string) => ({ matches: page.isReduced && query === '(prefers-reduced-motion: reduce)' }),
  print,
  open,
})
Object.assign(globalThis, {
  window,
  location: page.location,
  document: { querySelector: (selector: string) => (page.hasMain && selector === 'main' ? main : null) },
})

beforeEach(() => {
  jest.clearAllMocks()
  Object.assign(page, { hasMain: true, isReduced: false })
})

const element = (top: number, bottom: number) =>
  ({ getBoundingClientRect: () => ({ top, bottom }), scrollIntoView }) as unknown as Element

test.each([
  ['within the window', 100, 300, 0],
  ['of which a third is in sight below', 450, 900, 0],
  ['of which less is in sight below', 451, 900, 1],
  ['of which a third is in sight above', -300, 150, 0],
  ['of which less is in sight above', -300, 149, 1],
  ['that fills a third of the window', 400, 2000, 0],
  ['that fills less', 401, 2000, 1],
])('an element %s is scrolled to: %d, %d', (_, top, bottom, times) => {
  reveal(element(top, bottom))
  expect(scrollIntoView).toHaveBeenCalledTimes(times)
})

test('the start of an element is scrolled to when it is above the window, without animation where that is asked for', () => {
  revealStart(element(0, 900))
  expect(scrollIntoView).not.toHaveBeenCalled()
  revealStart(element(-1, 900))
  page.isReduced = true
  revealStart(element(-1, 900))
  expect(scrollIntoView.mock.calls).toEqual([
    [{ block: 'start', behavior: 'smooth' }],
    [{ block: 'start', behavior: 'auto' }],
  ])
})

test('nothing is scrolled to without an element', () => {
  expect(() => [reveal(null), revealStart(null)]).not.toThrow()
})

test('the page is marked as ready, if it has a main part', () => {
  page.hasMain = false
  expect(markReady).not.toThrow()
  expect(main.dataset).toEqual({})
  page.hasMain = true
  markReady()
  expect(main.dataset).toEqual({ ready: 'true' })
})

test.each([
  [{ hasBeenActive: false }, false],
  [{ hasBeenActive: true }, true],
  [undefined, true],
])('with %j the visitor has acted: %s', (userActivation, expected) => {
  Object.defineProperty(globalThis, 'navigator', { value: { userActivation }, configurable: true })
  expect(hasUserActivation()).toBe(expected)
})

test('the address is without query and fragment, the fragment without its sign', () => {
  expect([pageAddress(), pageFragment()]).toEqual(['https://toolbox.example/box/about', 'a=1'])
})

test('the browser asks before the page is left, until it need not', () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const stop = confirmBeforeLeaving()
  expect(isAsked()).toBe(true)
  stop()
  expect(isAsked()).toBe(false)
})

test('the listener gets the fragment at once and at each change, until it is removed', () => {
  const listener = jest.fn()
  const stop = watchFragment(listener)
  page.location.hash = '#b=2'
  window.dispatchEvent(new Event('hashchange'))
  stop()
  window.dispatchEvent(new Event('hashchange'))
  expect(listener.mock.calls).toEqual([['a=1'], ['b=2']])
})

test('the listener is called once, after the next print', () => {
  const listener = jest.fn()
  printPage()
  onceAfterPrint(listener)
  for (let times = 0; times < 2; times++) window.dispatchEvent(new Event('afterprint'))
  expect([print, listener].map((mock) => mock.mock.calls.length)).toEqual([1, 1])
})

test('an address opens here or in a tab that knows nothing of this one', () => {
  openAddress('/a', false)
  expect([assign.mock.calls, open.mock.calls]).toEqual([[['/a']], []])
  openAddress('/b', true)
  expect([assign.mock.calls.length, open.mock.calls]).toEqual([1, [['/b', '_blank', 'noopener']]])
  reloadPage()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the address of the page itself is followed again', () => {
  page.location.hash = '#a=1'
  const followed = jest.fn()
  window.addEventListener('hashchange', followed)
  openAddress('?q#a=1', false)
  openAddress('?q#a=2', false)
  window.removeEventListener('hashchange', followed)
  expect([followed.mock.calls.length, assign.mock.calls]).toEqual([1, [['?q#a=2']]])
})

test('a link is followed as by a press, or in a new tab', () => {
  const click = jest.fn()
  const link = { href: '/c', click } as unknown as HTMLAnchorElement
  followLink(link, false)
  expect([click.mock.calls.length, open.mock.calls]).toEqual([1, []])
  followLink(link, true)
  expect([click.mock.calls.length, open.mock.calls]).toEqual([1, [['/c', '_blank', 'noopener']]])
})
