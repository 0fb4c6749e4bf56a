import { saveToFolder } from './save-to-folder'

/** A folder in memory: files by name, folders as folders. */
class Folder {
  readonly entries = new Map<string, Folder | { text: string }>()
  constructor(readonly name: string) {}

  async getDirectoryHandle(name: string, { create }: { create?: boolean } = {}) {
    if (create && !this.entries.has(name)) this.entries.set(name, new Folder(name))
    return this.entries.get(name)
  }

  async getFileHandle(name: string, { create }: { create?: boolean } = {}) {
    const entry = this.entries.get(name)
    if (entry instanceof Folder) throw new DOMException('a folder', 'TypeMismatchError')
    if (!entry && !create) throw new DOMException('none', 'NotFoundError')
    const file = entry ?? { text: '' }
    this.entries.set(name, file)
    const write = async (blob: Blob) => void (file.text = await blob.text())
    return { createWritable: async () => ({ write, close: async () => {} }) }
  }

  /** Every path below, with the text of its file. */
  list(before = ''): string[] {
    return [...this.entries].flatMap(([name, entry]) =>
      entry instanceof Folder ? entry.list(`${before}${name}/`) : [`${before}${name}: ${entry.text}`],
    )
  }
}

const file = (name: string, text: string, folder?: string) => ({ name, folder, blob: new Blob([text]) })

function choose(picked: () => Promise<unknown>) {
  const showDirectoryPicker = jest.fn(picked)
  Object.assign(globalThis, { window: { showDirectoryPicker } })
  return showDirectoryPicker
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'window'))

it('asks for a folder that may be written to and writes files into their own folders', async () => {
  const root = new Folder('Out')
  const picker = choose(async () => root)
  expect(await saveToFolder([file('a.jpg', '1'), file('b.jpg', '2', 'Trip/day 1')])).toBe(true)
  expect(picker).toHaveBeenCalledWith({ mode: 'readwrite' })
  expect(root.list()).toEqual(['a.jpg: 1', 'Trip/day 1/b.jpg: 2'])
})

it('writes beside the originals when their own folder is chosen', async () => {
  const root = new Folder('Trip')
  choose(async () => root)
  await saveToFolder([file('b.jpg', '2', 'Trip/day 1'), file('c.jpg', '3', 'Other')])
  expect(root.list()).toEqual(['day 1/b.jpg: 2', 'Other/c.jpg: 3'])
})

it('never writes over a file or a folder, but numbers the new one', async () => {
  const root = new Folder('Out')
  root.entries.set('a.jpg', { text: 'old' })
  root.entries.set('a (2).jpg', new Folder('a (2).jpg'))
  choose(async () => root)
  await saveToFolder([file('a.jpg', 'new')])
  expect(root.list()).toEqual(['a.jpg: old', 'a (3).jpg: new'])
})

it('returns false when the visitor chooses none, and where the browser cannot ask', async () => {
  choose(() => Promise.reject(new DOMException('closed', 'AbortError')))
  expect(await saveToFolder([file('a.jpg', '1')])).toBe(false)
  Object.assign(globalThis, { window: {} })
  expect(await saveToFolder([file('a.jpg', '1')])).toBe(false)
})

it.each([
  ['asking', () => Promise.reject(new DOMException('no', 'SecurityError'))],
  [
    'writing',
    async () =>
      Object.assign(new Folder('Out'), {
        getFileHandle: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
      }),
  ],
])('passes on what fails while %s', async (_, picked) => {
  choose(picked)
  await expect(saveToFolder([file('a.jpg', '1')])).rejects.toThrow(DOMException)
})
