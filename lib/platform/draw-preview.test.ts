import { drawPreview } from './draw-preview'

interface Bitmap {
  readonly width: number
  readonly height: number
  readonly close: jest.Mock
}

const decoded: { readonly source: unknown; readonly quality: string; readonly bitmap: Bitmap }[] = []
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** A canvas that lists what is drawn on it. */
function canvas() {
  const drawn: unknown[] = []
  const context = { drawImage: (picture: unknown) => drawn.push(picture) }
  const element = { width: 300, height: 150, getContext: () => context }
  return { drawn, element, asElement: element as unknown as HTMLCanvasElement }
}

beforeEach(() => {
  decoded.length = 0
  Object.assign(globalThis, {
    createImageBitmap: jest.fn(
      (source: unknown, options: { resizeWidth: number; resizeHeight: number; resizeQuality: string }) => {
        const bitmap = { width: options.resizeWidth, height: options.resizeHeight, close: jest.fn() }
        decoded.push({ source, quality: options.resizeQuality, bitmap })
        return Promise.resolve(bitmap)
      },
    ),
  })
})
afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'))

const sizes = () => decoded.map(({ quality, bitmap }) => [quality, bitmap.width, bitmap.height])

test.each([
  ['a small picture as it is', { width: 800, height: 600 }, 'preview', [['high', 800, 600]]],
  ['a large one at 2,560 pixels', { width: 5120, height: 2560 }, 'preview', [['high', 2560, 1280]]],
  ['a tall one by its height', { width: 2000, height: 8000 }, 'preview', [['high', 640, 2560]]],
  [
    'a thumbnail of a sixteenth in two steps',
    { width: 2048, height: 1024 },
    'thumbnail',
    [
      ['low', 1024, 512],
      ['high', 128, 64],
    ],
  ],
  ['one of more than a sixteenth in one step', { width: 2040, height: 1020 }, 'thumbnail', [['high', 128, 64]]],
  ['a line of one pixel', { width: 1000, height: 1 }, 'thumbnail', [['high', 128, 1]]],
] as const)('shows %s', async (_, size, use, expected) => {
  const { element, drawn, asElement } = canvas()
  const blob = new Blob(['picture'])
  drawPreview(asElement, blob, size, use)
  await settle()
  expect(sizes()).toEqual(expected)
  const last = decoded.at(-1)!
  expect(drawn).toEqual([last.bitmap])
  expect([element.width, element.height]).toEqual([last.bitmap.width, last.bitmap.height])
  expect(decoded[0]?.source).toBe(blob)
  // The step between is released at once.
  expect(decoded.map(({ bitmap }) => bitmap.close.mock.calls.length)).toEqual(
    decoded.map((each) => (each === last ? 0 : 1)),
  )
})

test('one file on two canvases is decoded once and released with the second', async () => {
  const [one, two] = [canvas(), canvas()]
  const blob = new Blob(['picture'])
  const clearOne = drawPreview(one.asElement, blob, { width: 10, height: 10 }, 'preview')
  const clearTwo = drawPreview(two.asElement, blob, { width: 10, height: 10 }, 'preview')
  await settle()
  expect(decoded).toHaveLength(1)
  expect([one.drawn, two.drawn]).toEqual([[decoded[0]?.bitmap], [decoded[0]?.bitmap]])
  clearOne()
  await settle()
  expect([one.element.width, one.element.height]).toEqual([0, 0])
  expect(decoded[0]?.bitmap.close).not.toHaveBeenCalled()
  clearTwo()
  await settle()
  expect(decoded[0]?.bitmap.close).toHaveBeenCalledTimes(1)
  drawPreview(one.asElement, blob, { width: 10, height: 10 }, 'preview')
  await settle()
  expect(decoded).toHaveLength(2)
})

test('a picture that is no longer wanted is not decoded, and one that cannot be leaves the canvas empty', async () => {
  const { drawn, asElement } = canvas()
  drawPreview(asElement, new Blob(['a']), { width: 10, height: 10 }, 'preview')()
  await settle()
  expect(decoded).toEqual([])
  jest.mocked(createImageBitmap).mockRejectedValue(new Error('damaged'))
  drawPreview(asElement, new Blob(['b']), { width: 10, height: 10 }, 'preview')
  await settle()
  expect(drawn).toEqual([])
})
