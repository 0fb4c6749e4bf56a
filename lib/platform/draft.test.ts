/** @jest-environment jsdom */
import { saveDraftOnLeave, readDraft } from './draft'

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

test('restores a draft after a change of language', () => {
  sessionStorage.setItem(KEY, 'typed')
  arriveBy('navigate')
  document.documentElement.dataset.onward = ''
  expect(readDraft('tool:part')).toBe('typed')
  delete document.documentElement.dataset.onward
})

test('saves a draft when the page is left, and removes it when there is none', () => {
  let text: string | null = 'typed'
  const stop = saveDraftOnLeave('tool:part', () => text)
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

test('saves a draft when the page is hidden, because a phone may discard it', () => {
  const stop = saveDraftOnLeave('tool:part', () => 'typed')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sessionStorage.getItem(KEY)).toBeNull()
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sessionStorage.getItem(KEY)).toBe('typed')
  stop()
  sessionStorage.clear()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

test('does not restore an older draft when the new one was too long to save', () => {
  sessionStorage.setItem(KEY, 'earlier')
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const stop = saveDraftOnLeave('tool:part', () => 'long')
  leave()
  expect(sessionStorage.getItem(KEY)).toBeNull()
  stop()
})

test('has no drafts where storage is denied', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  arriveBy('reload')
  expect(readDraft('tool:part')).toBeNull()
  const stop = saveDraftOnLeave('tool:part', () => 'typed')
  expect(leave).not.toThrow()
  stop()
})
