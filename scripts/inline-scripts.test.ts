/** @jest-environment jsdom */
import { withSmallScripts } from './inline-scripts.mjs'

const CODE = `(() => {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'dark') document.documentElement.dataset.seen = '$&'
})()`
const DATA = [
  '<script type="application/ld+json">{ "a" : 1 }</script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"a : b"])</script>',
  '<script src="/a.js"></script>',
]

test('a script of the page is smaller and does the same, data stay as they are', () => {
  const page = withSmallScripts(`<head><script>${CODE}</script>${DATA.join('')}</head>`)
  const code = /<script>([^<]*)<\/script>/.exec(page)?.[1] ?? ''
  expect(code.length).toBeLessThan(CODE.length)
  expect(page).toBe(`<head><script>${code}</script>${DATA.join('')}</head>`)
  document.documentElement.dataset.theme = 'dark'
  window.eval(code)
  expect(document.documentElement.dataset.seen).toBe('$&')
})
