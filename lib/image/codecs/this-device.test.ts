import { isWebKit, thisDevice } from './this-device'

/** What `ask` gives where the navigator is this one. */
function withNavigator<T>(navigator: object | undefined, ask: () => T): T {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator')
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true })
  const answer = ask()
  if (own) Object.defineProperty(globalThis, 'navigator', own)
  else Reflect.deleteProperty(globalThis, 'navigator')
  return answer
}

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
  expect(withNavigator(navigator, thisDevice)).toEqual({ memory, handheld })
})

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
const CHROME_ON_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0.0.0 Mobile/15E148 Safari/604.1'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'

test.each([
  [CHROME, false],
  [FIREFOX, false],
  [SAFARI, true],
  [CHROME_ON_IPHONE, true],
  [undefined, false],
])('%s is WebKit: %s', (userAgent, expected) => {
  expect(withNavigator(userAgent === undefined ? undefined : { userAgent }, isWebKit)).toBe(expected)
})
