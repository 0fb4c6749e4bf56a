import { callHook } from '@/scripts/jest/call-hook'
import type { BatchItem, FileInfo } from './batch-state'
import { useBatchDownloads, type MadePicture } from './useBatchDownloads'

const mockSave = jest.fn(async () => true)
jest.mock('./useZipDownload', () => ({ useZipDownload: () => mockSave }))

const RESULT: MadePicture = { blob: new Blob(['a']), extension: 'jpg', width: 40, height: 30 }
const OPTIONS = {
  usualName: (name: string, extension: string) => `usual ${name}.${extension}`,
  zipName: 'all.zip',
  successText: 'Saved',
}

const downloadsOf = (items: readonly BatchItem<FileInfo, MadePicture>[], pattern: string) =>
  callHook('en', 'jpg-compressor', () => useBatchDownloads(items, { ...OPTIONS, pattern }))

function item(name: string, changes: Partial<BatchItem<FileInfo, MadePicture>> = {}, path = '') {
  const file = new File(['a'], name, { lastModified: new Date(2024, 0, 5).getTime() })
  Object.defineProperty(file, 'webkitRelativePath', { value: path })
  return { id: 1, file, status: 'done', result: RESULT, ...changes } as BatchItem<FileInfo, MadePicture>
}

test('finished files are named by the pattern, their place among all and the day they were taken or changed', () => {
  const items = [
    item('a.png', { status: 'working' }),
    item('b.png', {}, 'Trip/day 1/b.png'),
    item('c.png', { info: { taken: '2020-12-31' } }),
    item('d.png', { result: undefined }),
  ]
  const { lastModified } = items[0]!.file
  const { done, outputOf } = downloadsOf(items, '{n}-{name}-{date}-{width}x{height}')
  expect(done).toEqual([
    { blob: RESULT.blob, folder: 'Trip/day 1', lastModified, name: '2-b-2024-01-05-40x30.jpg' },
    { blob: RESULT.blob, folder: '', lastModified, name: '3-c-2020-12-31-40x30.jpg' },
  ])
  expect([outputOf(items[0]!, 0), outputOf(items[3]!, 3)]).toEqual([undefined, undefined])
})

test('without a pattern they have their usual names, and all are saved as one ZIP', async () => {
  const items = [item('b.png')]
  const { done, downloadAll, zipName, successText } = downloadsOf(items, '')
  expect(done.map(({ name }) => name)).toEqual(['usual b.png.jpg'])
  await downloadAll()
  expect(mockSave.mock.calls).toEqual([[done, 'all.zip', 'Saved']])
  expect([zipName, successText]).toEqual(['all.zip', 'Saved'])
})
