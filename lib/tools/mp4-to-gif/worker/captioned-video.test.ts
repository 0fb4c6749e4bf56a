import { drawCaption, type Caption } from '@/lib/tools/mp4-to-gif/caption'
import type { GifEngine } from '@/lib/tools/mp4-to-gif/engine/gif-engine'
import { captionedVideo } from './captioned-video'

jest.mock('@/lib/tools/mp4-to-gif/caption', () => ({
  ...jest.requireActual('@/lib/tools/mp4-to-gif/caption'),
  drawCaption: jest.fn(),
}))

const made: unknown[][] = []

/** A canvas on which each caption adds its size to the red of the first pixel, opaque. */
class Canvas {
  static hasContext = true
  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    made.push([width, height])
  }
  getContext(...given: unknown[]) {
    made.push(given)
    const context = {
      red: 0,
      getImageData: (...area: number[]) => {
        made.push(area)
        const data = new Uint8ClampedArray(this.width * this.height * 4)
        data.set([context.red, 0, 0, 255])
        return { data }
      },
    }
    return Canvas.hasContext ? context : null
  }
}

const caption = (size: number, from: number | null, to: number | null) => ({ text: 'a', size, from, to }) as Caption
const engine: GifEngine = {
  facts: { width: 9 } as never,
  async *frames({ count }) {
    for (let index = 0; index < count; index++) yield { width: 2, height: 1, data: new Uint8Array(6).fill(index) }
  },
  close: jest.fn(() => 'closed') as never,
}
const REQUEST = { start: 1, step: 0.5, count: 5, crop: { x: 0, y: 0, width: 2, height: 1 }, width: 2, height: 1 }

async function reds(captions: readonly Caption[]) {
  const found: number[] = []
  for await (const { data } of captionedVideo(engine, captions).frames(REQUEST)) found.push(data[0]!)
  return found
}

beforeEach(() => {
  made.length = 0
  Canvas.hasContext = true
  Object.assign(globalThis, { OffscreenCanvas: Canvas })
  jest
    .mocked(drawCaption)
    .mockImplementation((context, { size }) => void ((context as never as { red: number }).red += size))
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'OffscreenCanvas'))

test('frames show the captions of their time, which are drawn once as long as they stay the same', async () => {
  // Frames are shown at 1, 1.5, 2, 2.5 and 3 seconds.
  const captions = [caption(100, 1.5, 3), caption(30, 2, 2.5)]
  expect(await reds(captions)).toEqual([0, 100, 130, 100, 4])
  const drawn = [
    [2, 1],
    ['2d', { willReadFrequently: true }],
    [0, 0, 2, 1],
  ]
  expect(made).toEqual([...drawn, ...drawn, ...drawn, ...drawn, ...drawn])
  made.length = 0
  expect(await reds([caption(50, null, null)])).toEqual([50, 50, 50, 50, 50])
  expect(made).toHaveLength(3)
  expect(drawCaption).toHaveBeenLastCalledWith(expect.anything(), caption(50, null, null), {
    width: 2,
    height: 1,
    data: expect.any(Uint8Array),
  })
})

test('a video without captions is itself, another one has its facts and is closed with it', () => {
  expect(captionedVideo(engine, [])).toBe(engine)
  const captioned = captionedVideo(engine, [caption(1, null, null)])
  expect(captioned.facts).toBe(engine.facts)
  expect(captioned.close()).toBe('closed')
})

test('without room for a canvas the memory is what is missing', async () => {
  Canvas.hasContext = false
  await expect(reds([caption(1, null, null)])).rejects.toThrow(RangeError)
})
