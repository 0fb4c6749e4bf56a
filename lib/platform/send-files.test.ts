import { deleteExpiredHandovers, storeHandover } from '@/lib/offline/shared-files'
import { openAddress } from './page'
import { canSendFiles, sendFiles } from './send-files'

jest.mock('./page', () => ({ openAddress: jest.fn() }))
jest.mock('@/lib/offline/shared-files', () => ({
  HANDOVER_LIFETIME_MILLISECONDS: 600_000,
  deleteExpiredHandovers: jest.fn(),
  storeHandover: jest.fn(async () => '#shared=1'),
  withPath: (file: File, path: string) => Object.assign(file, { path }),
}))

afterEach(() => jest.useRealTimers())

test('files are stored with their names and types, and erased once they have expired', async () => {
  jest.useFakeTimers()
  await sendFiles('/tools/a-b', [{ name: 'a.png', blob: new Blob(['abc'], { type: 'image/png' }) }], true)
  const [[file] = []] = jest.mocked(storeHandover).mock.lastCall!
  expect([file?.name, file?.type, await file?.text()]).toEqual(['a.png', 'image/png', 'abc'])
  expect(openAddress).toHaveBeenCalledWith('/tools/a-b#shared=1', true)
  jest.advanceTimersByTime(600_000)
  expect(deleteExpiredHandovers).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1000)
  expect(deleteExpiredHandovers).toHaveBeenCalledTimes(1)
})

test('files keep their folder and their date', async () => {
  jest.useFakeTimers()
  const file = { name: 'a.png', blob: new Blob(['abc']), folder: 'Trip/day 1', lastModified: 1_700_000_000_000 }
  await sendFiles('/tools/a-b', [file], true)
  const [[sent] = []] = jest.mocked(storeHandover).mock.lastCall!
  expect(sent).toMatchObject({ path: 'Trip/day 1/a.png', lastModified: 1_700_000_000_000 })
})

test('nothing opens when they cannot be stored', async () => {
  jest.mocked(openAddress).mockClear()
  jest.mocked(storeHandover).mockRejectedValueOnce(new Error('full'))
  await expect(sendFiles('/tools/a-b', [], false)).rejects.toThrow('full')
  expect(openAddress).not.toHaveBeenCalled()
})

test.each([
  [{ caches: {} }, true],
  [{}, false],
])('%j can send files: %s', (window, expected) => {
  Object.assign(globalThis, { window })
  expect(canSendFiles()).toBe(expected)
})
