import { createHash } from 'node:crypto'
import { colorAt, decodeGif } from '@/e2e/tools/mp4-to-gif/gif'
import { concatBytes } from '@/lib/core/byte-writer'
import type { RgbFrame } from './rgb-frame'
import { seededRandom } from '@/lib/core/random'
import { ColorHistogram } from './color-histogram'
import { GifEncoder } from './gif-encoder'
import { buildPalette } from './palette'

const [WIDTH, HEIGHT] = [40, 30]

function frameOf(color: (x: number, y: number) => readonly number[]): RgbFrame {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3)
    return color(pixel % WIDTH, Math.floor(pixel / WIDTH))[at % 3] ?? 0
  })
  return { width: WIDTH, height: HEIGHT, data }
}

function encoded(frames: readonly RgbFrame[], { colors = 255, plays = 0 } = {}) {
  const histogram = new ColorHistogram()
  for (const frame of frames) histogram.add(frame)
  const encoder = new GifEncoder(buildPalette(histogram.finish(), colors), plays)
  const sizes = frames.map((frame) => encoder.add(frame, 7))
  return { gif: decodeGif(concatBytes(encoder.finish())), sizes }
}

const square = (left: number) =>
  frameOf((x, y) => (x >= left && x < left + 6 && y >= 10 && y < 16 ? [250, 250, 250] : [20, 60, 120]))

describe('a GIF of flat colors', () => {
  const frames = [square(4), square(8), square(8), square(30)]
  const { gif, sizes } = encoded(frames)

  it('has the size, the delays and the colors', () => {
    expect([gif.width, gif.height]).toEqual([WIDTH, HEIGHT])
    expect(gif.frames.map(({ delay }) => delay)).toEqual([7, 7, 7, 7])
    expect(gif.colors).toBe(4)
  })

  it('shows each frame exactly', () => {
    frames.forEach((frame, index) => expect([...gif.frames[index]!.rgb]).toEqual([...frame.data]))
  })

  it('stores only the changed rectangle, and one pixel if nothing changed', () => {
    expect(gif.frames[0]!.area).toEqual({ x: 0, y: 0, width: WIDTH, height: HEIGHT })
    expect(gif.frames[1]!.area).toEqual({ x: 4, y: 10, width: 10, height: 6 })
    expect(gif.frames[2]!.area).toMatchObject({ width: 1, height: 1 })
    expect(gif.frames[3]!.area).toEqual({ x: 8, y: 10, width: 28, height: 6 })
    expect(sizes[2]).toBeLessThan(30)
  })
})

test('what did not change is written the shorter way, which is tried again after some frames', () => {
  const palette = Uint8Array.of(0, 0, 0, 250, 0, 0, 0, 250, 0, 250, 250, 250)
  const colorOf = (index: number) => [...palette.subarray(index * 3, index * 3 + 3)]
  const random = seededRandom(1)
  const noise = Array.from({ length: WIDTH * HEIGHT }, () => Math.floor(random() * 4))
  /** Noise with two corners of a color, so that all of it lies in what changes. */
  const still = (corner: number) => {
    const last = noise.length - 1
    return frameOf((x, y) => {
      const at = y * WIDTH + x
      return colorOf(at === 0 || at === last ? corner : noise[at]!)
    })
  }
  const sizesOf = (frames: readonly RgbFrame[]) => {
    const encoder = new GifEncoder(palette, 0)
    return frames.map((frame) => encoder.add(frame, 7))
  }
  const [, least] = sizesOf([still(0), still(3)])
  const flat = frameOf(() => colorOf(0))
  const sizes = sizesOf([still(0), flat, ...Array.from({ length: 12 }, (_, index) => still((index % 2) * 3))])
  // Black over noise is a run of black, of which a quarter is the same as before; noise that stays is a run of nothing.
  expect(sizes[1]).toBeLessThan(70)
  expect(sizes[3]).toBeGreaterThan(6 * least!)
  expect(sizes.at(-1)).toBe(least)
})

describe('how often it plays', () => {
  it.each([
    [0, 0],
    [1, undefined],
    [2, 1],
    [10, 9],
  ])('%i times is written as %p repetitions', (plays, repetitions) => {
    expect(encoded([square(0)], { plays }).gif.repetitions).toBe(repetitions)
  })
})

describe('a GIF of many colors', () => {
  const shades = frameOf((x, y) => [x * 6, y * 8, 128])
  it.each([63, 127, 255])('approximates every color with a palette of %i', (colors) => {
    const { gif } = encoded([shades], { colors })
    expect(gif.colors).toBe(colors + 1)
    let sum = 0
    gif.frames[0]!.rgb.forEach((value, at) => (sum += (value - shades.data[at]!) ** 2))
    // A grid of that many colors has steps of 240 / √colors, and a mean squared error of step² / 12.
    const step = 240 / Math.sqrt(colors)
    expect(sum / shades.data.length).toBeLessThan((step * step) / 12)
  })

  it('preserves black and white when most of the picture is gray', () => {
    const { gif } = encoded(
      [frameOf((x, y) => (y === 0 ? [255, 255, 255] : y === 1 ? [0, 0, 0] : [100 + x, 100 + x, 100 + x]))],
      {
        colors: 31,
      },
    )
    const frame = gif.frames[0]!
    expect(Math.min(...colorAt(gif, frame, 20, 0))).toBeGreaterThan(248)
    expect(Math.max(...colorAt(gif, frame, 20, 1))).toBeLessThan(8)
  })
})

describe('a picture of one color', () => {
  it('is a GIF of one color', () => {
    const { gif } = encoded([frameOf(() => [1, 2, 3])])
    expect(colorAt(gif, gif.frames[0]!, 9, 9)).toEqual([1, 2, 3])
  })
})

describe('a moving picture of many shades', () => {
  /** Slanted shades that move by a pixel a frame, with noise in a corner. */
  const frames = [0, 1, 2, 3].map((shift) =>
    frameOf((x, y) => {
      const noise = x < 12 && y < 9 ? ((x * 7 + y * 13 + shift * 5) * 2654435761) >>> 28 : 0
      return [(x + shift) * 6 + noise, 255 - y * 8 - noise, (x * y + 20 * shift) % 256]
    }),
  )

  // Nothing in it is left to chance: palette, dither, transparency and compression are sums of whole and of rounded numbers.
  it.each([
    [15, 'db0d9689a374683a'],
    [255, 'c264c4c9c1393323'],
  ])('with %i colors is the same file, byte for byte', (colors, sum) => {
    const histogram = new ColorHistogram()
    for (const frame of frames) histogram.add(frame)
    const encoder = new GifEncoder(buildPalette(histogram.finish(), colors), 0)
    for (const frame of frames) encoder.add(frame, 7)
    expect(createHash('sha256').update(concatBytes(encoder.finish())).digest('hex').slice(0, 16)).toBe(sum)
  })
})

describe('a GIF with transparency', () => {
  /** A square on nothing. */
  const on = (left: number): RgbFrame => {
    const { data, ...size } = square(left)
    const inside = (at: number) => data[at * 3] === 250
    return { ...size, data, alpha: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => (inside(at) ? 255 : 0)) }
  }
  const opaqueOf = ({ alpha }: RgbFrame) => [...alpha!].map((value) => (value ? 1 : 0))

  it('shows each frame alone, with nothing left of the one before', () => {
    const frames = [on(4), on(8), on(8), on(30), on(0)]
    const { gif, sizes } = encoded(frames)
    frames.forEach((frame, index) => expect([...gif.frames[index]!.opaque]).toEqual(opaqueOf(frame)))
    expect(colorAt(gif, gif.frames[3]!, 31, 12)).toEqual([250, 250, 250])
    expect(gif.frames).toHaveLength(5)
    // One color, which needs no other: transparent pixels are not counted.
    expect(gif.colors).toBe(2)
    expect(sizes.every((size) => size > 0)).toBe(true)
  })

  it('stores only what changes while nothing vanishes', () => {
    const both: RgbFrame = { ...square(4), alpha: on(4).alpha!.map((value, at) => value || on(30).alpha![at]!) }
    const { gif } = encoded([
      on(4),
      { ...both, data: both.data.map((value, at) => (on(30).alpha![Math.floor(at / 3)] ? 250 : value)) },
    ])
    expect(gif.frames[1]!.area).toEqual({ x: 30, y: 10, width: 6, height: 6 })
    expect([...gif.frames[1]!.opaque]).toEqual(opaqueOf(both))
  })

  it('keeps a pixel that appears in the color that it had before it was seen', () => {
    const hidden: RgbFrame = { ...square(4), alpha: new Uint8Array(WIDTH * HEIGHT) }
    const { gif } = encoded([hidden, square(4)])
    expect(gif.frames[0]!.opaque.some(Boolean)).toBe(false)
    expect([...gif.frames[1]!.rgb]).toEqual([...square(4).data])
  })

  it('of nothing but transparent pixels is a file', () => {
    const hidden: RgbFrame = { ...square(4), alpha: new Uint8Array(WIDTH * HEIGHT) }
    expect(encoded([hidden, hidden]).gif.frames).toHaveLength(2)
  })
})
