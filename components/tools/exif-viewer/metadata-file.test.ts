import { ToolError } from '@/lib/core/errors'
import { checkedBlob } from '@/lib/core/stored-zip'
import { copyWithout, readMetadata, type FileMetadata } from '@/lib/tools/exif-viewer/worker/read-metadata'
import { fileFacts, inspect, made, process } from './metadata-file'

jest.mock('@/lib/tools/exif-viewer/worker/read-metadata', () => ({ copyWithout: jest.fn(), readMetadata: jest.fn() }))

const { signal } = new AbortController()
const CONTEXT = { signal, report: () => {} }
const FILE = new File(['abc'], 'a.heic', { lastModified: Date.UTC(2024, 1, 29, 12) })
const INFO: FileMetadata = {
  kind: 'heic',
  size: { width: 4, height: 3 },
  drawable: false,
  tags: [],
  behind: [],
  unread: [],
}
const OUTCOME = { leftOut: [], isDateLost: false, stays: [] }
const SETTINGS = { loss: 'place', redating: null } as const

test('a file is read, and copied as the visitor set it', async () => {
  jest.mocked(readMetadata).mockResolvedValue(INFO)
  expect(await inspect(FILE, CONTEXT)).toBe(INFO)
  expect(readMetadata).toHaveBeenCalledWith(FILE, { signal })
  const copy = { ...checkedBlob(new Uint8Array(2), 'image/heic'), orientation: 6, ...OUTCOME }
  jest.mocked(copyWithout).mockResolvedValue(copy)
  expect(await process(FILE, INFO, SETTINGS, CONTEXT)).toBe(copy)
  expect(copyWithout).toHaveBeenCalledWith({ file: FILE, ...SETTINGS }, { signal })
})

test('the copy without anything was made with the reading, unless its dates change', () => {
  const clean = { ...checkedBlob(new Uint8Array(1), 'image/heic'), orientation: 1, ...OUTCOME }
  const info = { ...INFO, clean }
  expect(made(info, { loss: 'everything', redating: null })).toBe(clean)
  expect(made(INFO, { loss: 'everything', redating: null })).toBeUndefined()
  expect(made(info, { loss: 'everything', redating: { hours: 1 } })).toBeUndefined()
  expect(made(info, { loss: 'place', redating: null })).toBeUndefined()
})

test('why a file cannot be copied stands beside it; a bug does not', async () => {
  const refusal = new ToolError('imageDamaged')
  jest.mocked(copyWithout).mockRejectedValueOnce(refusal).mockRejectedValueOnce(new TypeError('a bug'))
  expect(await process(FILE, INFO, SETTINGS, CONTEXT)).toEqual({ refusal })
  await expect(process(FILE, INFO, SETTINGS, CONTEXT)).rejects.toThrow('a bug')
})

test('facts of a file that do not come from its tags', () => {
  const facts = { fileName: 'a.heic', fileSize: 3, fileType: 'image/heic', lastModified: '2024-02-29T12:00:00.000Z' }
  expect(fileFacts(FILE, INFO)).toEqual({ ...facts, width: 4, height: 3 })
  expect(fileFacts(FILE, { ...INFO, size: null })).toEqual(facts)
})
