import { joinJpegStrips } from '@/lib/image/formats/jpeg/join'
import { progressiveJpeg } from '@/lib/image/formats/jpeg/progressive'
import { createPixels, type PixelRows, type Pixels } from '@/lib/image/pixels/pixels'
import { needsFullChroma } from './chroma-detail'
import { jpegEncoder, jpegStripEncoder } from './encode-jpeg'
import { encodeBands } from './jpeg-bands'
import { prepareJpegEncoder } from './mozjpeg'

const mockEncode = jest.fn()
const mockStart = jest.fn(async (_options: unknown) => ({ encode: mockEncode }))
jest.mock('@jsquash/jpeg/codec/enc/mozjpeg_enc.js', () => ({
  __esModule: true,
  default: (options: unknown) => mockStart(options),
}))
jest.mock('@jsquash/jpeg/meta.js', () => ({ __esModule: true, defaultOptions: { quality: 75, smoothing: 0 } }))
jest.mock('@/lib/image/formats/jpeg/join', () => ({ joinJpegStrips: jest.fn(() => 'joined') }))
jest.mock('@/lib/image/formats/jpeg/progressive', () => ({ progressiveJpeg: jest.fn() }))
jest.mock('./jpeg-bands', () => ({
  ...jest.requireActual<object>('./jpeg-bands'),
  encodeBands: jest.fn(jest.requireActual<{ encodeBands: typeof encodeBands }>('./jpeg-bands').encodeBands),
}))
jest.mock('./chroma-detail', () => ({ needsFullChroma: jest.fn() }))

/** What the encoder was given; like Embind it copies the pixels before it reads an option. */
let encoded: { pixels: number[]; width: number; height: number; options: object; freed: number }[]
const freed = jest.fn()

beforeEach(() => {
  jest.clearAllMocks()
  encoded = []
  mockEncode.mockImplementation((data: Uint8ClampedArray, width: number, height: number, all: object) => {
    const [pixels, before] = [[...data.subarray(0, 8)], freed.mock.calls.length]
    const options = { ...all }
    encoded.push({ pixels, width, height, options, freed: freed.mock.calls.length - before })
    return Uint8Array.of(encoded.length)
  })
  jest.mocked(progressiveJpeg).mockReturnValue(Uint8Array.of())
  jest.mocked(needsFullChroma).mockReturnValue(false)
})

/** A picture of one color that tells when its memory is given back. */
function picture(width: number, height: number, ...color: number[]): Pixels {
  const pixels = createPixels(width, height)
  for (let at = 0; at < pixels.data.length; at += 4) pixels.data.set(color, at)
  Object.assign(pixels.data.buffer, { transfer: freed })
  return pixels
}

const OPAQUE = [10, 20, 30, 255]
/** What MozJPEG is asked for; the package's own defaults hold for the rest. */
const ALWAYS = { smoothing: 0, progressive: false, auto_subsample: false, quant_table: 0, trellis_opt_zero: false }
const EVEN = { quality: 80, separate_chroma_quality: false, chroma_quality: 80, chroma_subsample: 2 }

test('a photograph is encoded at half the resolution of color, with its own pixels', async () => {
  const encode = await jpegEncoder(picture(2, 1, ...OPAQUE))
  await encode({ luma: 80, chroma: 80 })
  expect(encoded).toEqual([
    { pixels: [...OPAQUE, ...OPAQUE], width: 2, height: 1, options: { ...ALWAYS, ...EVEN }, freed: 0 },
  ])
})

test('a flat graphic keeps its color whole, and brightness and color may differ', async () => {
  jest.mocked(needsFullChroma).mockReturnValue(true)
  const encode = await jpegEncoder(picture(1, 1, ...OPAQUE))
  await encode({ luma: 81, chroma: 73 })
  const separate = { quality: 81, separate_chroma_quality: true, chroma_quality: 73, chroma_subsample: 1 }
  expect(encoded[0]?.options).toEqual({ ...ALWAYS, ...separate })
})

test.each([
  ['the progressive file', 1, [7]],
  ['the sequential one where it has no more bytes', 2, [8, 9]],
])('%s is given', async (_, length, given) => {
  const encode = await jpegEncoder(picture(1, 1, ...OPAQUE))
  mockEncode.mockReturnValueOnce(Uint8Array.of(8, 9))
  jest.mocked(progressiveJpeg).mockReturnValueOnce(Uint8Array.of(7, 7).subarray(0, length))
  expect([...(await encode({ luma: 80, chroma: 80 }))]).toEqual(given)
  expect(progressiveJpeg).toHaveBeenLastCalledWith([Uint8Array.of(8, 9)])
})

test.each([
  ['made progressive together', [7], [7]],
  ['joined as they are where that has no more bytes', [7, 7, 7, 7], 'joined'],
])('bands that several threads encode are %s', async (_, progressive, given) => {
  const encode = await jpegEncoder(picture(2000, 1600, ...OPAQUE), undefined, 2)
  const files = [Uint8Array.of(1, 2), Uint8Array.of(3, 4)]
  jest.mocked(encodeBands).mockResolvedValueOnce(files)
  jest.mocked(progressiveJpeg).mockReturnValueOnce(Uint8Array.from(progressive))
  const file = await encode({ luma: 80, chroma: 80 })
  expect(given === 'joined' ? file : [...file]).toEqual(given)
  expect(jest.mocked(encodeBands).mock.lastCall?.[1]).toEqual([
    { y: 0, rows: 800 },
    { y: 800, rows: 800 },
  ])
  expect(progressiveJpeg).toHaveBeenLastCalledWith(files)
})

test('the sequential file is given where there is no memory for more', async () => {
  const encode = await jpegEncoder(picture(1, 1, ...OPAQUE))
  mockEncode.mockReturnValueOnce(Uint8Array.of(8, 9))
  jest.mocked(progressiveJpeg).mockImplementationOnce(() => {
    throw new RangeError('Array buffer allocation failed')
  })
  expect([...(await encode({ luma: 80, chroma: 80 }))]).toEqual([8, 9])
  jest.mocked(progressiveJpeg).mockImplementationOnce(() => {
    throw new TypeError('a bug')
  })
  await expect(encode({ luma: 80, chroma: 80 })).rejects.toThrow('a bug')
})

test.each([
  [69, true],
  [70, false],
])('at quality %i whole blocks of zeros are considered: %s', async (luma, isConsidered) => {
  const encode = await jpegEncoder(picture(1, 1, ...OPAQUE))
  await encode({ luma, chroma: 80 })
  expect(encoded[0]?.options).toMatchObject({ trellis_opt_zero: isConsidered })
})

test('the pixels are freed by the last encode, once it has its copy of them', async () => {
  const encode = await jpegEncoder(picture(1, 1, ...OPAQUE))
  await encode({ luma: 80, chroma: 80 })
  expect(freed).not.toHaveBeenCalled()
  await encode({ luma: 80, chroma: 80 }, 'last')
  expect(encoded.map((each) => each.freed)).toEqual([0, 1])
  expect(freed).toHaveBeenCalledWith(0)
})

test('a transparent picture is laid over the background, white unless given, and freed at once', async () => {
  const clear = [0, 0, 0, 0]
  for (const encode of [
    await jpegEncoder(picture(1, 1, ...clear)),
    await jpegEncoder(picture(1, 1, ...clear), [1, 2, 3]),
  ])
    await encode({ luma: 80, chroma: 80 })
  expect(encoded.map(({ pixels }) => pixels)).toEqual([
    [255, 255, 255, 255],
    [1, 2, 3, 255],
  ])
  expect(freed).toHaveBeenCalledTimes(2)
})

test('65,500 pixels a side are the most (jmorecfg.h, JPEG_MAX_DIMENSION)', async () => {
  const rowsOf = (width: number, height: number): PixelRows => ({
    width,
    height,
    rows: (_, count) => strip(width, count),
  })
  await expect(jpegEncoder(picture(65_500, 1, ...OPAQUE))).resolves.toBeDefined()
  await expect(jpegStripEncoder(rowsOf(1, 65_500))).resolves.toBeDefined()
  const tooLong = { code: 'imageSideTooLong', params: { limit: 65_500 } }
  await expect(jpegEncoder(picture(65_501, 1, ...OPAQUE))).rejects.toMatchObject(tooLong)
  await expect(jpegEncoder(picture(1, 65_501, ...OPAQUE))).rejects.toMatchObject(tooLong)
  await expect(jpegStripEncoder(rowsOf(65_501, 1))).rejects.toMatchObject(tooLong)
})

/** Rows of a picture so large that its pixels are left out; all of it counts as opaque. */
function strip(width: number, height: number): Pixels {
  return { width, height, data: new Uint8ClampedArray() }
}

test.each([
  // Whole units, of four million pixels at most: 3 × 16 rows of 65,500, 7 × 8 of them at full color.
  [65_500, 100, false, [48, 48, 4]],
  [65_500, 112, true, [56, 56]],
  [16, 65_500, false, [65_500]],
  // At most 65,535 units: 4,369 rows of 15, 4,095 of 16.
  [113, 34_952, true, [34_952]],
  [113, 34_953, true, [34_952, 1]],
  [121, 32_761, true, [32_760, 1]],
])('a picture of %i × %i, full color %s, is encoded in strips of %j rows', async (width, height, isFull, heights) => {
  jest.mocked(needsFullChroma).mockReturnValue(isFull)
  const asked: number[] = []
  const rows = (y: number, count: number) => {
    asked.push(y)
    return strip(width, count)
  }
  const encode = await jpegStripEncoder({ width, height, rows })
  const shares: number[] = []
  expect(await encode({ luma: 80, chroma: 80 }, (share) => shares.push(share))).toBe('joined')
  expect(encoded.map((each) => each.height)).toEqual(heights)
  const ends = heights.map((_, index) => heights.slice(0, index + 1).reduce((sum, each) => sum + each))
  expect(asked).toEqual([0, ...ends.slice(0, -1)])
  expect(shares).toEqual(ends.map((end) => end / height))
  expect(joinJpegStrips).toHaveBeenCalledWith(heights.map((_, index) => Uint8Array.of(index + 1)))
  const options = { ...ALWAYS, ...EVEN, chroma_subsample: isFull ? 1 : 2, baseline: true }
  expect(encoded[0]).toMatchObject({ width, options })
})

test('strips are laid over the background, also to be judged', async () => {
  const rows = (_: number, count: number) => picture(1, count, 0, 0, 0, 0)
  const encode = await jpegStripEncoder({ width: 1, height: 2, rows }, [1, 2, 3])
  await encode({ luma: 80, chroma: 80 })
  expect(encoded[0]?.pixels).toEqual([1, 2, 3, 255, 1, 2, 3, 255])
  const judged = jest.mocked(needsFullChroma).mock.lastCall?.[0]
  expect(judged).toMatchObject({ width: 1, height: 2 })
  expect([...(judged?.rows(0, 1).data ?? [])]).toEqual([1, 2, 3, 255])
  await (
    await jpegStripEncoder({ width: 1, height: 1, rows })
  )({ luma: 80, chroma: 80 })
  expect(encoded[1]?.pixels).toEqual([255, 255, 255, 255])
})

test('the encoder is started once, and again after a failure', async () => {
  const encode = await jpegEncoder(picture(1, 1, ...OPAQUE))
  await encode({ luma: 80, chroma: 80 })
  mockStart.mockClear()
  await prepareJpegEncoder()
  expect(mockStart).not.toHaveBeenCalled()
  mockEncode.mockImplementationOnce(() => {
    throw new WebAssembly.RuntimeError('unreachable')
  })
  await expect(encode({ luma: 80, chroma: 80 })).rejects.toMatchObject({ code: 'outOfMemory' })
  await prepareJpegEncoder()
  expect(mockStart.mock.calls).toEqual([[{ noInitialRun: true, printErr: expect.any(Function) }]])
  mockEncode.mockImplementationOnce(() => {
    throw new TypeError('a bug')
  })
  await expect(encode({ luma: 80, chroma: 80 })).rejects.toThrow('a bug')
})
