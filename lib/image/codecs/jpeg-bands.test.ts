import { createPixels } from '@/lib/image/pixels/pixels'
import { WorkerPool } from '@/lib/workers/client'
import { jpegBands, encodeBands, isWorthSharing, MOST_UNITS, prepareBands } from './jpeg-bands'
import { encodeByMozjpeg } from './mozjpeg'

jest.mock('@/lib/workers/client', () => ({ WorkerPool: jest.fn(() => ({ run: jest.fn() })) }))
jest.mock('./mozjpeg', () => ({ encodeByMozjpeg: jest.fn() }))

const { run } = jest.mocked(WorkerPool).mock.results[0]!.value as { run: jest.Mock }
beforeEach(() => run.mockReset())

const rowsOf = (width: number, height: number, unit: number, threads: number) =>
  jpegBands({ width, height }, unit, threads).map(({ rows }) => rows)

test.each([
  // One thread, and pictures too small for two.
  [4000, 3000, 16, 1, [3000]],
  [2000, 1499, 16, 2, [1499]],
  // Whole units but for the last.
  [2000, 1500, 16, 2, [752, 748]],
  [4000, 3000, 16, 4, [752, 752, 752, 744]],
  [4000, 3000, 8, 4, [752, 752, 752, 744]],
  [2000, 3001, 16, 4, [752, 752, 752, 745]],
  // At most 65,535 units each: 262 rows of 250, 131 of 500.
  [4000, 12_000, 16, 2, [4192, 4192, 3616]],
  [4000, 3000, 8, 2, [1048, 1048, 904]],
])('%i × %i in units of %i for %i threads: bands of %j rows', (width, height, unit, threads, expected) => {
  expect(rowsOf(width, height, unit, threads)).toEqual(expected)
})

test('bands follow each other, and none has more units than fit between two restarts', () => {
  for (const unit of [8, 16]) {
    for (const threads of [2, 3, 4]) {
      const bands = jpegBands({ width: 5003, height: 6007 }, unit, threads)
      let next = 0
      for (const { y, rows } of bands) {
        expect(y).toBe(next)
        expect(Math.ceil(5003 / unit) * Math.ceil(rows / unit)).toBeLessThanOrEqual(MOST_UNITS)
        next += rows
      }
      expect(next).toBe(6007)
    }
  }
})

test('pictures from 3 megapixels on are shared', () => {
  expect([isWorthSharing(2_999_999), isWorthSharing(3_000_000)]).toEqual([false, true])
})

test.each([
  [1, 0, 1],
  [2, 1, 2],
  [4, 3, 4],
  [8, 3, 4],
])('%i threads are %i beside this one', async (asked, started, threads) => {
  run.mockResolvedValue(undefined)
  expect(await prepareBands(asked)).toBe(threads)
  expect(run.mock.calls).toEqual(Array(started).fill(['prepare', null]))
})

test('this thread is alone where no other can be started', async () => {
  run.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no workers'))
  expect(await prepareBands(3)).toBe(1)
})

test('this thread encodes the first band, the others theirs, each with a copy of its rows', async () => {
  const picture = createPixels(1, 5)
  for (let y = 0; y < 5; y++) picture.data[y * 4] = y + 1
  const options = { quality: 80 }
  const onCopied = jest.fn()
  jest.mocked(encodeByMozjpeg).mockResolvedValueOnce(Uint8Array.of(1))
  run.mockImplementation(async (_, { pixels }) => Uint8Array.of(10 + pixels.data[0]).buffer)
  const bands = [
    { y: 0, rows: 2 },
    { y: 2, rows: 2 },
    { y: 4, rows: 1 },
  ]
  expect(await encodeBands(picture, bands, options, onCopied)).toEqual([
    Uint8Array.of(1),
    Uint8Array.of(13),
    Uint8Array.of(15),
  ])
  const own = { width: 1, height: 2, data: picture.data.subarray(0, 8) }
  expect(encodeByMozjpeg).toHaveBeenCalledWith(own, options, onCopied)
  for (const [, { pixels, options: given }, { transfer }] of run.mock.calls) {
    expect(given).toBe(options)
    expect(pixels.data.buffer).not.toBe(picture.data.buffer)
    expect(transfer).toEqual([pixels.data.buffer])
  }
})
