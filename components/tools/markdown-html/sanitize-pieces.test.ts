/** @jest-environment jsdom */
import { pieceSanitizer } from './sanitize-pieces'

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
