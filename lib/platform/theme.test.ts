import { readStored, writeStored } from './storage'
import { readTheme, setTheme, watchTheme } from './theme'

jest.mock('./storage', () => ({
  readStored: jest.fn(() => null),
  writeStored: jest.fn(),
  isStoredAs: (name: string, key: string) => name === `stored ${key}`,
}))

const dataset: { theme?: string } = {}
const metas = [
  { media: '(prefers-color-scheme: light)', content: '' },
  { media: '(prefers-color-scheme: dark)', content: '' },
]
const window = new EventTarget()
const querySelectorAll = (selector: string) => (selector === 'meta[name="theme-color"]' ? metas : [])
Object.assign(globalThis, { window, document: { documentElement: { dataset }, querySelectorAll } })

const colors = () => metas.map(({ content }) => content)
const send = (type: string, properties: object) => window.dispatchEvent(Object.assign(new Event(type), properties))
const [LIGHT, DARK] = ['#ffffff', '#171b22']

beforeEach(() => {
  jest.clearAllMocks()
  delete dataset.theme
  for (const meta of metas) meta.content = ''
})

test.each([
  ['light', 'light', [LIGHT, LIGHT]],
  ['dark', 'dark', [DARK, DARK]],
  ['system', undefined, [LIGHT, DARK]],
] as const)('the theme %s is applied, stored and passed to listeners', (theme, attribute, expected) => {
  dataset.theme = theme === 'dark' ? 'light' : 'dark'
  const listener = jest.fn()
  const stop = watchTheme(listener)
  setTheme(theme)
  expect(dataset.theme).toBe(attribute)
  expect(readTheme()).toBe(theme)
  expect(jest.mocked(writeStored).mock.calls).toEqual([['theme', theme]])
  expect(colors()).toEqual(expected)
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  setTheme(theme)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('an attribute that is no theme is the system’s', () => {
  dataset.theme = 'sepia'
  expect(readTheme()).toBe('system')
})

test.each([
  ['this theme in another tab', 'storage', { key: 'stored theme' }, 1],
  ['all entries in another tab', 'storage', { key: null }, 1],
  ['something else in another tab', 'storage', { key: 'stored recent' }, 0],
  ['the page shown again as it was', 'pageshow', { persisted: true }, 1],
  ['the page shown again', 'pageshow', { persisted: false }, 0],
])('after a change of %s (%s %j) the stored theme is applied: %d', (_, type, properties, times) => {
  const listener = jest.fn()
  const stop = watchTheme(listener)
  expect(colors()).toEqual([LIGHT, DARK])
  jest.mocked(readStored).mockReturnValue('dark')
  send(type, properties)
  expect(listener).toHaveBeenCalledTimes(times)
  expect([dataset.theme, colors()[0]]).toEqual(times ? ['dark', DARK] : [undefined, LIGHT])
  jest.mocked(readStored).mockReturnValue('light')
  if (times) send(type, properties)
  expect(dataset.theme).toBe(times ? 'light' : undefined)
  jest.mocked(readStored).mockReturnValue('system')
  send(type, properties)
  expect([dataset.theme, colors()]).toEqual([undefined, [LIGHT, DARK]])
  stop()
  jest.mocked(readStored).mockReturnValue('dark')
  send(type, properties)
  expect(dataset.theme).toBeUndefined()
})
