/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { startServiceWorker } from './register-service-worker'

type Worker = EventTarget & { postMessage: jest.Mock }
const worker = (): Worker => Object.assign(new EventTarget(), { postMessage: jest.fn() })

/** A browser's container of service workers whose page is run by `controller`. */
function browser(controller: Worker | null) {
  const registration = Object.assign(new EventTarget(), {
    waiting: null as Worker | null,
    installing: null as Worker | null,
    update: jest.fn(() => Promise.resolve()),
  })
  const active = worker()
  const container = Object.assign(new EventTarget(), {
    controller,
    ready: Promise.resolve({ active }),
    register: jest.fn((): Promise<typeof registration> => Promise.resolve(registration)),
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  return { container, registration, active }
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const settle = () => jest.advanceTimersByTimeAsync(1000)

test('the worker is registered for the whole site and asked to store the page', async () => {
  const { container, active } = browser(null)
  startServiceWorker(jest.fn())
  expect(container.register).not.toHaveBeenCalled()
  await settle()
  expect(container.register).toHaveBeenCalledWith('/sw.js', { scope: '/' })
  expect(active.postMessage).toHaveBeenCalledWith({ type: 'KEEP_PAGE' })
})

test('a page that is still loading comes first', async () => {
  const { container } = browser(null)
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  startServiceWorker(jest.fn())
  await settle()
  expect(container.register).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  await settle()
  expect(container.register).toHaveBeenCalled()
})

test('a browser that refuses, or knows no workers, goes on without', async () => {
  startServiceWorker(jest.fn())
  const { container, active } = browser(null)
  container.register.mockRejectedValue(new Error('private window'))
  startServiceWorker(jest.fn())
  await settle()
  expect(active.postMessage).not.toHaveBeenCalled()
})

test('a new version that waits is offered, and takes over when it is accepted', async () => {
  const { registration } = browser(worker())
  const onUpdate = jest.fn<undefined, [() => void]>()
  registration.waiting = worker()
  startServiceWorker(onUpdate)
  await settle()
  expect(onUpdate).toHaveBeenCalledTimes(1)
  onUpdate.mock.calls[0]![0]()
  expect(registration.waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
})

test('a new version that arrives later is offered once it waits', async () => {
  const { registration } = browser(worker())
  const onUpdate = jest.fn()
  startServiceWorker(onUpdate)
  await settle()
  const installing = worker()
  registration.installing = installing
  registration.dispatchEvent(new Event('updatefound'))
  installing.dispatchEvent(new Event('statechange'))
  expect(onUpdate).not.toHaveBeenCalled()
  registration.waiting = installing
  installing.dispatchEvent(new Event('statechange'))
  expect(onUpdate).toHaveBeenCalledTimes(1)
})

test('the first visit has no version to update', async () => {
  const { container, registration } = browser(null)
  const onUpdate = jest.fn()
  registration.waiting = worker()
  startServiceWorker(onUpdate)
  await settle()
  container.dispatchEvent(new Event('controllerchange'))
  expect(onUpdate).not.toHaveBeenCalled()
})

test('a version that another tab activated is offered here', async () => {
  const { container } = browser(worker())
  const onUpdate = jest.fn()
  startServiceWorker(onUpdate)
  await settle()
  container.dispatchEvent(new Event('controllerchange'))
  expect(onUpdate).toHaveBeenCalledTimes(1)
})

test('a tab that is come back to asks for updates, once an hour at most', async () => {
  const { registration } = browser(worker())
  startServiceWorker(jest.fn())
  await settle()
  const comeBack = async (minutes: number, hidden = false) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
    await jest.advanceTimersByTimeAsync(minutes * 60_000)
    document.dispatchEvent(new Event('visibilitychange'))
    return registration.update.mock.calls.length
  }
  expect(await comeBack(50)).toBe(0)
  expect(await comeBack(20, true)).toBe(0)
  expect(await comeBack(0)).toBe(1)
  expect(await comeBack(50)).toBe(1)
  expect(await comeBack(20)).toBe(2)
})

describe('in development', () => {
  test('no worker is registered', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
    const { container } = browser(null)
    startServiceWorker(jest.fn())
    await settle()
    expect(container.register).not.toHaveBeenCalled()
  })

  test('`/sw.js` takes over, deletes its caches, unregisters itself and reloads the open pages', async () => {
    const handlers: Record<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void> = {}
    const deleted: string[] = []
    const client = { url: 'http://localhost:3000/a', navigate: jest.fn() }
    const scope = {
      addEventListener: (type: string, handler: (typeof handlers)[string]) => (handlers[type] = handler),
      skipWaiting: jest.fn(),
      caches: { keys: async () => ['files', 'pages'], delete: async (name: string) => deleted.push(name) },
      registration: { unregister: jest.fn() },
      clients: { matchAll: async () => [client] },
    }
    runInNewContext(readFileSync('public/sw.js', 'utf8'), scope)
    let work: Promise<unknown> | undefined
    const event = { waitUntil: (promise: Promise<unknown>) => (work = promise) }
    handlers.install?.(event)
    expect(scope.skipWaiting).toHaveBeenCalled()
    handlers.activate?.(event)
    await work
    expect(deleted).toEqual(['files', 'pages'])
    expect(scope.registration.unregister).toHaveBeenCalled()
    expect(client.navigate).toHaveBeenCalledWith(client.url)
  })
})
