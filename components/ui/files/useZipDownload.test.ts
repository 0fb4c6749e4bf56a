/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react'
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

const saver = () => renderHook(() => useZipDownload()).result.current
const FILES = [{ name: 'a.txt', blob: new Blob() }]

test('files are saved as one ZIP, with word of it', async () => {
  expect(await saver()(FILES, 'all.zip', 'Saved')).toBe(true)
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
  expect(await saver()(FILES, 'all.zip', 'Saved')).toBe(false)
  expect(notify).toHaveBeenLastCalledWith('error', `text of ${code}`)
})

test('a second press while an archive is made makes no second one', async () => {
  let finish: (zip: Blob) => void = () => {}
  jest.mocked(zipBlob).mockImplementation(() => new Promise((resolve) => (finish = resolve)))
  jest.mocked(downloadBlob).mockClear()
  const save = saver()
  const first = save(FILES, 'all.zip', 'Saved')
  expect(await save(FILES, 'all.zip', 'Saved')).toBe(false)
  finish(new Blob())
  expect(await first).toBe(true)
  const later = save(FILES, 'all.zip', 'Saved')
  finish(new Blob())
  expect(await later).toBe(true)
  expect(downloadBlob).toHaveBeenCalledTimes(2)
})
