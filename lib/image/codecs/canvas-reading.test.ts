/** What a browser returns of a canvas whose pixels pass through `alter`, and what it was asked for. */
async function readingOf(alter: (data: Uint8ClampedArray) => void, hasContext = true) {
  const drawn: string[] = []
  const data = new Uint8ClampedArray(32 * 32 * 4)
  const style = { fillStyle: '' }
  const context = Object.assign(style, {
    fillRect: (x: number, y: number, width: number, height: number) => {
      drawn.push(`${x},${y} ${width}×${height}`)
      data.set([...style.fillStyle.matchAll(/\d+/g)].map(Number).concat(255), (y * 32 + x) * 4)
    },
    getImageData: (...area: number[]) => {
      expect(area).toEqual([0, 0, 32, 32])
      alter(data)
      return { data }
    },
  })
  const asked = jest.fn((..._asked: unknown[]) => (hasContext ? context : null))
  const made: number[][] = []
  class OffscreenCanvas {
    constructor(...size: number[]) {
      made.push(size)
    }
    getContext = asked
  }
  Object.assign(globalThis, { OffscreenCanvas })
  return { reading: await freshReading(), drawn, data, made, asked }
}

/** A browser is asked once, so each test has a module of its own. */
async function freshReading() {
  jest.resetModules()
  const { canvasReading } = await import('./canvas-reading')
  const reading = canvasReading()
  expect(canvasReading()).toBe(reading)
  return reading
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'OffscreenCanvas'))

test('a canvas that returns what was drawn is exact; all of it is drawn, in many colors', async () => {
  const { reading, drawn, data, made, asked } = await readingOf(() => undefined)
  expect(reading).toBe('exact')
  expect(new Set(drawn).size).toBe(1024)
  expect(drawn[33]).toBe('1,1 1×1')
  expect(made).toEqual([[32, 32]])
  expect(asked.mock.calls).toEqual([['2d', { willReadFrequently: true, colorSpace: 'srgb' }]])
  for (const channel of [0, 1, 2]) expect(new Set(data.filter((_, at) => at % 4 === channel)).size).toBe(256)
})

test.each<readonly [string, (data: Uint8ClampedArray) => void, string]>([
  ['one level of one pixel', (data) => void (data[5]! ^= 1), 'altered'],
  // Alpha stands at every fourth place.
  ['alpha alone', (data) => void (data[7] = 254), 'altered'],
  ['16 levels in the mean', (data) => shift(data, 16), 'altered'],
  ['17 levels in the mean', (data) => shift(data, 17), 'noise'],
])('a canvas that changes %s', async (_, alter, reading) => {
  expect((await readingOf(alter)).reading).toBe(reading)
})

/** Every value further from its end of the scale by so many levels. */
function shift(data: Uint8ClampedArray, levels: number): void {
  data.forEach((value, at) => (data[at] = value < 128 ? value + levels : value - levels))
}

test('a browser without a canvas here is taken at its word', async () => {
  expect((await readingOf(() => undefined, false)).reading).toBe('exact')
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas')
  expect(await freshReading()).toBe('exact')
})
