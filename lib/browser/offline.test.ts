/** @jest-environment jsdom */
import { MessageChannel } from 'node:worker_threads'
import { FAILED } from '@/lib/offline/messages'
import { takeInventory } from './offline'

const channels: MessageChannel[] = []

/** A service worker that gives this answer to everything. */
function answering(answer: unknown): ServiceWorkerRegistration {
  const postMessage = (_: unknown, [port]: MessagePort[]) => port?.postMessage(answer)
  return { active: { postMessage } } as unknown as ServiceWorkerRegistration
}

function stand(container: { ready: Promise<unknown>; getRegistration?: () => Promise<unknown> }) {
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

test('gives what the service worker answers', async () => {
  const inventory = { keptPages: ['/'], files: [], large: {} }
  stand({ ready: Promise.resolve(answering(inventory)) })
  expect(await takeInventory()).toEqual(inventory)
})

test('rejects when the service worker could not do it', async () => {
  stand({ ready: Promise.resolve(answering(FAILED)) })
  await expect(takeInventory()).rejects.toThrow('TAKE_INVENTORY')
})

test('rejects where no service worker was registered, and waits for one that is being installed', async () => {
  jest.useFakeTimers()
  const getRegistration = jest.fn(async (): Promise<unknown> => ({}))
  stand({ ready: new Promise(() => {}), getRegistration })
  const rejected = expect(takeInventory()).rejects.toThrow('none was registered')
  await jest.advanceTimersByTimeAsync(6000)
  expect(getRegistration).toHaveBeenCalledTimes(1)
  getRegistration.mockResolvedValue(undefined)
  await jest.advanceTimersByTimeAsync(6000)
  await rejected
})
