import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { NEXT_CLIENT_RULES, notReplaced } from './next-client.mjs'
import replaceModule from './replace-module.cjs'

type Options = { by: string; record: string }
const replaced = (options: Options) =>
  (replaceModule as (this: { getOptions: () => Options }) => string).call({ getOptions: () => options })

const RULES = Object.entries(NEXT_CLIENT_RULES).map(([pattern, { loaders }]) => ({
  file: pattern.replace('**/', 'node_modules/'),
  options: loaders[0]!.options as Options,
}))

it.each(RULES)('$file is a module of the installed Next, and what stands for it exists', ({ file, options }) => {
  expect(existsSync(file)).toBe(true)
  if (options.by) expect(existsSync(path.join(path.dirname(file), options.by))).toBe(true)
})

it('a module becomes another one, or empty, and is recorded', () => {
  const record = path.join(mkdtempSync(path.join(tmpdir(), 'toolbox-')), 'x')
  expect(replaced({ by: './ours.tsx', record })).toBe("module.exports = require('./ours.tsx')")
  expect(existsSync(record)).toBe(true)
  expect(replaced({ by: '', record })).toBe('')
})

it('a module that the bundler has not met is named', () => {
  const records = mkdtempSync(path.join(tmpdir(), 'toolbox-'))
  replaced({ by: '', record: path.join(records, 'components/client-page') })
  const missing: string[] = notReplaced(records)
  expect(missing).toHaveLength(RULES.length - 1)
  expect(missing).not.toContain('components/client-page')
})
