import { readFileSync } from 'node:fs'
import { crc32 } from '@/lib/core/crc32'
import { decodeRows } from '@/lib/image/codecs/decode-image'
import { encodeImage } from '@/lib/image/codecs/encode-image'
import { inspectFile, openImage } from '@/lib/image/codecs/image-header'
import { densityOf } from '@/lib/image/formats/density'
import { createPixels, rowsOf, type Pixels } from '@/lib/image/pixels/pixels'
import { UNTOUCHED } from '@/lib/tools/image-resizer/crop'
import { phaseEnds } from '@/lib/tools/image-resizer/progress'
import { loadWorker } from '@/scripts/jest/load-worker'
import type { ResizeArgs, ResizeJobs } from './resize-image'

jest.mock('@/lib/image/codecs/decode-image', () => ({ decodeRows: jest.fn() }))
jest.mock('@/lib/image/codecs/encode-image', () => ({ encodeImage: jest.fn() }))
jest.mock('@/lib/image/codecs/image-header', () => ({
  ...jest.requireActual<object>('@/lib/image/codecs/image-header'),
  openImage: jest.fn(),
  inspectFile: jest.fn(),
}))

jest.mock('@/lib/image/formats/density', () => ({
  ...jest.requireActual<object>('@/lib/image/formats/density'),
  densityOf: jest.fn(),
}))

class Bitmap {
  readonly width = 4
  readonly height = 2
}
Object.assign(globalThis, { ImageBitmap: Bitmap })

/** Four pixels in each of two rows, numbered in red. */
const picture = createPixels(4, 2)
for (let index = 0; index < 8; index++) picture.data.set([index * 10, 0, 0, 255], index * 4)
const CAMERA = new Uint8Array(readFileSync('e2e/fixtures/metadata/camera.jpg'))
const PLAIN = new Uint8Array(readFileSync('e2e/fixtures/images/small-photo.jpg'))

const bytesOf = async ({ blob }: { readonly blob: Blob }) => Buffer.from(await blob.arrayBuffer())
const start = () => loadWorker<ResizeJobs>(() => jest.requireActual('./resize-image.worker'))
const close = jest.fn()
const ARGS: ResizeArgs = {
  source: new Blob(['jpg']),
  edit: UNTOUCHED,
  format: 'jpeg',
  aim: { quality: 80 },
  loss: 'everything',
  width: 4,
  height: 2,
  fit: 'contain',
}
const encoded: Pixels[] = []
const HEAD = { x: 0, y: 0, width: 1, height: 1 }

const redsOf = ({ data }: Pixels) => [...data].filter((_, at) => at % 4 === 0)

beforeEach(() => {
  encoded.length = 0
  close.mockReset()
  const header = { kind: 'jpeg', width: 4, height: 2 }
  jest
    .mocked(openImage)
    .mockReset()
    .mockResolvedValue({ header, bytes: CAMERA } as never)
  jest
    .mocked(decodeRows)
    .mockReset()
    .mockResolvedValue({ ...rowsOf(picture), close } as never)
  jest
    .mocked(encodeImage)
    .mockReset()
    .mockImplementation(async (pixels) => {
      encoded.push({ ...pixels, data: pixels.data.slice() })
      // An encoder uses its pixels up.
      pixels.data.fill(0)
      return PLAIN.slice().buffer
    })
})

test('a file is judged by its header', async () => {
  jest.mocked(inspectFile).mockResolvedValue({ kind: 'png' } as never)
  const file = new Blob(['png'])
  expect((await start()('inspect', { file })).result).toEqual({ kind: 'png' })
  expect(inspectFile).toHaveBeenCalledWith(file)
})

test('a picture is resampled, turned and encoded, without its data', async () => {
  const edit = { ...UNTOUCHED, turns: 1 }
  const { result } = await start()('resize', { ...ARGS, edit, width: 2, height: 4 })
  expect(encoded.map(({ width, height }) => [width, height])).toEqual([[2, 4]])
  expect(redsOf(encoded[0]!)).toEqual([40, 0, 50, 10, 60, 20, 70, 30])
  expect(jest.mocked(encodeImage).mock.calls[0]?.[1]).toEqual({ format: 'jpeg', quality: 80, chroma: 80 })
  expect(result).toEqual({
    blob: expect.any(Blob),
    crc32: crc32(PLAIN),
    width: 2,
    height: 4,
    metadataAsAsked: true,
    isKept: false,
  })
  expect(result.blob.type).toBe('image/jpeg')
  expect(await bytesOf(result)).toEqual(Buffer.from(PLAIN))
  expect(close).toHaveBeenCalledTimes(1)
})

test('what goes into it is its frame', async () => {
  const edit = { ...UNTOUCHED, frame: { x: 0.5, y: 0, width: 0.5, height: 1 } }
  await start()('resize', { ...ARGS, edit, width: 2, height: 2 })
  expect(redsOf(encoded[0]!)).toEqual([20, 30, 60, 70])
})

test('progress follows the times that its steps take', async () => {
  const { progress } = await start()('resize', ARGS)
  const { decoded, resampled } = phaseEnds({ sourcePixels: 8, targetPixels: 8, format: 'jpeg' })
  expect(progress).toEqual([decoded, resampled, 1])
})

test('its data goes along where it is asked for, and is said to be missing where it cannot', async () => {
  const kept = await start()('resize', { ...ARGS, loss: 'nothing' })
  expect(kept.result.metadataAsAsked).toBe(true)
  expect((await bytesOf(kept.result)).includes('FUJIFILM')).toBe(true)
  jest.mocked(encodeImage).mockResolvedValue(Uint8Array.from(Buffer.from('not a picture')).buffer)
  const lost = await start()('resize', { ...ARGS, loss: 'nothing' })
  expect(lost.result.metadataAsAsked).toBe(false)
  expect((await bytesOf(lost.result)).toString()).toBe('not a picture')
})

test('nothing is missing from a picture that has no data', async () => {
  const header = { kind: 'png', width: 4, height: 2 }
  const bytes = new Uint8Array(readFileSync('e2e/fixtures/images/photo.png'))
  jest.mocked(openImage).mockResolvedValue({ header, bytes } as never)
  const { result } = await start()('resize', { ...ARGS, loss: 'nothing' })
  expect(result.metadataAsAsked).toBe(true)
})

test('the data of camera raw stay with it', async () => {
  const header = { kind: 'jpeg', width: 4, height: 2, isUnwrapped: true }
  jest.mocked(openImage).mockResolvedValue({ header, bytes: CAMERA } as never)
  const { result } = await start()('resize', { ...ARGS, loss: 'nothing' })
  expect(result.metadataAsAsked).toBe(false)
})

test('a bitmap that the page has drawn has no data', async () => {
  const bitmap = new ImageBitmap()
  const { result } = await start()('resize', { ...ARGS, source: bitmap, loss: 'nothing' })
  expect(decodeRows).toHaveBeenCalledWith(bitmap)
  expect(openImage).not.toHaveBeenCalled()
  expect(await bytesOf(result)).toEqual(Buffer.from(PLAIN))
})

test.each([
  ['that are asked for', 300, 96],
  ['of the file', undefined, 300],
])('dots per inch %s are stated', async (_, dpi, own) => {
  jest.mocked(densityOf).mockReturnValueOnce(own)
  const { result } = await start()('resize', { ...ARGS, ...(dpi && { dpi }) })
  expect((await bytesOf(result)).subarray(6, 18)).toEqual(Buffer.from('JFIF\0\x01\x01\x01\x01\x2c\x01\x2c', 'latin1'))
})

describe('a file of so many bytes', () => {
  /** An encoder whose files have a hundred bytes for each step of quality. */
  const sized = () => {
    jest.mocked(openImage).mockResolvedValue({ header: { kind: 'png', width: 4, height: 2 }, bytes: CAMERA } as never)
    jest.mocked(encodeImage).mockImplementation(async (pixels, { quality }) => {
      encoded.push({ ...pixels, data: pixels.data.slice() })
      pixels.data.fill(0)
      return new ArrayBuffer(100 * quality)
    })
  }

  test.each([
    [9850, 98],
    [8040, 78],
    [3139, 31],
    [10, 1],
  ])('of %d has quality %d, wherever the chosen one stands', async (targetBytes, quality) => {
    sized()
    const { result } = await start()('resize', { ...ARGS, aim: { quality: 20, targetBytes } })
    expect(result.blob.size).toBe(100 * quality)
    // Every attempt has the whole picture.
    for (const pixels of encoded) expect(redsOf(pixels)).toEqual([0, 10, 20, 30, 40, 50, 60, 70])
  })

  test('counts its data', async () => {
    sized()
    const aim = { quality: 80, targetBytes: 9000 }
    const without = await start()('resize', { ...ARGS, aim })
    const made = await start()('resize', { ...ARGS, aim, loss: 'nothing', format: 'webp' })
    expect(without.result.blob.size).toBe(9000)
    expect(made.result.blob.size).toBeLessThanOrEqual(9000)
  })
})

describe('a JPEG that would only grow', () => {
  const grow = () => jest.mocked(encodeImage).mockResolvedValue(new ArrayBuffer(1e6))

  test('is kept as it came, without its data', async () => {
    grow()
    const { result } = await start()('resize', ARGS)
    expect(result).toMatchObject({ isKept: true, metadataAsAsked: true, width: 4, height: 2 })
    expect((await bytesOf(result)).subarray(-50)).toEqual(Buffer.from(CAMERA.slice(-50)))
    expect((await bytesOf(result)).includes('FUJIFILM')).toBe(false)
  })

  test('is kept where it is within the target, however small a new file would be', async () => {
    jest.mocked(encodeImage).mockResolvedValue(new ArrayBuffer(10))
    const { result } = await start()('resize', { ...ARGS, aim: { quality: 80, targetBytes: CAMERA.length } })
    expect(result.isKept).toBe(true)
  })

  test.each([
    ['of another format', { format: 'webp' }],
    ['of another size', { width: 2, height: 1 }],
    ['turned', { edit: { ...UNTOUCHED, turns: 2 } }],
    ['mirrored', { edit: { ...UNTOUCHED, mirrored: true } }],
    ['cropped', { edit: { ...UNTOUCHED, frame: { x: 0, y: 0, width: 0.5, height: 1 } }, fit: 'exact' }],
    ['of other dots per inch', { dpi: 300 }],
    [
      'of another background',
      { backdrop: { color: [255, 255, 255], matte: { side: 2, values: new Float32Array(4).fill(1) }, face: HEAD } },
    ],
    ['larger than it is', { aim: { quality: 80, leastBytes: 900_000 } }],
  ] as const)('is encoded where it is to be %s', async (_, changes) => {
    grow()
    const { result } = await start()('resize', { ...ARGS, ...changes })
    expect(result.isKept).toBe(false)
  })
})
