/** @jest-environment jsdom */
import { keepDraft, readDraft } from './draft'

const KEY = 'toolbox:v1:draft:tool:part'

function arriveBy(type: string) {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type }], configurable: true })
}

function leave() {
  window.dispatchEvent(new Event('pagehide'))
}

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

test.each([
  ['reload', 'typed'],
  ['back_forward', 'typed'],
  ['navigate', null],
  ['prerender', null],
])('after %s a draft is %s', (type, expected) => {
  sessionStorage.setItem(KEY, 'typed')
  arriveBy(type)
  expect(readDraft('tool:part')).toBe(expected)
})

test('after a change of the language a draft is there as well', () => {
  sessionStorage.setItem(KEY, 'typed')
  arriveBy('navigate')
  document.documentElement.dataset.onward = ''
  expect(readDraft('tool:part')).toBe('typed')
  delete document.documentElement.dataset.onward
})

test('keeps what there is when the page is left, and nothing when there is nothing', () => {
  let text: string | null = 'typed'
  const stop = keepDraft('tool:part', () => text)
  expect(sessionStorage.getItem(KEY)).toBeNull()
  leave()
  expect(sessionStorage.getItem(KEY)).toBe('typed')
  text = null
  leave()
  expect(sessionStorage.getItem(KEY)).toBeNull()
  text = 'later'
  stop()
  leave()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

test('a page that is hidden keeps its draft: a phone may never show it again', () => {
  const stop = keepDraft('tool:part', () => 'typed')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sessionStorage.getItem(KEY)).toBeNull()
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sessionStorage.getItem(KEY)).toBe('typed')
  stop()
})

test('of a text too long to be kept no earlier state comes back', () => {
  sessionStorage.setItem(KEY, 'earlier')
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const stop = keepDraft('tool:part', () => 'long')
  leave()
  expect(sessionStorage.getItem(KEY)).toBeNull()
  stop()
})

test('where storage is denied there are no drafts', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  arriveBy('reload')
  expect(readDraft('tool:part')).toBeNull()
  const stop = keepDraft('tool:part', () => 'typed')
  expect(leave).not.toThrow()
  stop()
})
