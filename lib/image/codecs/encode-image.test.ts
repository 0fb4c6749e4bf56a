import type { Pixels } from '@/lib/image/pixels/pixels'
import { encodeAvif } from './avif-encoder'
import { jpegEncoder, jpegStripEncoder } from './encode-jpeg'
import { encodeImage } from './encode-image'

const mockInit = { png: jest.fn(), webp: jest.fn() }
const mockEncode = { png: jest.fn(), webp: jest.fn() }
jest.mock('@jsquash/png/encode.js', () => ({
  __esModule: true,
  default: (...given: unknown[]) => mockEncode.png(...given),
  init: () => mockInit.png(),
}))
jest.mock('@jsquash/webp/encode.js', () => ({
  __esModule: true,
  default: (...given: unknown[]) => mockEncode.webp(...given),
  init: () => mockInit.webp(),
}))
jest.mock('./avif-encoder', () => ({ encodeAvif: jest.fn() }))
jest.mock('./encode-jpeg', () => ({ jpegEncoder: jest.fn(), jpegStripEncoder: jest.fn() }))

class FakeImageData {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
}

const FILE = Uint8Array.of(7)
const encodeJpeg = jest.fn(async () => FILE)

beforeEach(() => {
  jest.clearAllMocks()
  Object.assign(globalThis, { ImageData: FakeImageData })
  for (const encode of [mockEncode.png, mockEncode.webp, jest.mocked(encodeAvif)]) encode.mockResolvedValue(FILE.buffer)
  jest.mocked(jpegEncoder).mockResolvedValue(encodeJpeg)
  jest.mocked(jpegStripEncoder).mockResolvedValue(encodeJpeg)
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'ImageData'))

const PIXELS: Pixels = { width: 2, height: 1, data: Uint8ClampedArray.of(1, 2, 3, 4, 5, 6, 7, 8) }

test('PNG, WebP and AVIF get the picture, and the quality they have', async () => {
  for (const format of ['png', 'webp', 'avif'] as const)
    expect(await encodeImage(PIXELS, { format, quality: 60 })).toBe(FILE.buffer)
  const image = new FakeImageData(PIXELS.data, 2, 1)
  expect(mockEncode.png.mock.calls).toEqual([[image]])
  expect(mockEncode.webp.mock.calls).toEqual([[image, { quality: 60 }]])
  expect(jest.mocked(encodeAvif).mock.calls).toEqual([[image, 60]])
  expect(mockEncode.png.mock.lastCall?.[0].data).toBe(PIXELS.data)
  expect([mockInit.png, mockInit.webp].map((init) => init.mock.calls.length)).toEqual([1, 1])
})

test('a part of a larger array is copied, since encoders look at the whole buffer', async () => {
  const data = new Uint8ClampedArray(new ArrayBuffer(16), 4, 8).fill(9)
  await encodeImage({ width: 2, height: 1, data }, { format: 'png', quality: 60 })
  const [{ data: given }] = mockEncode.png.mock.lastCall as [FakeImageData]
  expect([...given]).toEqual([...data])
  expect(given.buffer.byteLength).toBe(8)
})

test('a JPEG is encoded whole over its background and uses the pixels up', async () => {
  expect(await encodeImage(PIXELS, { format: 'jpeg', quality: 60, background: [1, 2, 3] })).toBe(FILE.buffer)
  expect(jpegEncoder).toHaveBeenCalledWith(PIXELS, [1, 2, 3])
  expect(encodeJpeg.mock.calls).toEqual([[{ luma: 60, chroma: 60 }, 'last']])
})

test('a JPEG that does not fit is encoded in strips', async () => {
  const large = { ...PIXELS, width: 10_000, height: 5001 }
  expect(await encodeImage(large, { format: 'jpeg', quality: 60, background: [1, 2, 3] })).toBe(FILE.buffer)
  const [rows, background] = jest.mocked(jpegStripEncoder).mock.lastCall!
  expect(rows).toMatchObject({ width: 10_000, height: 5001 })
  expect(background).toEqual([1, 2, 3])
  expect(encodeJpeg.mock.calls).toEqual([[{ luma: 60, chroma: 60 }]])
})

test.each([
  [new WebAssembly.RuntimeError('unreachable'), 'outOfMemory'],
  [new RangeError('Array buffer allocation failed'), 'outOfMemory'],
  [{ name: 'ExitStatus', status: 1 }, 'outOfMemory'],
])('an encoder that ends with %s is out of memory', async (error, code) => {
  mockEncode.png.mockRejectedValueOnce(error)
  await expect(encodeImage(PIXELS, { format: 'png', quality: 60 })).rejects.toMatchObject({ code })
})

test.each([[new TypeError('a bug')], [null], ['text'], [{ name: 'Exit' }]])(
  '%s is handed on as it is',
  async (error) => {
    mockEncode.png.mockRejectedValueOnce(error)
    await expect(encodeImage(PIXELS, { format: 'png', quality: 60 })).rejects.toBe(error)
  },
)
