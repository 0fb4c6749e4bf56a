import { KeptFiles, revisionOf } from './kept-files'
import type { SiteFile } from './offline-map'

const SITE = 'https://toolbox.example/box'

/** A cache as far as this needs one. */
class FakeCache {
  readonly entries = new Map<string, Response>()
  match = async (url: string) => this.entries.get(url)?.clone()
  put = async (url: string, response: Response) => void this.entries.set(url, response)
  delete = async (key: string | { url: string }) => this.entries.delete(typeof key === 'string' ? key : key.url)
  keys = async (path?: string) =>
    [...this.entries.keys()].filter((url) => !path || url.split('?')[0] === path).map((url) => ({ url }))
}

let cache: FakeCache
let kept: KeptFiles
const served = new Map<string, Response | Error>()

async function fileOf(path: string, content: string): Promise<SiteFile> {
  const bytes = new TextEncoder().encode(content)
  return { path, revision: await revisionOf(bytes.buffer), bytes: bytes.length }
}

const text = async (response: Response | undefined) => response && (await response.text())

beforeEach(() => {
  cache = new FakeCache()
  kept = new KeptFiles(SITE)
  served.clear()
  Object.defineProperty(globalThis, 'caches', { value: { open: async () => cache }, configurable: true })
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const answer = served.get(String(input).slice(SITE.length))
    if (answer instanceof Response) return answer.clone()
    throw answer ?? new TypeError('no connection')
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'caches')
})

test('a revision is the beginning of the SHA-256 (FIPS 180-4, "abc")', async () => {
  expect(await revisionOf(new TextEncoder().encode('abc').buffer)).toBe('ba7816bf8f01cfea')
})

test('keeps what it should be, with its type and without the headers of its transfer', async () => {
  const file = await fileOf('/tools/a-b', 'page')
  const headers = { 'content-type': 'text/html', 'content-encoding': 'br', 'content-length': '9' }
  expect(await kept.store(file, new Response('page', { status: 404, headers }))).toBe(true)
  const response = await kept.read(file)
  expect(response?.status).toBe(200)
  expect([...(response?.headers.keys() ?? [])]).toEqual(['content-type'])
  expect(await text(response)).toBe('page')
})

test('does not keep anything else', async () => {
  const file = await fileOf('/tools/a-b', 'page')
  expect(await kept.store(file, new Response('log in to the wifi'))).toBe(false)
  expect(cache.entries.size).toBe(0)
})

test('a damaged file is dropped when it is read', async () => {
  const file = await fileOf('/tools/a-b', 'page')
  await kept.store(file, new Response('page'))
  for (const key of cache.entries.keys()) cache.entries.set(key, new Response('pa'))
  expect(await kept.read(file)).toBeUndefined()
  expect(cache.entries.size).toBe(0)
})

test('a file whose content the browser has lost is dropped when it is read', async () => {
  const file = await fileOf('/tools/a-b', 'page')
  await kept.store(file, new Response('page'))
  const lost = () => new Response(new ReadableStream({ start: (stream) => stream.error(new Error('lost')) }))
  jest.spyOn(cache, 'match').mockImplementation(async () => lost())
  expect(await kept.read(file)).toBeUndefined()
  expect(cache.entries.size).toBe(0)
})

test('two revisions of a file stand side by side until one is retained', async () => {
  const [first, second] = [await fileOf('/tools/a-b', 'one'), await fileOf('/tools/a-b', 'two')]
  await kept.store(first, new Response('one'))
  expect(await kept.read(second)).toBeUndefined()
  await kept.store(second, new Response('two'))
  expect(await text(await kept.read(first))).toBe('one')
  expect(await kept.paths()).toEqual(['/tools/a-b'])
  await kept.retain([second])
  expect(await kept.read(first)).toBeUndefined()
  expect(await text(await kept.readAnyRevision('/tools/a-b'))).toBe('two')
})

test('fetches what is missing, once, and tells whether all of it came', async () => {
  const [a, b, c] = [await fileOf('/a', 'a'), await fileOf('/b', 'b'), await fileOf('/c', 'c')]
  served.set('/a', new Response('a'))
  served.set('/b', new Response('something else'))
  await kept.store(c, new Response('c'))
  expect(await kept.keep([a, a, b, c])).toBe(false)
  expect(fetch).toHaveBeenCalledTimes(2)
  served.set('/b', new Response('b'))
  expect(await kept.keep([a, b, c])).toBe(true)
  expect(fetch).toHaveBeenCalledTimes(3)
  await kept.remove([a])
  const present = await kept.presence()
  expect([a, b, c].map(present)).toEqual([false, true, true])
  expect(await kept.has([b, c])).toBe(true)
  expect(await kept.has([a, b])).toBe(false)
})

test('fetches a damaged file again', async () => {
  const file = await fileOf('/a', 'a')
  served.set('/a', new Response('a'))
  await kept.keep([file])
  for (const key of cache.entries.keys()) cache.entries.set(key, new Response('damaged'))
  expect(await kept.keep([file])).toBe(true)
  expect(await text(await kept.read(file))).toBe('a')
})

test('without a connection keeping fails quietly', async () => {
  expect(await kept.keep([await fileOf('/a', 'a')])).toBe(false)
})

test('files with a hashed name may come from the browser’s cache, the others are asked for', async () => {
  served.set('/_next/static/chunks/a.js', new Response(''))
  served.set('/tools/a-b', new Response(''))
  await kept.fetch(await fileOf('/_next/static/chunks/a.js', ''))
  await kept.fetch(await fileOf('/tools/a-b', ''))
  const modes = (fetch as jest.Mock<unknown, [string, RequestInit]>).mock.calls.map(([, { cache: mode }]) => mode)
  expect(modes).toEqual(['default', 'no-cache'])
})

test('a cache that a page has deleted is not created again by what is still being stored', async () => {
  const stores = new Map<string, FakeCache>()
  const open = async (name: string) => {
    const store = stores.get(name) ?? new FakeCache()
    stores.set(name, store)
    return store
  }
  Object.defineProperty(globalThis, 'caches', { value: { open }, configurable: true })
  await kept.store(await fileOf('/a', 'first'), new Response('first'))
  stores.clear()
  await kept.store(await fileOf('/b', 'second'), new Response('second'))
  expect(stores.size).toBe(0)
})

test('storage that was denied once is asked for again', async () => {
  let denied = true
  const open = async () => {
    if (denied) throw new DOMException('denied', 'SecurityError')
    return cache
  }
  Object.defineProperty(globalThis, 'caches', { value: { open }, configurable: true })
  await expect(kept.paths()).rejects.toThrow('denied')
  denied = false
  expect(await kept.paths()).toEqual([])
})
