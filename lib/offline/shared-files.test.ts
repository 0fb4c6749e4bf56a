/** @jest-environment node */
import { announcesFiles, forgetHanded, HANDED_MILLISECONDS, handOver, keepShared, takeShared } from './shared-files'

class FakeCache {
  readonly entries = new Map<string, Response>()
  async put(url: string, response: Response) {
    this.entries.set(url, response)
  }
  async matchAll() {
    return [...this.entries.values()]
  }
}

const stores = new Map<string, FakeCache>()
const caches = {
  has: async (name: string) => stores.has(name),
  keys: async () => [...stores.keys()],
  delete: async (name: string) => stores.delete(name),
  open: async (name: string) => {
    const store = stores.get(name) ?? new FakeCache()
    stores.set(name, store)
    return store
  },
}

beforeEach(() => {
  stores.clear()
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true })
})
afterEach(() => jest.useRealTimers())

const photo = (name: string) => new File([name], name, { type: 'image/jpeg' })
const names = (files: File[]) => files.map(({ name }) => name)

test('what is handed over is taken once, with its name, type and content', async () => {
  const fragment = await handOver([photo('휴가 사진.jpg'), photo('two.jpg')])
  expect(announcesFiles(fragment)).toBe(true)
  const [first, second] = await takeShared(fragment)
  expect([first?.name, first?.type, await first?.text()]).toEqual(['휴가 사진.jpg', 'image/jpeg', '휴가 사진.jpg'])
  expect(second?.name).toBe('two.jpg')
  expect(stores.size).toBe(0)
  expect(await takeShared(fragment)).toEqual([])
})

test('two tabs and the share sheet do not mix', async () => {
  const form = new FormData()
  form.append('files', photo('shared.jpg'))
  await keepShared(form)
  const [one, other] = [await handOver([photo('one.jpg')]), await handOver([photo('other.jpg')])]
  expect(names(await takeShared(other))).toEqual(['other.jpg'])
  expect(names(await takeShared('#shared'))).toEqual(['shared.jpg'])
  expect(names(await takeShared(one))).toEqual(['one.jpg'])
})

test('what nobody takes is gone after ten minutes, and with the next handing over at the latest', async () => {
  jest.useFakeTimers({ now: 1_780_000_000_000 })
  const fragment = await handOver([photo('late.jpg')])
  stores.set('toolbox-files-ko', new FakeCache())
  jest.setSystemTime(Date.now() + HANDED_MILLISECONDS)
  await forgetHanded()
  expect(stores.size).toBe(2)
  jest.setSystemTime(Date.now() + 1)
  expect(await takeShared(fragment)).toEqual([])
  expect([...stores.keys()]).toEqual(['toolbox-files-ko'])
})

test('a device without room keeps no half of it', async () => {
  jest.spyOn(FakeCache.prototype, 'put').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
  await expect(handOver([photo('large.jpg')])).rejects.toThrow('full')
  expect(stores.size).toBe(0)
})

test('of photos that another app shared no half is kept either, nor what was shared before', async () => {
  const form = new FormData()
  form.append('files', photo('one.jpg'))
  form.append('files', photo('two.jpg'))
  await keepShared(form)
  const put = jest.spyOn(FakeCache.prototype, 'put')
  put.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
  await expect(keepShared(form)).rejects.toThrow('full')
  expect(await takeShared('#shared')).toEqual([])
})

test.each(['', '#', '#shared=', '#shared=../engines', '#shared=abc', '#sharedX=mi8x1234-abc', '#quality=80'])(
  'the fragment %s announces nothing',
  async (fragment) => {
    expect(announcesFiles(fragment)).toBe(false)
    expect(await takeShared(fragment)).toEqual([])
  },
)
