import { heifTransform } from '@/lib/image/formats/heif/colors'
import { DISPLAY_P3 } from '@/lib/image/formats/icc'
import { decodeHeic } from './libheif'

const mockDecode = jest.fn()
jest.mock('libheif-js/libheif-wasm/libheif-bundle.mjs', () => ({
  __esModule: true,
  default: () => ({
    HeifDecoder: class {
      decode = mockDecode
    },
  }),
}))
jest.mock('@/lib/image/formats/heif/colors', () => ({ heifTransform: jest.fn(() => null) }))

const free = jest.fn()

/** A picture of 2 × 1 pixels of one color; without a color it cannot be decoded. */
function heif(isPrimary: boolean, color: readonly number[] | null) {
  return {
    get_width: () => 2,
    get_height: () => 1,
    is_primary: () => isPrimary,
    display: (target: { data: Uint8ClampedArray }, done: (result: unknown) => void) => {
      target.data.set(color ? [...color, ...color] : [])
      done(color && target)
    },
    free,
  }
}

beforeEach(() => free.mockClear())

test.each([
  ['the primary picture', [heif(false, [1, 2, 3, 4]), heif(true, [5, 6, 7, 255])], [5, 6, 7, 255]],
  ['else the first', [heif(false, [1, 2, 3, 4]), heif(false, [5, 6, 7, 255])], [1, 2, 3, 4]],
])('%s is decoded and all are freed', async (_, images, color) => {
  mockDecode.mockReturnValue(images)
  const { width, height, data } = await decodeHeic(Uint8Array.of(9))
  expect([width, height, ...data]).toEqual([2, 1, ...color, ...color])
  expect(mockDecode).toHaveBeenCalledWith(Uint8Array.of(9))
  expect(free).toHaveBeenCalledTimes(2)
})

test('its colors are converted by its profile', async () => {
  mockDecode.mockReturnValue([heif(true, [200, 100, 50, 255])])
  jest.mocked(heifTransform).mockReturnValueOnce(DISPLAY_P3)
  const { data } = await decodeHeic(Uint8Array.of(9))
  expect([...data.subarray(0, 4)]).toEqual([215, 93, 31, 255])
})

test.each([
  ['no picture', []],
  ['one that cannot be shown', [heif(true, null)]],
])('a file of %s is damaged', async (_, images) => {
  mockDecode.mockReturnValue(images)
  await expect(decodeHeic(Uint8Array.of(9))).rejects.toMatchObject({ code: 'imageDamaged' })
  expect(free).toHaveBeenCalledTimes(images.length)
})
