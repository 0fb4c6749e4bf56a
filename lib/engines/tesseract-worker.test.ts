import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'

const SOURCE = readFileSync(path.join(__dirname, 'tesseract-worker.js'), 'utf8')

/** The script in a worker's world of its own. */
function run({ kept = {} }: { kept?: Readonly<Record<string, string>> } = {}) {
  const listeners: Record<string, (event: object) => void> = {}
  const self = {
    fetch: jest.fn(async (address: string) => `network: ${address}`),
    caches: { match: async (address: string) => kept[address] },
    console: { error: jest.fn() },
    addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
    postMessage: jest.fn(),
    importScripts: jest.fn(),
  }
  const packageFetch = self.fetch
  runInNewContext(SOURCE, { self })
  return { self, packageFetch, listeners }
}

it('starts the package’s own worker', () => {
  expect(run().self.importScripts).toHaveBeenCalledWith('worker.min.js')
})

it('takes from the device what is kept there, and the rest over the network', async () => {
  const { self, packageFetch } = run({ kept: { 'https://toolbox.example/kor': 'kept' } })
  expect(await self.fetch('https://toolbox.example/kor')).toBe('kept')
  expect(packageFetch).not.toHaveBeenCalled()
  expect(await self.fetch('https://toolbox.example/eng')).toBe('network: https://toolbox.example/eng')
})

it('does without a device that keeps nothing', async () => {
  const { self } = run()
  Object.assign(self, { caches: { match: () => Promise.reject(new Error('denied')) } })
  expect(await self.fetch('a')).toBe('network: a')
  Object.assign(self, { caches: undefined })
  expect(await self.fetch('b')).toBe('network: b')
})

it('tells a core that fails to start, and nothing else', () => {
  const { self, listeners } = run()
  const ids = { workerId: 'Worker-0', jobId: 'Job-0' }
  listeners.message?.({ data: { ...ids, action: 'load', payload: {} } })
  listeners.unhandledrejection?.({ reason: new Error('no memory') })
  expect(self.postMessage).toHaveBeenCalledTimes(1)
  expect(self.postMessage).toHaveBeenCalledWith({
    ...ids,
    action: 'load',
    status: 'reject',
    data: 'Error: no memory',
  })
  listeners.message?.({ data: { ...ids, action: 'recognize', payload: {} } })
  listeners.unhandledrejection?.({ reason: new Error('other') })
  expect(self.postMessage).toHaveBeenCalledTimes(1)
})
