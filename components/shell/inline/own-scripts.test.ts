/** @jest-environment jsdom */
import type { PolicyRules } from '@/lib/platform/trusted-types'
import { allowOwnScripts } from './own-scripts'

afterEach(() => Reflect.deleteProperty(globalThis, 'trustedTypes'))

function rulesFor(base: string): PolicyRules {
  const createPolicy = jest.fn()
  Object.assign(globalThis, { trustedTypes: { createPolicy } })
  allowOwnScripts(base)
  expect(createPolicy).toHaveBeenCalledWith('default', expect.anything())
  return createPolicy.mock.calls[0][1]
}

it.each(['/_next/static/chunks/a.js#params=%5B%5D', 'http://localhost/engines/x/worker.js', '/sw.js'])(
  'a script of the site passes: %s',
  (address) => expect(rulesFor('').createScriptURL?.(address)).toBe(address),
)

it.each([
  'https://elsewhere.example/_next/static/a.js',
  '//elsewhere.example/engines/a.js',
  '/_next/static/../../uploads/a.js',
  '/about',
  'blob:http://localhost/0b1c',
  'data:text/javascript,go()',
])('any other address is refused: %s', (address) => expect(rulesFor('').createScriptURL?.(address)).toBeNull())

it('in a folder of a domain only that folder’s scripts pass', () => {
  const rules = rulesFor('/toolbox')
  expect(rules.createScriptURL?.('/toolbox/_next/static/a.js')).toBe('/toolbox/_next/static/a.js')
  expect(rules.createScriptURL?.('/_next/static/a.js')).toBeNull()
})

it('there is no rule for markup and code, so both are refused', () => {
  expect(Object.keys(rulesFor(''))).toEqual(['createScriptURL'])
})

it('nothing happens in a browser without Trusted Types', () => {
  expect(() => allowOwnScripts('')).not.toThrow()
})
