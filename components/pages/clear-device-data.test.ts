/** @jest-environment jsdom */
import { clearDeviceData } from './clear-device-data'
import { readTheme, setTheme } from '@/lib/platform/theme'

afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'caches')
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

function fakeCaches(names: readonly string[]) {
  const remaining = new Set(names)
  const caches = { keys: async () => [...remaining], delete: async (name: string) => remaining.delete(name) }
  Object.defineProperty(window, 'caches', { value: caches, configurable: true })
  return remaining
}

test('deletes the data of the site and nothing else', async () => {
  for (const store of [localStorage, sessionStorage]) {
    store.setItem('lng', 'ja')
    store.setItem('toolbox:v1:offer', '1')
    store.setItem('toolbox:v1:pomodoro', '{}')
    store.setItem('neighbor', 'stays')
    store.setItem('lng2', 'stays')
  }
  const remaining = fakeCaches(['toolbox-files', 'toolbox-engines', 'neighbor'])
  await clearDeviceData('')
  expect(Object.keys(localStorage).sort()).toEqual(['lng2', 'neighbor'])
  expect(Object.keys(sessionStorage).sort()).toEqual(['lng2', 'neighbor'])
  expect([...remaining]).toEqual(['neighbor'])
})

test('the theme changes to the system theme at once and is not stored again', async () => {
  setTheme('dark')
  await clearDeviceData('')
  expect(readTheme()).toBe('system')
  expect(localStorage.getItem('toolbox:v1:theme')).toBeNull()
})

test.each([
  ['', '/'],
  ['/box', '/box'],
])('deletes the language cookie of a site with the base path "%s"', async (basePath, path) => {
  window.history.replaceState(null, '', `${basePath}/privacy-policy`)
  document.cookie = `lng=en;path=${path}`
  expect(document.cookie).toContain('lng=en')
  await clearDeviceData(basePath)
  expect(document.cookie).toBe('')
})

test('resolves when the browser denies access to storage', async () => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  }
  await expect(clearDeviceData('')).resolves.toBeUndefined()
})

test.each([
  ['http://localhost/box/', true],
  ['http://localhost/', false],
])('a service worker with the scope %s is unregistered from a site in /box: %s', async (scope, gone) => {
  const unregister = jest.fn(async () => true)
  const serviceWorker = { getRegistration: async () => ({ scope, unregister }) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  await clearDeviceData('/box')
  Reflect.deleteProperty(navigator, 'serviceWorker')
  expect(unregister).toHaveBeenCalledTimes(gone ? 1 : 0)
})

test('rejects when a cache cannot be deleted', async () => {
  const caches = { keys: async () => ['toolbox-files'], delete: () => Promise.reject(new Error('busy')) }
  Object.defineProperty(window, 'caches', { value: caches, configurable: true })
  await expect(clearDeviceData('')).rejects.toThrow('busy')
})
