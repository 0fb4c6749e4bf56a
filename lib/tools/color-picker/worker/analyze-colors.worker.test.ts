import { decodeImage } from '@/lib/image/codecs/decode-image'
import { encodeImage } from '@/lib/image/codecs/encode-image'
import { openImage } from '@/lib/image/codecs/image-header'
import { createPixels } from '@/lib/image/pixels/pixels'
import { distinctColors } from '@/lib/tools/color-picker/distinct'
import { dominantColors } from '@/lib/tools/color-picker/dominant'
import { paletteStrip } from '@/lib/tools/color-picker/palette'
import { loadWorker } from '@/scripts/jest/load-worker'
import type { AnalyzeColorsJobs } from './analyze-colors'

jest.mock('@/lib/image/codecs/decode-image', () => ({ decodeImage: jest.fn() }))
jest.mock('@/lib/image/codecs/encode-image', () => ({ encodeImage: jest.fn() }))
jest.mock('@/lib/image/codecs/image-header', () => ({ openImage: jest.fn() }))

class Bitmap {}
const globals = {
  ImageBitmap: Bitmap,
  ImageData: class {
    constructor(
      readonly data: Uint8ClampedArray,
      readonly width: number,
      readonly height: number,
    ) {}
  },
  createImageBitmap: async ({ width, height }: { width: number; height: number }) => ({ width, height }),
}
Object.assign(globalThis, globals)

const start = () => loadWorker<AnalyzeColorsJobs>(() => jest.requireActual('./analyze-colors.worker'))

/** A decoded picture of one color. */
function decoded(width: number, height: number) {
  const pixels = createPixels(width, height)
  new Uint32Array(pixels.data.buffer).fill(0xff2040f0)
  jest.mocked(decodeImage).mockImplementation(async (_, report) => {
    report?.(0.5)
    return pixels
  })
  return pixels
}

beforeEach(() => {
  jest.mocked(openImage).mockResolvedValue({ header: { kind: 'png', width: 3 } } as never)
})

test('a file is judged by its header', async () => {
  const run = start()
  const file = new Blob(['png'])
  expect((await run('inspect', { file })).result).toEqual({ kind: 'png', width: 3 })
  expect(openImage).toHaveBeenCalledWith(file)
})

test.each([
  [1600, 1000, 1600, 1000],
  [1601, 10, 1600, 10],
  [10, 1001, 10, 1000],
  [1700, 100, 1600, 94],
  [2, 4000, 1, 1000],
])('a picture of %d × %d is shown with %d × %d pixels', async (width, height, ...shown) => {
  const pixels = decoded(width, height)
  const { result, transfer } = await start()('analyze', { source: new Blob(['png']) })
  expect([result.preview.width, result.preview.height]).toEqual(shown)
  expect(result.pixels).toBe(pixels)
  expect(result.dominant).toEqual(dominantColors(pixels))
  expect(result.distinct).toEqual(distinctColors(pixels))
  expect(transfer).toEqual([pixels.data.buffer, result.preview])
})

test('a picture that is transparent everywhere is refused', async () => {
  decoded(4, 4).data.fill(0)
  await expect(start()('analyze', { source: new Blob(['png']) })).rejects.toMatchObject({ code: 'imageTransparent' })
})

test('a picture that is faint everywhere has the colors that are seen', async () => {
  decoded(4, 4).data.fill(100)
  const { result } = await start()('analyze', { source: new Blob(['png']) })
  const colors = [{ rgb: [100, 100, 100], share: 1 }]
  expect(result).toMatchObject({ distinct: colors, dominant: colors })
})

test('colors between those that are counted stand for a picture that has no others', async () => {
  const pixels = decoded(5, 1)
  new Uint32Array(pixels.data.buffer).fill(0)
  pixels.data.set([200, 30, 60, 255], 4)
  const { result } = await start()('analyze', { source: new Blob(['png']) })
  expect(result.dominant).toEqual([{ rgb: [200, 30, 60], share: 1 }])
})

test('decoding takes two fifths of the progress, reducing as much, counting the rest', async () => {
  decoded(3200, 4)
  const { progress } = await start()('analyze', { source: new Blob(['png']) })
  expect(progress).toEqual([0.2, 0.8, 1])
})

test('a bitmap that the page has drawn is decoded as it is', async () => {
  decoded(4, 4)
  const bitmap = new ImageBitmap()
  await start()('analyze', { source: bitmap })
  expect(decodeImage).toHaveBeenLastCalledWith(bitmap, expect.any(Function))
})

test('a palette is drawn as a PNG', async () => {
  const palette = { dominant: [], picked: [{ rgb: [1, 2, 3] as const }] }
  const bytes = new ArrayBuffer(3)
  jest.mocked(encodeImage).mockResolvedValue(bytes)
  const { result, transfer } = await start()('strip', { palette })
  expect(result).toBe(bytes)
  expect(transfer).toEqual([bytes])
  expect(encodeImage).toHaveBeenCalledWith(paletteStrip(palette), { format: 'png', quality: 100 })
})
