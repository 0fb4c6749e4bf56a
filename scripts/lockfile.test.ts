import { readFileSync } from 'node:fs'
import { binaryEntry, missingOptionalPackages } from './optional-packages.mjs'

test('the lockfile has an entry for every optional package (else: npm run lockfile)', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  expect(missingOptionalPackages(packages).map(({ name }) => name)).toEqual([])
})

test('an optional package is looked for beside the one that asks for it and in every folder above', () => {
  const packages = {
    '': { optionalDependencies: { root: '1.0.0' } },
    'node_modules/root': {},
    'node_modules/a': { optionalDependencies: { root: '1.0.0', lost: '2.0.0' }, dev: true },
    'node_modules/a/node_modules/@b/c': { optionalDependencies: { own: '1.0.0', near: '1.0.0', astray: '3.0.0' } },
    'node_modules/a/node_modules/@b/c/node_modules/own': {},
    'node_modules/a/node_modules/near': {},
    'node_modules/other/node_modules/astray': {},
  }
  expect(missingOptionalPackages(packages)).toEqual([
    { name: 'lost', version: '2.0.0', dev: true },
    { name: 'astray', version: '3.0.0', dev: undefined },
  ])
})

test.each([
  ['@swc/core-linux-x64-gnu', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }],
  ['@swc/core-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['@unrs/resolver-binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
  ['@next/swc-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@esbuild/linux-x64', { os: ['linux'], cpu: ['x64'] }],
  ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
])('the name %s says which systems install it', (name, systems) => {
  expect(JSON.parse(JSON.stringify(binaryEntry({ name, version: '1.2.3' })))).toEqual({
    version: '1.2.3',
    optional: true,
    ...systems,
  })
})

test.each([
  ['left-pad', '1.2.3'],
  ['@swc/core-linux-x64-gnu', '^1.2.3'],
])('%s@%s gets no entry, because its systems or its version are not known', (name, version) => {
  expect(() => binaryEntry({ name, version })).toThrow(`${name}@${version}`)
})
