/** @jest-environment jsdom */
import { writeQuery, watchQuery } from './query-address'

function read(): string {
  let found = ''
  watchQuery((query) => (found = query))()
  return found
}

test.each([
  ['/en#q=loan+calc', 'loan calc'],
  ['/en?q=loan', 'loan'],
  ['/?q=%EB%8C%80%EC%B6%9C', '대출'],
  ['/?q=a#q=b', 'b'],
  ['/?q=a#q=', ''],
  ['/#all-tools', ''],
  ['/', ''],
])('the URL %s searches for "%s"', (address, query) => {
  window.history.replaceState(null, '', address)
  expect(read()).toBe(query)
})

test.each([
  ['/?q=loan', '대출 계산', '/#q=%EB%8C%80%EC%B6%9C+%EA%B3%84%EC%82%B0'],
  ['/en?q=loan&lng=en', 'a&b#', '/en?lng=en#q=a%26b%23'],
  ['/en#q=loan', '', '/en'],
])('on %s, writing the query "%s" changes the URL to %s without a history entry', (from, query, to) => {
  window.history.replaceState(null, '', from)
  const historyLength = window.history.length
  writeQuery(query)
  expect(location.pathname + location.search + location.hash).toBe(to)
  expect(window.history.length).toBe(historyLength)
  expect(read()).toBe(query)
})

test('the listener is called when the fragment changes', () => {
  const listener = jest.fn()
  const stop = watchQuery(listener)
  window.history.replaceState(null, '', '/#q=bmi')
  window.dispatchEvent(new Event('hashchange'))
  expect(listener).toHaveBeenLastCalledWith('bmi')
  stop()
})
