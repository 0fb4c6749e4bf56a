import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { notStubbed, ROUTER_STUB_RULES } from './router-stubs.mjs'
import stubModule from './stub-module.cjs'

const FOLDER = mkdtempSync(path.join(tmpdir(), 'toolbox-stubs-'))
type Loader = (this: { resourcePath: string; getOptions: () => { record: string } }, source: string) => string

/** What a module exports once the loader has replaced it; the loader records it under `record`. */
function exportsOf(source: string, record = 'x'): Record<string, unknown> {
  const exported = {}
  const context = { resourcePath: 'x.js', getOptions: () => ({ record: path.join(FOLDER, record) }) }
  new Function('exports', (stubModule as Loader).call(context, source))(exported)
  return exported
}

it('a stub has the module’s names and does nothing of what it did', () => {
  const { schedule, cancel } = exportsOf(
    '0 && (module.exports = {\n    schedule: null,\n    cancel: null\n});\nthrow 1',
  ) as Record<string, (value: unknown) => unknown>
  expect([schedule?.(1), cancel?.('a')]).toEqual([1, 'a'])
})

it('every module of the list is one of the installed Next and can become a stub', () => {
  for (const pattern of Object.keys(ROUTER_STUB_RULES)) {
    const source = readFileSync(pattern.replace('**/', 'node_modules/'), 'utf8')
    expect(Object.keys(exportsOf(source)).length).toBeGreaterThan(0)
  }
})

it('a module without exports is refused, and not recorded', () => {
  expect(() => exportsOf('export const a = 1', 'none')).toThrow('x.js exports nothing')
  expect(existsSync(path.join(FOLDER, 'none'))).toBe(false)
})

it('a module that the bundler has not met is named', () => {
  exportsOf('0 && (module.exports = { go: null })', 'links')
  const missing: string[] = notStubbed(FOLDER)
  expect(missing).toHaveLength(Object.keys(ROUTER_STUB_RULES).length - 1)
  expect(missing).not.toContain('links')
})
