import { notify } from '@/components/ui/feedback/notify'
import { ToolError } from '@/lib/core/errors'
import { downloadBlob, zipBlob } from '@/lib/platform/download'
import { useZipDownload } from './useZipDownload'

jest.mock('@/components/ui/feedback/notify', () => ({ notify: jest.fn() }))
jest.mock('@/components/ui/feedback/useErrorText', () => ({
  useErrorText:
    () =>
    ({ code }: { code: string }) =>
      `text of ${code}`,
}))
jest.mock('@/lib/platform/download', () => ({ downloadBlob: jest.fn(), zipBlob: jest.fn(async () => 'zip') }))

const FILES = [{ name: 'a.txt', blob: new Blob() }]

test('files are saved as one ZIP, with word of it', async () => {
  expect(await useZipDownload()(FILES, 'all.zip', 'Saved')).toBe(true)
  expect(zipBlob).toHaveBeenCalledWith(FILES)
  expect(downloadBlob).toHaveBeenCalledWith('zip', 'all.zip')
  expect(notify).toHaveBeenLastCalledWith('success', 'Saved')
})

test.each([
  [new ToolError('outOfMemory'), 'outOfMemory'],
  [Object.assign(new Error('no chunk'), { name: 'ChunkLoadError' }), 'engineFailed'],
  [new Error('a bug'), 'unknown'],
])('%s is reported as %s', async (error, code) => {
  jest.mocked(zipBlob).mockRejectedValueOnce(error)
  expect(await useZipDownload()(FILES, 'all.zip', 'Saved')).toBe(false)
  expect(notify).toHaveBeenLastCalledWith('error', `text of ${code}`)
})
