/** @jest-environment jsdom */
import { htmlDocument } from './document'

test('a complete document contains the HTML, its language and its title', () => {
  const text = htmlDocument('<h1>A &amp; B</h1>\n', { title: 'A & B </title><script>', language: 'ja' })
  const page = new DOMParser().parseFromString(text, 'text/html')
  expect(text.startsWith('<!doctype html>\n')).toBe(true)
  expect(text).not.toContain('\n\n')
  expect(page.documentElement.lang).toBe('ja')
  expect(page.title).toBe('A & B </title><script>')
  expect(page.body.innerHTML.trim()).toBe('<h1>A &amp; B</h1>')
  expect(page.querySelectorAll('script, link, [src]')).toHaveLength(0)
  expect(text).not.toMatch(/url\(|@import|https?:/)
})
