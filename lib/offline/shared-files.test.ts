/** @jest-environment node */
import {
  refersToFiles,
  deleteExpiredHandovers,
  HANDOVER_LIFETIME_MILLISECONDS,
  storeHandover,
  storeSharedForm,
  takeSharedFiles,
  withPath,
} from './shared-files'

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

test('files are taken once, with their name, type and content', async () => {
  const fragment = await storeHandover([photo('휴가 사진.jpg'), photo('two.jpg')])
  expect(refersToFiles(fragment)).toBe(true)
  const [first, second] = await takeSharedFiles(fragment)
  expect([first?.name, first?.type, await first?.text()]).toEqual(['휴가 사진.jpg', 'image/jpeg', '휴가 사진.jpg'])
  expect(second?.name).toBe('two.jpg')
  expect(stores.size).toBe(0)
  expect(await takeSharedFiles(fragment)).toEqual([])
})

test('files keep their path and date, as far as they were stored', async () => {
  const file = new File(['a'], 'a.jpg', { lastModified: 1_700_000_000_000 })
  const [taken] = await takeSharedFiles(await storeHandover([withPath(file, 'Trip/하루/a.jpg')]))
  expect(taken?.webkitRelativePath).toBe('Trip/하루/a.jpg')
  expect(taken?.lastModified).toBe(1_700_000_000_000)

  const headers = { 'x-file-name': 'b.jpg' }
  const fragment = await storeHandover([])
  const [name = ''] = [...stores.keys()].filter((key) => key.endsWith(fragment.split('=')[1]!))
  await stores.get(name)!.put('/shared/0', new Response('b', { headers }))
  const [old] = await takeSharedFiles(fragment)
  expect([old?.webkitRelativePath ?? '', Date.now() - old!.lastModified < 60_000]).toEqual(['', true])
})

test('files of two tabs and of the share sheet are separate', async () => {
  const form = new FormData()
  form.append('files', photo('shared.jpg'))
  await storeSharedForm(form)
  const [one, other] = [await storeHandover([photo('one.jpg')]), await storeHandover([photo('other.jpg')])]
  expect(names(await takeSharedFiles(other))).toEqual(['other.jpg'])
  expect(names(await takeSharedFiles('#shared'))).toEqual(['shared.jpg'])
  expect(names(await takeSharedFiles(one))).toEqual(['one.jpg'])
})

test('files that no page takes are deleted after ten minutes, at the latest when other files are stored', async () => {
  jest.useFakeTimers({ now: 1_780_000_000_000 })
  const fragment = await storeHandover([photo('late.jpg')])
  stores.set('toolbox-files-ko', new FakeCache())
  jest.setSystemTime(Date.now() + HANDOVER_LIFETIME_MILLISECONDS)
  await deleteExpiredHandovers()
  expect(stores.size).toBe(2)
  jest.setSystemTime(Date.now() + 1)
  expect(await takeSharedFiles(fragment)).toEqual([])
  expect([...stores.keys()]).toEqual(['toolbox-files-ko'])
})

test('nothing is stored when only some of the files fit', async () => {
  jest.spyOn(FakeCache.prototype, 'put').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
  await expect(storeHandover([photo('large.jpg')])).rejects.toThrow('full')
  expect(stores.size).toBe(0)
})

test('no photos of another app are stored when only some fit, nor those shared before', async () => {
  const form = new FormData()
  form.append('files', photo('one.jpg'))
  form.append('files', photo('two.jpg'))
  await storeSharedForm(form)
  const put = jest.spyOn(FakeCache.prototype, 'put')
  put.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
  await expect(storeSharedForm(form)).rejects.toThrow('full')
  expect(await takeSharedFiles('#shared')).toEqual([])
})

test.each(['', '#', '#shared=', '#shared=../engines', '#shared=abc', '#sharedX=mi8x1234-abc', '#quality=80'])(
  'the fragment %s refers to no files',
  async (fragment) => {
    expect(refersToFiles(fragment)).toBe(false)
    expect(await takeSharedFiles(fragment)).toEqual([])
  },
)
