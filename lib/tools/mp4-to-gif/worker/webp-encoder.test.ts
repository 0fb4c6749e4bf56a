import { encodeImage } from '@/lib/image/codecs/encode-image'
import { webpChunk, webpFile } from '@/lib/image/formats/webp/chunks'
import type { Pixels } from '@/lib/image/pixels/pixels'
import type { RgbFrame } from '@/lib/tools/mp4-to-gif/rgb-frame'
import { animationFrame, webpAnimation } from '@/lib/tools/mp4-to-gif/webp-animation'
import { WebpEncoder } from './webp-encoder'

jest.mock('@/lib/image/codecs/encode-image', () => ({ encodeImage: jest.fn() }))

const stillOf = ({ data }: Pick<Pixels, 'data'>) => webpFile([webpChunk('VP8 ', Uint8Array.from(data))])

beforeEach(() => {
  jest
    .mocked(encodeImage)
    .mockReset()
    .mockImplementation(async (pixels) => stillOf(pixels).buffer)
})

/** A frame of 6 × 4 pixels, numbered, of which some are white. */
function frameOf(...white: readonly (readonly [x: number, y: number, channel?: number])[]): RgbFrame {
  const data = Uint8Array.from({ length: 72 }, (_, at) => at)
  for (const [x, y, channel] of white)
    for (const one of channel === undefined ? [0, 1, 2] : [channel]) data[(y * 6 + x) * 3 + one] = 255
  return { width: 6, height: 4, data }
}

/** The pixels of a part, opaque. */
function partOf({ data }: RgbFrame, x: number, y: number, width: number, height: number) {
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const from = ((y + Math.floor(at / width)) * 6 + x + (at % width)) * 3
    return [...data.subarray(from, from + 3), 255]
  })
  return { width, height, data: Uint8ClampedArray.from(pixels.flat()) }
}

test.each([
  ['one pixel at an even place', [[2, 2]], { x: 2, y: 2, width: 1, height: 1 }],
  ['one at an odd place, with its neighbors before it', [[3, 1]], { x: 2, y: 0, width: 2, height: 2 }],
  ['the last channel of one', [[4, 3, 2]], { x: 4, y: 2, width: 1, height: 2 }],
  ['the first channel of one', [[5, 0, 0]], { x: 4, y: 0, width: 2, height: 1 }],
  [
    'two that are apart',
    [
      [1, 0, 1],
      [4, 2],
    ],
    { x: 0, y: 0, width: 5, height: 3 },
  ],
  ['nothing, of which one pixel stands for all', [], { x: 0, y: 0, width: 1, height: 1 }],
] as const)('after the first frame only what changes is stored: %s', async (_, changed, area) => {
  const encoder = new WebpEncoder('medium', 3)
  const [first, second] = [frameOf(), frameOf(...changed)]
  const parts = [
    animationFrame(stillOf(partOf(first, 0, 0, 6, 4)), { x: 0, y: 0, width: 6, height: 4 }, 40),
    animationFrame(stillOf(partOf(second, area.x, area.y, area.width, area.height)), area, 60),
  ]
  expect([await encoder.add(first, 40), await encoder.add(second, 60)]).toEqual(parts.map(({ length }) => length))
  expect(encoder.finish()).toEqual([webpAnimation(second, 3, parts)])
})

test.each([
  ['low', 50],
  ['medium', 70],
  ['high', 88],
] as const)('the quality %s is %d', async (name, quality) => {
  await new WebpEncoder(name, 0).add(frameOf(), 40)
  expect(encodeImage).toHaveBeenCalledWith(partOf(frameOf(), 0, 0, 6, 4), { format: 'webp', quality })
})

test('without a frame there is no file', () => {
  expect(new WebpEncoder('low', 0).finish()).toEqual([])
})
