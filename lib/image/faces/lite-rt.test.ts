import { readFileSync } from 'node:fs'

test('the package’s bindings have what is called', () => {
  const script = readFileSync('node_modules/@litertjs/core/wasm/litert_wasm_compat_internal.js', 'utf8')
  expect(script.startsWith('// This code implements the `-sMODULARIZE` settings')).toBe(true)
  expect(script).toContain('var ModuleFactory = (() => {')
  // What a policy without 'unsafe-eval' would refuse.
  expect(script).not.toMatch(/\beval\(|new Function\(/)
})
