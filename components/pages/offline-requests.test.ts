/** @jest-environment jsdom */
import { MessageChannel } from 'node:worker_threads'
import { FAILED } from '@/lib/offline/messages'
import { countTools, getInventory, supportsOffline } from './offline-requests'

const channels: MessageChannel[] = []

/** A registration whose service worker replies to every message with `answer`. */
function registrationReplying(answer: unknown): ServiceWorkerRegistration {
  const postMessage = (_: unknown, [port]: MessagePort[]) => port?.postMessage(answer)
  return { active: { postMessage } } as unknown as ServiceWorkerRegistration
}

function stubServiceWorker(container: { ready: Promise<unknown>; getRegistration?: () => Promise<unknown> }) {
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
}

beforeEach(() => {
  class Channel extends MessageChannel {
    constructor() {
      super()
      channels.push(this)
    }
  }
  Object.defineProperty(globalThis, 'MessageChannel', { value: Channel, configurable: true })
})
afterEach(() => {
  for (const { port1 } of channels.splice(0)) port1.close()
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(globalThis, 'MessageChannel')
})

test("resolves with the service worker's reply", async () => {
  const inventory = { keptPages: ['/'], files: [], large: {} }
  stubServiceWorker({ ready: Promise.resolve(registrationReplying(inventory)) })
  expect(await getInventory()).toEqual(inventory)
})

test('rejects when the service worker reports a failure', async () => {
  stubServiceWorker({ ready: Promise.resolve(registrationReplying(FAILED)) })
  await expect(getInventory()).rejects.toThrow('TAKE_INVENTORY')
})

test('waits for a service worker that is being installed and rejects if none is registered', async () => {
  jest.useFakeTimers()
  const getRegistration = jest.fn(async (): Promise<unknown> => ({}))
  stubServiceWorker({ ready: new Promise(() => {}), getRegistration })
  const rejected = expect(getInventory()).rejects.toThrow('none was registered')
  await jest.advanceTimersByTimeAsync(6000)
  expect(getRegistration).toHaveBeenCalledTimes(1)
  getRegistration.mockResolvedValue(undefined)
  await jest.advanceTimersByTimeAsync(6000)
  await rejected
})

test('pages are kept where there are service workers', () => {
  expect(supportsOffline()).toBe(false)
  stubServiceWorker({ ready: Promise.resolve() })
  expect(supportsOffline()).toBe(true)
})

test('counts tools, and not the needs below them', () => {
  const pages = [
    '/',
    '/about',
    '/tools/jpg-compressor',
    '/tools/jpg-compressor/photo-under-100kb',
    '/en/tools/bmi-calculator',
  ]
  expect(countTools(pages)).toBe(2)
})
