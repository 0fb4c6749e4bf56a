import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { inlineScript } from './inline-script.mjs'

// Modules are found from the project's root.
const FOLDER = path.relative('.', mkdtempSync(path.join(tmpdir(), 'toolbox-inline-')))

it('calls the function with its arguments, in syntax of 2017 that cannot end the script element', () => {
  const file = path.join(FOLDER, 'greet.ts')
  writeFileSync(
    file,
    'export function greet(page: { seen: string }[], text: string) { Object.assign(globalThis, { seen: text ?? page?.[0]?.seen }) }',
  )
  const text: string = inlineScript({ module: file, name: 'greet' }, [], '가</script>')
  const context = { seen: '' }
  runInNewContext(text, context)
  expect(context.seen).toBe('가</script>')
  expect(text).toContain('가')
  expect(text).not.toContain('</script>')
  expect(text).not.toMatch(/\?\?|\?\./)
  expect(text).not.toContain('\n')
})
