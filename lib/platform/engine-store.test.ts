/** @jest-environment node */
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { compress, init } from '@bokuweb/zstd-wasm'
import type { EngineFile } from './engine-files'
import {
  areEngineFilesCached,
  keepEngineFiles,
  loadEngineFiles,
  removeEngineFiles,
  type Download,
} from './engine-store'

const CONTENT = Buffer.from('engine '.repeat(1000))
const GZIPPED = gzipSync(CONTENT)
const HASH = createHash('sha256').update(CONTENT).digest('hex')

const PLAIN: EngineFile = {
  url: '/engines/a-1/plain.wasm',
  bytes: CONTENT.length,
  keptBytes: CONTENT.length,
  sha256: HASH,
}
const PACKED: EngineFile = {
  url: '/engines/a-1/packed.wasm.gz',
  bytes: GZIPPED.length,
  keptBytes: GZIPPED.length,
  sha256: HASH,
  packing: 'gzip',
}

/** The part of Cache that the store uses, backed by a map. */
class FakeCache {
  readonly entries = new Map<string, Blob>()
  async match(url: string) {
    const blob = this.entries.get(url)
    return blob && new Response(blob)
  }
  async put(url: string, response: Response) {
    this.entries.set(url, await response.blob())
  }
  async delete(request: string | { url: string }) {
    return this.entries.delete(typeof request === 'string' ? request : new URL(request.url).pathname)
  }
  async keys() {
    return [...this.entries.keys()].map((url) => ({ url: `https://toolbox.example${url}` }))
  }
}

let cache: FakeCache
let served: Record<string, Buffer>
let fetched: string[]

beforeEach(() => {
  cache = new FakeCache()
  served = { [PLAIN.url]: CONTENT, [PACKED.url]: GZIPPED }
  fetched = []
  Object.assign(globalThis, {
    caches: { open: async () => cache },
    fetch: async (url: string, { signal }: { signal?: AbortSignal }) => {
      fetched.push(url)
      signal?.throwIfAborted()
      const body = served[url]
      return body ? new Response(new Uint8Array(body)) : new Response('', { status: 404 })
    },
  })
})

test('downloads files once, decompresses them and reports progress in bytes', async () => {
  const reports: Download[] = []
  const contents = await loadEngineFiles([PLAIN, PACKED], { report: (download) => reports.push(download) })
  expect(await Promise.all(contents.map((content) => content.text()))).toEqual([String(CONTENT), String(CONTENT)])
  const totalBytes = PLAIN.bytes + PACKED.bytes
  expect(reports.at(-1)).toEqual({ loadedBytes: totalBytes, totalBytes })
  expect(reports.every(({ loadedBytes }, index) => loadedBytes >= (reports[index - 1]?.loadedBytes ?? 0))).toBe(true)

  await loadEngineFiles([PLAIN, PACKED])
  expect(fetched).toEqual([PLAIN.url, PACKED.url])
  expect(await areEngineFilesCached([PLAIN, PACKED])).toBe(true)
})

test('files are kept as they are served, and read from there', async () => {
  const kept = await keepEngineFiles([PLAIN, PACKED])
  expect(await Promise.all(kept.map(async (blob) => Buffer.from(await blob.arrayBuffer())))).toEqual([CONTENT, GZIPPED])
  const [, content] = await loadEngineFiles([PLAIN, PACKED])
  expect(await content?.text()).toBe(String(CONTENT))
  expect(fetched).toEqual([PLAIN.url, PACKED.url])
})

test('a compressed program has the type that browsers compile while it comes, other files have none', async () => {
  const data = { ...PACKED, url: '/engines/a-1/data.gz' }
  served[data.url] = GZIPPED
  const contents = await loadEngineFiles([PLAIN, PACKED, data])
  expect(contents.map(({ type }) => type)).toEqual(['', 'application/wasm', ''])
})

test('what Zstandard has packed is kept unpacked, and refused where it is damaged or cut off', async () => {
  await init()
  // More than one block, so that pieces come out one after the other.
  const content = Buffer.from(Array.from({ length: 400_000 }, (_, index) => (index * index * 31) % 251))
  const packed = Buffer.from(compress(content, 19))
  const file: EngineFile = {
    url: '/engines/a-1/packed.wasm.zst',
    bytes: packed.length,
    keptBytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    packing: 'zstd',
  }
  served[file.url] = packed
  for (const way of ['fetched', 'kept']) {
    const [unpacked] = await loadEngineFiles([file])
    expect([way, unpacked?.type, Buffer.from(await unpacked!.arrayBuffer()).equals(content)]).toEqual([
      way,
      'application/wasm',
      true,
    ])
  }
  expect([fetched, cache.entries.get(file.url)?.size]).toEqual([[file.url], content.length])
  await removeEngineFiles([file])
  for (const damaged of [packed.subarray(0, -9), Buffer.from('not Zstandard')]) {
    served[file.url] = damaged
    await expect(loadEngineFiles([file])).rejects.toMatchObject({ code: 'engineFailed' })
  }
})

test('downloads a partly written file again', async () => {
  cache.entries.set(PLAIN.url, new Blob(['engine']))
  const [content] = await loadEngineFiles([PLAIN])
  expect(await content?.text()).toBe(String(CONTENT))

  cache.entries.set(PLAIN.url, new Blob(['engine']))
  served = {}
  await expect(loadEngineFiles([PLAIN])).rejects.toMatchObject({ code: 'engineFailed' })
  expect(await areEngineFilesCached([PLAIN])).toBe(false)
})

test('rejects a file with a wrong checksum and does not cache it', async () => {
  served[PLAIN.url] = Buffer.from('something else')
  await expect(loadEngineFiles([PLAIN])).rejects.toMatchObject({ code: 'engineFailed' })
  served[PACKED.url] = Buffer.from('not gzip')
  await expect(loadEngineFiles([PACKED])).rejects.toMatchObject({ code: 'engineFailed' })
  expect(await areEngineFilesCached([PLAIN])).toBe(false)
})

test('rejects when a file is missing on the server', async () => {
  served = {}
  await expect(loadEngineFiles([PLAIN])).rejects.toMatchObject({ code: 'engineFailed' })
})

test('all files are asked for at once, and nothing is reported after one has failed', async () => {
  const answers: (() => void)[] = []
  const answer = globalThis.fetch
  globalThis.fetch = async (...args) => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return answer(...args)
  }
  const until = async (holds: () => boolean | Promise<boolean>) => {
    while (!(await holds())) await new Promise((resolve) => setImmediate(resolve))
  }
  const report = jest.fn()
  const missing = { ...PLAIN, url: '/engines/a-1/missing.wasm' }
  const kept = keepEngineFiles([PLAIN, missing, PACKED], { report }).catch((error: unknown) => error)
  await until(() => answers.length === 3)
  answers[1]!()
  expect(await kept).toMatchObject({ code: 'engineFailed' })
  answers[0]!()
  answers[2]!()
  // What comes all the same is there for the next attempt.
  await until(() => areEngineFilesCached([PLAIN, PACKED]))
  expect(report).not.toHaveBeenCalled()
})

test('rejects with an AbortError when canceled', async () => {
  await expect(loadEngineFiles([PLAIN], { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
})

describe('a file that is asked for twice at the same time', () => {
  /** A response whose halves come when the test says so. */
  function stubSlowFetch() {
    const halves: (() => void)[] = []
    const signals: AbortSignal[] = []
    globalThis.fetch = async (url, { signal } = {}) => {
      fetched.push(String(url))
      signals.push(signal!)
      const parts = [CONTENT.subarray(0, 1000), CONTENT.subarray(1000)]
      return new Response(
        new ReadableStream({
          async pull(controller) {
            await new Promise<void>((resolve, reject) => {
              halves.push(resolve)
              signal!.addEventListener('abort', () => reject(signal!.reason as Error))
            })
            controller.enqueue(new Uint8Array(parts.shift()!))
            if (parts.length === 0) controller.close()
          },
        }),
      )
    }
    return { halves, signals }
  }
  const settle = async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
  }

  test('is downloaded once, and both hear how far it is', async () => {
    const { halves } = stubSlowFetch()
    const reports = [jest.fn(), jest.fn()] as const
    const first = keepEngineFiles([PLAIN], { report: reports[0] })
    await settle()
    const second = keepEngineFiles([PLAIN], { report: reports[1] })
    await settle()
    halves[0]!()
    await settle()
    halves[1]!()
    const [[one], [other]] = await Promise.all([first, second])
    expect(one).toBe(other)
    expect(fetched).toEqual([PLAIN.url])
    const loaded = reports.map(({ mock }) => mock.calls.map(([{ loadedBytes }]: [Download]) => loadedBytes))
    expect(loaded[0]).toEqual([1000, PLAIN.bytes, PLAIN.bytes])
    expect(loaded[1]).toEqual(loaded[0])
  })

  test('goes on for one when the other gives it up, and ends when both have', async () => {
    const { halves, signals } = stubSlowFetch()
    const [first, second, later] = [new AbortController(), new AbortController(), new AbortController()]
    const keep = ({ signal }: AbortController) =>
      keepEngineFiles([PLAIN], { signal }).catch((error: Error) => error.name)
    const waiting = [keep(first), keep(second)]
    await settle()
    first.abort()
    expect(await waiting[0]).toBe('AbortError')
    expect(signals[0]!.aborted).toBe(false)
    second.abort()
    expect(await waiting[1]).toBe('AbortError')
    expect(signals[0]!.aborted).toBe(true)
    const again = keep(later)
    await settle()
    halves[1]!()
    await settle()
    halves[2]!()
    expect(await again).toMatchObject([{ size: PLAIN.bytes }])
    expect(fetched).toHaveLength(2)
  })
})

test('who gives up after the end of a download leaves a later one to those who share it', async () => {
  const early = new AbortController()
  await keepEngineFiles([PLAIN], { signal: early.signal })
  await removeEngineFiles([PLAIN])
  const answers: (() => void)[] = []
  const answer = globalThis.fetch
  globalThis.fetch = async (...args) => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return answer(...args)
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const first = keepEngineFiles([PLAIN])
  await settle()
  early.abort()
  const second = keepEngineFiles([PLAIN])
  await settle()
  expect(answers).toHaveLength(1)
  answers[0]!()
  expect(await Promise.all([first, second])).toMatchObject([[{ size: PLAIN.bytes }], [{ size: PLAIN.bytes }]])
})

test('downloads files each time where Cache Storage is unavailable', async () => {
  Object.assign(globalThis, { caches: { open: () => Promise.reject(new Error('denied')) } })
  await loadEngineFiles([PLAIN])
  await loadEngineFiles([PLAIN])
  expect(fetched).toHaveLength(2)
})

test('removes the given files, and those of earlier versions', async () => {
  await loadEngineFiles([PLAIN, PACKED])
  await removeEngineFiles([PLAIN])
  expect([...cache.entries.keys()]).toEqual([PACKED.url])
})
