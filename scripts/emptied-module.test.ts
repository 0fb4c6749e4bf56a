import { readFileSync } from 'node:fs'
import emptied from './emptied-module.cjs'

/** What a module exports once the loader has emptied it. */
function exportsOf(source: string): Record<string, unknown> {
  const exported = {}
  const code = (emptied as (this: { resourcePath: string }, text: string) => string).call(
    { resourcePath: 'x.js' },
    source,
  )
  new Function('exports', code)(exported)
  return exported
}

it('keeps a module’s names and nothing it does', () => {
  const { schedule, cancel } = exportsOf(
    '0 && (module.exports = {\n    schedule: null,\n    cancel: null\n});\nthrow 1',
  ) as Record<string, (value: unknown) => unknown>
  expect([schedule?.(1), cancel?.('a')]).toEqual([1, 'a'])
})

it('finds the names of the installed Next’s modules', () => {
  const source = readFileSync('node_modules/next/dist/client/components/router-reducer/router-reducer.js', 'utf8')
  expect(Object.keys(exportsOf(source))).toContain('reducer')
})

it('refuses a module in which it finds none', () => {
  expect(() => exportsOf('export const a = 1')).toThrow('x.js exports nothing')
})
