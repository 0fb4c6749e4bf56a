import { runExclusive } from '@/lib/image/run-exclusive'
import { WorkerPool } from '@/lib/workers/client'
import { compressImage, inspectForCompressor, prepareCompressor, type CompressArgs } from './compress-image'

jest.mock('@/lib/workers/client', () => ({
  coreCount: (most: number) => most,
  WorkerPool: jest.fn(() => ({ run: jest.fn(async () => 'done'), isIdle: true })),
}))
jest.mock('@/lib/image/run-exclusive', () => ({ runExclusive: jest.fn((work: () => unknown) => work()) }))

const { calls, results } = jest.mocked(WorkerPool).mock
const pools = results.map(({ value }) => value as { run: jest.Mock; isIdle: boolean })
const [workers, large] = pools.map(({ run }) => run)
const given = calls.map(([, ...others]) => others)

const ARGS = { source: new Blob(['a']) } as unknown as CompressArgs
beforeEach(() => jest.mocked(runExclusive).mockClear())

test('pictures are worked on four at once here; large ones alone, in a worker that ends with each', () => {
  expect(given).toEqual([[4], [1, 0]])
})

test('up to 24 megapixels run beside others, more only when no other such work does', async () => {
  const { signal } = new AbortController()
  expect(await compressImage(ARGS, 24_000_000, { signal })).toBe('done')
  expect(workers).toHaveBeenLastCalledWith('compress', { ...ARGS, threads: 4 }, { signal, transfer: [] })
  expect(runExclusive).not.toHaveBeenCalled()
  expect(await compressImage(ARGS, 24_000_001)).toBe('done')
  expect(large).toHaveBeenLastCalledWith('compress', { ...ARGS, threads: 4 }, { transfer: [] })
  expect(runExclusive).toHaveBeenCalledTimes(1)
  expect(workers).toHaveBeenCalledTimes(1)
})

test('a picture alone has all threads, one of several its own', async () => {
  pools[0]!.isIdle = false
  await compressImage(ARGS, 1)
  expect(workers).toHaveBeenLastCalledWith('compress', { ...ARGS, threads: 1 }, { transfer: [] })
  await compressImage(ARGS, 24_000_001)
  expect(large).toHaveBeenLastCalledWith('compress', { ...ARGS, threads: 1 }, { transfer: [] })
  pools[0]!.isIdle = true
  await compressImage(ARGS, 1)
  expect(workers).toHaveBeenLastCalledWith('compress', { ...ARGS, threads: 4 }, { transfer: [] })
})

test('a bitmap moves to the worker with whatever else moves', async () => {
  const source = { close: () => {} } as ImageBitmap
  const buffer = new ArrayBuffer(1)
  await compressImage({ ...ARGS, source }, 1, { transfer: [buffer] })
  expect(workers?.mock.lastCall?.[2]).toEqual({ transfer: [buffer, source] })
})

test('a file is judged', async () => {
  const file = new Blob(['b'])
  expect(await inspectForCompressor(file)).toBe('done')
  expect(workers).toHaveBeenLastCalledWith('inspect', { file }, {})
})

test('the encoder is prepared once, and without a word where it cannot be', async () => {
  workers?.mockClear().mockRejectedValueOnce(new Error('no connection'))
  prepareCompressor()
  prepareCompressor()
  expect(workers?.mock.calls).toEqual([['prepare', { threads: 4 }]])
  await new Promise((resolve) => setTimeout(resolve))
})
