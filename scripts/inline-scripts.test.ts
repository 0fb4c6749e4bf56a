import { runInNewContext } from 'node:vm'
import { withSmallScripts } from './inline-scripts.mjs'

const CODE = `(() => {
  const chosen = page.theme
  if (chosen === 'dark') page.seen = '$&'
})()`
const DATA = [
  '<script type="application/ld+json">{ "a" : 1 }</script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"a : b"])</script>',
  '<script src="/a.js"></script>',
]

test('a script of the page is smaller and does the same, data stay as they are', () => {
  const html = withSmallScripts(`<head><script>${CODE}</script>${DATA.join('')}</head>`)
  const code = /<script>([^<]*)<\/script>/.exec(html)?.[1] ?? ''
  expect(code.length).toBeLessThan(CODE.length)
  expect(html).toBe(`<head><script>${code}</script>${DATA.join('')}</head>`)
  const page = { theme: 'dark', seen: '' }
  runInNewContext(code, { page })
  expect(page.seen).toBe('$&')
})
