/** @jest-environment jsdom */
import { clearDeviceData } from './clear-device-data'
import { readTheme, setTheme } from './theme'

afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'caches')
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

function fakeCaches(names: readonly string[]) {
  const left = new Set(names)
  const caches = { keys: async () => [...left], delete: async (name: string) => left.delete(name) }
  Object.defineProperty(window, 'caches', { value: caches, configurable: true })
  return left
}

test('removes what the site keeps and nothing else', async () => {
  for (const store of [localStorage, sessionStorage]) {
    store.setItem('lng', 'ja')
    store.setItem('toolbox:v1:offer', '1')
    store.setItem('toolbox:v1:pomodoro', '{}')
    store.setItem('neighbour', 'stays')
    store.setItem('lng2', 'stays')
  }
  const left = fakeCaches(['pages', 'engines'])
  await clearDeviceData('')
  expect(Object.keys(localStorage).sort()).toEqual(['lng2', 'neighbour'])
  expect(Object.keys(sessionStorage).sort()).toEqual(['lng2', 'neighbour'])
  expect(left.size).toBe(0)
})

test('the theme falls back to the system at once and is not stored again', async () => {
  setTheme('dark')
  await clearDeviceData('')
  expect(readTheme()).toBe('system')
  expect(localStorage.getItem('toolbox:v1:theme')).toBeNull()
})

test.each([
  ['', '/'],
  ['/box', '/box'],
])('removes the language cookie of a site served from "%s"', async (basePath, path) => {
  window.history.replaceState(null, '', `${basePath}/privacy-policy`)
  document.cookie = `lng=en;path=${path}`
  expect(document.cookie).toContain('lng=en')
  await clearDeviceData(basePath)
  expect(document.cookie).toBe('')
})

test('where storage is denied there is nothing to remove', async () => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  }
  await expect(clearDeviceData('')).resolves.toBeUndefined()
})

test('rejects when a cache cannot be removed', async () => {
  const caches = { keys: async () => ['pages'], delete: () => Promise.reject(new Error('busy')) }
  Object.defineProperty(window, 'caches', { value: caches, configurable: true })
  await expect(clearDeviceData('')).rejects.toThrow('busy')
})
