import { thisDevice } from './this-device'

test.each<[string, object | undefined, number | undefined, boolean]>([
  ['what Chromium tells', { userAgent: 'Mobi', deviceMemory: 4, userAgentData: { mobile: false } }, 4, false],
  ['a phone by what Chromium tells', { userAgent: '', deviceMemory: 8, userAgentData: { mobile: true } }, 8, true],
  ...['Mobile', 'Android', 'iPhone', 'iPad'].map((word): [string, object, undefined, boolean] => [
    `${word} in its name`,
    { userAgent: word },
    undefined,
    true,
  ]),
  ['a computer by its name', { userAgent: 'Macintosh' }, undefined, false],
  ['nothing', {}, undefined, false],
  ['no navigator', undefined, undefined, false],
])('a device by %s', (_, navigator, memory, handheld) => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator')
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true })
  expect(thisDevice()).toEqual({ memory, handheld })
  if (own) Object.defineProperty(globalThis, 'navigator', own)
  else Reflect.deleteProperty(globalThis, 'navigator')
})
