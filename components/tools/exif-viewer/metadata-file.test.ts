import { ToolError } from '@/lib/core/errors'
import { checkedBlob } from '@/lib/core/stored-zip'
import { metadataWorkers, type FileMetadata } from '@/lib/tools/exif-viewer/worker/read-metadata'
import { hidingOf } from '@/components/ui/pictures/hiding'
import { faceWorkers } from '@/lib/image/faces/faces'
import { copyName, fileFacts, inspect, isWhole, keyOf, made, process } from './metadata-file'

jest.mock('@/lib/tools/exif-viewer/worker/read-metadata', () => ({ metadataWorkers: { run: jest.fn() } }))

jest.mock('@/components/ui/pictures/hiding', () => ({ hidingOf: jest.fn() }))
jest.mock('@/lib/image/faces/faces', () => ({ faceWorkers: { run: jest.fn() } }))

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
const OUTCOME = { notInCopy: [], unreadNotInCopy: [], isDateLost: false, stays: [] }
const SETTINGS = { loss: 'place', redating: null } as const
const hide = { look: 'none', shownIn: () => [] } as const

test('a file is read, and copied as the visitor set it', async () => {
  jest.mocked(metadataWorkers.run).mockResolvedValue(INFO)
  expect(await inspect(FILE, CONTEXT)).toBe(INFO)
  expect(metadataWorkers.run).toHaveBeenCalledWith('read', { file: FILE }, { signal })
  const copy = { ...checkedBlob(new Uint8Array(2), 'image/heic'), orientation: 6, ...OUTCOME }
  jest.mocked(metadataWorkers.run).mockResolvedValue(copy)
  expect(await process(FILE, INFO, { ...SETTINGS, hide }, CONTEXT)).toBe(copy)
  expect(metadataWorkers.run).toHaveBeenLastCalledWith('copy', { file: FILE, ...SETTINGS }, { signal, isNext: true })
})

test('a file is whole if it was read to its end', () => {
  expect(isWhole(INFO)).toBe(true)
  expect(isWhole({ ...INFO, note: 'incomplete' })).toBe(false)
  expect(isWhole({ ...INFO, unread: [{ name: 'APP1', bytes: 9 }] })).toBe(false)
})

test('the copy without anything was made with the reading, unless its dates change', () => {
  const clean = { ...checkedBlob(new Uint8Array(1), 'image/heic'), orientation: 1, ...OUTCOME }
  const info = { ...INFO, clean }
  expect(made(info, { loss: 'everything', redating: null, hide })).toBe(clean)
  expect(made(INFO, { loss: 'everything', redating: null, hide })).toBeUndefined()
  expect(made(info, { loss: 'everything', redating: { hours: 1 }, hide })).toBeUndefined()
  expect(made(info, { loss: 'place', redating: null, hide })).toBeUndefined()
})

test('why a file cannot be copied stands beside it; a bug does not', async () => {
  const refusal = new ToolError('imageDamaged')
  jest.mocked(metadataWorkers.run).mockRejectedValueOnce(refusal).mockRejectedValueOnce(new TypeError('a bug'))
  expect(await process(FILE, INFO, { ...SETTINGS, hide }, CONTEXT)).toEqual({ refusal })
  await expect(process(FILE, INFO, { ...SETTINGS, hide }, CONTEXT)).rejects.toThrow('a bug')
})

test('facts of a file that do not come from its tags', () => {
  const facts = { fileName: 'a.heic', fileSize: 3, fileType: 'image/heic', lastModified: '2024-02-29T12:00:00.000Z' }
  expect(fileFacts(FILE, INFO)).toEqual({ ...facts, width: 4, height: 3 })
  expect(fileFacts(FILE, { ...INFO, size: null })).toEqual(facts)
})

test('a photo in which faces are hidden is a new one under the name of its kind, told apart by the faces that are shown', async () => {
  const hiding = { look: 'mosaic', faces: [{ x: 0, y: 0, width: 1, height: 1 }] } as const
  const blob = checkedBlob(new Uint8Array(3), 'image/jpeg')
  jest.mocked(hidingOf).mockResolvedValueOnce(hiding)
  jest.mocked(faceWorkers.run).mockResolvedValue(blob)
  const hidden = { look: 'mosaic', shownIn: () => [1] } as const
  const copy = await process(FILE, INFO, { ...SETTINGS, hide: hidden }, CONTEXT)
  expect(faceWorkers.run).toHaveBeenCalledWith('hide', { file: FILE, format: 'jpeg', ...hiding }, { signal })
  expect(copy).toMatchObject({ ...blob, extension: 'jpg', orientation: 1 })
  expect([copyName('a.heic', { extension: 'jpg' }), copyName('a.heic', {})]).toEqual(['clean_a.jpg', 'clean_a.heic'])
  expect(keyOf({ ...SETTINGS, hide: hidden }, FILE)).not.toBe(keyOf({ ...SETTINGS, hide }, FILE))
  const info = { ...INFO, clean: { ...blob, orientation: 1, ...OUTCOME } }
  expect(made(info, { loss: 'everything', redating: null, hide: hidden })).toBeUndefined()
})
