/** @jest-environment jsdom */
import { loadSanitizer, pieceSanitizer } from './sanitize-pieces'

test('pieces come back safe and in order, those of the last document without work', async () => {
  const sanitize = pieceSanitizer()
  const [script, text] = ['<p>a<script>x()</script></p>', '<p>b</p>']
  expect(await sanitize([script, text, script])).toEqual(['<p>a</p>', '<p>b</p>', '<p>a</p>'])
  const parse = jest.spyOn(DOMParser.prototype, 'parseFromString')
  const createDocument = jest.spyOn(document.implementation, 'createHTMLDocument')
  expect(await sanitize([text])).toEqual(['<p>b</p>'])
  expect([parse.mock.calls, createDocument.mock.calls]).toEqual([[], []])
  expect(await sanitize(['<p>c</p>', text])).toEqual(['<p>c</p>', '<p>b</p>'])
})

test('the page gets its turn once ten milliseconds have passed, not before', async () => {
  await loadSanitizer()
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000)
  const wait = jest.spyOn(globalThis, 'setTimeout')
  await pieceSanitizer()(['<p>a</p>', '<p>b</p>'])
  expect(wait).not.toHaveBeenCalled()
  let time = 0
  now.mockImplementation(() => (time += 10))
  await pieceSanitizer()(['<p>a</p>', '<p>b</p>'])
  expect(wait).toHaveBeenCalledTimes(2)
  jest.restoreAllMocks()
})
