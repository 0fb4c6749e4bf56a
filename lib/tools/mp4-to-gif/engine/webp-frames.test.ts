import { readFileSync } from 'node:fs'
import { webpChunks } from '@/lib/image/formats/webp/chunks'
import { openWebp } from './open-animation'

const drawn: unknown[][] = []
const stills: Blob[] = []

class Canvas {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext() {
    return {
      clearRect: (...area: number[]) => drawn.push(['clear', ...area]),
      drawImage: (_: unknown, ...place: number[]) => drawn.push(['draw', ...place]),
      getImageData: () => 'pixels',
    }
  }
}

beforeEach(() => {
  drawn.length = 0
  stills.length = 0
  const createImageBitmap = async (still: Blob) => (stills.push(still), { close: () => undefined })
  Object.assign(globalThis, { OffscreenCanvas: Canvas, createImageBitmap })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas')
  Reflect.deleteProperty(globalThis, 'createImageBitmap')
})

test('each frame is a picture of its own, drawn over those before it', async () => {
  const animation = openWebp(new Uint8Array(readFileSync('e2e/fixtures/video/bar.webp')))
  expect([animation.width, animation.height, animation.times.length]).toEqual([160, 120, 21])
  expect(animation.times.at(-1)).toBeCloseTo(2)
  expect(await animation.frame(2)).toBe('pixels')
  expect(drawn.filter(([what]) => what === 'draw')).toHaveLength(3)
  const [first] = stills
  const types = webpChunks(new Uint8Array(await first!.arrayBuffer())).map(({ type }) => type)
  expect(types[0]).toBe('VP8X')
  expect(types).toContain('VP8L')
  // Only what is new is drawn; what came before begins again.
  await animation.frame(3)
  expect(stills).toHaveLength(4)
  await animation.frame(0)
  expect(stills).toHaveLength(5)
  expect(drawn).toContainEqual(['clear', 0, 0, 160, 120])
})

test('a file without frames is damaged', () => {
  expect(() => openWebp(new Uint8Array(readFileSync('e2e/fixtures/images/still.webp')))).toThrow('videoDamaged')
})
