import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'

const SOURCE = readFileSync(path.join(__dirname, 'tesseract-worker.js'), 'utf8')

/** Runs the script with the globals of a worker. */
function run({ kept = {} }: { kept?: Readonly<Record<string, string>> } = {}) {
  const listeners: Record<string, (event: object) => void> = {}
  const self = {
    fetch: jest.fn(async (address: string) => `network: ${address}`),
    caches: { match: async (address: string) => kept[address] },
    console: { error: jest.fn() },
    addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
    postMessage: jest.fn(),
    importScripts: jest.fn(),
    location: { href: 'https://toolbox.example/engines/tesseract-core-1/tesseract-worker.js' },
    trustedTypes: { createPolicy: jest.fn() },
  }
  const packageFetch = self.fetch
  runInNewContext(SOURCE, { self, URL })
  return { self, packageFetch, listeners }
}

it('starts the package’s own worker', () => {
  expect(run().self.importScripts).toHaveBeenCalledWith('worker.min.js')
})

it('allows only scripts of its own folder', () => {
  const [[name, rules]] = run().self.trustedTypes.createPolicy.mock.calls
  const allowed = (address: string) => rules.createScriptURL(address) !== null
  expect(name).toBe('default')
  expect(Object.keys(rules)).toEqual(['createScriptURL'])
  expect(allowed('worker.min.js')).toBe(true)
  expect(allowed('https://toolbox.example/engines/tesseract-core-1/tesseract-core-lstm.js')).toBe(true)
  expect(allowed('../../sw.js')).toBe(false)
  expect(allowed('https://elsewhere.example/engines/tesseract-core-1/worker.min.js')).toBe(false)
  expect(allowed('blob:https://toolbox.example/1')).toBe(false)
})

it('reads cached files from the device, and the rest from the network', async () => {
  const { self, packageFetch } = run({ kept: { 'https://toolbox.example/kor': 'kept' } })
  expect(await self.fetch('https://toolbox.example/kor')).toBe('kept')
  expect(packageFetch).not.toHaveBeenCalled()
  expect(await self.fetch('https://toolbox.example/eng')).toBe('network: https://toolbox.example/eng')
})

it('works where Cache Storage is unavailable', async () => {
  const { self } = run()
  Object.assign(self, { caches: { match: () => Promise.reject(new Error('denied')) } })
  expect(await self.fetch('a')).toBe('network: a')
  Object.assign(self, { caches: undefined })
  expect(await self.fetch('b')).toBe('network: b')
})

it('reports a core that fails to start, and nothing else', () => {
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
