import { encodeAvif } from './avif-encoder'

const mockEncode = jest.fn()
const mockStart = jest.fn(async (_options: unknown) => ({ encode: mockEncode }))
jest.mock('@jsquash/avif/codec/enc/avif_enc.js', () => ({
  __esModule: true,
  default: (options: unknown) => mockStart(options),
}))
jest.mock('@jsquash/avif/meta.js', () => ({ __esModule: true, defaultOptions: { quality: 50, subsample: 1 } }))

const image = (width: number, height: number) => ({ width, height, data: Uint8ClampedArray.of(1, 2) }) as ImageData

test.each([
  // Half a megapixel is the most that takes the greater effort.
  [1000, 500, 6],
  [1000, 501, 8],
])('%i × %i pixels are encoded with speed %i', async (width, height, speed) => {
  mockEncode.mockReturnValueOnce(Uint8Array.of(0, 1, 2, 3).subarray(1, 3))
  expect([...new Uint8Array(await encodeAvif(image(width, height), 60))]).toEqual([1, 2])
  const options = { quality: 60, subsample: 1, speed }
  expect(mockEncode).toHaveBeenLastCalledWith(Uint8Array.of(1, 2), width, height, options)
  expect(mockStart.mock.calls).toEqual([[{ noInitialRun: true }]])
})

test('an encoder that returns nothing has failed', async () => {
  mockEncode.mockReturnValueOnce(null)
  await expect(encodeAvif(image(1, 1), 60)).rejects.toThrow('AVIF encoder failed')
})
