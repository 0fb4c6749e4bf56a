import { colorAt, decodeGif, type DecodedGif } from '@/e2e/tools/mp4-to-gif/gif'
import { ToolError } from '@/lib/core/errors'
import type { RgbFrame } from '@/lib/tools/mp4-to-gif/rgb-frame'
import type { FrameRequest, GifEngine } from '@/lib/tools/mp4-to-gif/engine/gif-engine'
import type { GifSettings } from '@/lib/tools/mp4-to-gif/settings'
import { convertVideo, estimateFile, type GifProgress } from './gif-conversion'

const FACTS = { width: 64, height: 48, duration: 4, frameRate: 10, engine: 'browser' } as const

/** A video whose red increases by 60 a second from 10, whose green decreases, and which is damaged from `end`. */
class PaintedVideo implements GifEngine {
  readonly facts = FACTS
  readonly requests: FrameRequest[] = []

  constructor(private readonly end = Infinity) {}

  async *frames(request: FrameRequest): AsyncGenerator<RgbFrame> {
    this.requests.push(request)
    const { start, step, count, width, height } = request
    for (let index = 0; index < count; index++) {
      const time = start + index * step
      if (time >= this.end) break
      const data = new Uint8Array(width * height * 3)
      const [red, green] = [10 + Math.round(time * 60), 240 - Math.round(time * 60)]
      for (let at = 0, pixel = 0; at < data.length; at += 3, pixel++) {
        data[at] = red
        data[at + 1] = green
        data[at + 2] = (pixel % width) % 8 < 4 ? 40 : 90
      }
      yield { width, height, data }
    }
    if (start >= this.end) throw new ToolError('videoDamaged')
  }

  close(): void {}
}

const SETTINGS: GifSettings = {
  format: 'gif',
  start: 0.5,
  duration: 2,
  fps: 10,
  width: 64,
  height: 48,
  crop: { x: 0, y: 0, width: 64, height: 48 },
  colors: 256,
  speed: 1,
  order: 'forward',
  loop: 0,
  quality: 'medium',
  captions: [],
}

async function converted(
  changes: Partial<GifSettings> = {},
  { target = null as number | null, kept = 1e9, end = Infinity } = {},
) {
  const progress: GifProgress[] = []
  const engine = new PaintedVideo(end)
  const settings = { ...SETTINGS, ...changes }
  const made = await convertVideo(engine, settings, target, (step) => progress.push(step), kept)
  const bytes = new Uint8Array(await made.blob.arrayBuffer())
  return { made, bytes, gif: decodeGif(bytes), progress, engine }
}

/** Times of the frames, from their red. */
function timesOf(gif: DecodedGif): number[] {
  return gif.frames.map((frame) => Math.round(((colorAt(gif, frame, 1, 1)[0] - 10) / 60) * 10) / 10)
}

function range(from: number, to: number): number[] {
  const count = Math.round(Math.abs(to - from) * 10) + 1
  return Array.from({ length: count }, (_, index) => Math.round((from + (Math.sign(to - from) * index) / 10) * 10) / 10)
}

describe('a conversion', () => {
  it.each([
    ['forward', range(0.5, 2.4)],
    ['reverse', range(2.4, 0.5)],
    ['boomerang', [...range(0.5, 2.4), ...range(2.3, 0.6)]],
  ] as const)('shows the cut %s, kept in memory or decoded twice in blocks', async (order, times) => {
    const whole = await converted({ order })
    expect(timesOf(whole.gif)).toEqual(times)
    expect(whole.made).toMatchObject({ frames: times.length, cutShort: false, overTarget: false })
    // Memory for three frames.
    const inBlocks = await converted({ order }, { kept: 64 * 48 * 3 * 3 })
    expect([...inBlocks.bytes]).toEqual([...whole.bytes])
    expect(inBlocks.engine.requests.length).toBeGreaterThan(1)
  })

  it('reads frames at larger intervals for a higher speed', async () => {
    const { gif } = await converted({ speed: 2 })
    expect(gif.frames).toHaveLength(10)
    expect(gif.frames.every(({ delay }) => delay === 10)).toBe(true)
    expect(timesOf(gif)[9]).toBeCloseTo(2.3, 5)
  })

  it('reports the documented 10, 20, 30, 60, 90 and 100 percent, and never decreases', async () => {
    const { progress } = await converted({}, { target: 4000 })
    const fractions = progress.map(({ fraction }) => fraction)
    for (const step of [0.1, 0.2, 0.3, 0.6, 0.9, 1]) expect(fractions).toContain(step)
    expect(fractions).toEqual(fractions.toSorted((one, other) => one - other))
    expect([...new Set(progress.map(({ step }) => step))]).toEqual(
      expect.arrayContaining(['opening', 'palette', 'frames', 'finishing']),
    )
  })

  it('ends where the video is damaged, and reports it', async () => {
    const { made, gif } = await converted({}, { end: 1.45 })
    expect(made.cutShort).toBe(true)
    expect(timesOf(gif)).toEqual(range(0.5, 1.4))
    await expect(converted({}, { end: 0.2 })).rejects.toMatchObject({ code: 'videoDamaged' })
  })
})

describe('a target size', () => {
  it('is met by reducing the width and height', async () => {
    const large = { width: 240, height: 180, duration: process.env.TEST_FULL ? 2 : 1 }
    const free = await converted(large)
    const target = Math.round(free.bytes.length * 0.6)
    const { made, bytes } = await converted(large, { target })
    expect(bytes.length).toBeLessThanOrEqual(target)
    expect(made.overTarget).toBe(false)
    expect(made.width).toBeLessThan(large.width)
    expect(made.width / made.height).toBeCloseTo(4 / 3, 1)
  })

  it('that is already met has no effect', async () => {
    const { made } = await converted({}, { target: 10_000_000 })
    expect([made.width, made.height]).toEqual([64, 48])
  })

  it('that cannot be met is reported', async () => {
    const { made } = await converted({ width: 140, height: 105 }, { target: 100 })
    expect(made.overTarget).toBe(true)
    expect(made.height).toBe(100)
  })
})

describe('the estimate', () => {
  it.each([10, 64, 256])('of a short clip is its size with %i colors', async (colors) => {
    const { bytes } = await converted({ colors })
    expect(await estimateFile(new PaintedVideo(), { ...SETTINGS, colors })).toBe(bytes.length)
  })

  it('is that of the part before the damage', async () => {
    const estimate = await estimateFile(new PaintedVideo(1.05), SETTINGS)
    const { bytes } = await converted({}, { end: 1.05 })
    expect(Math.abs(estimate / bytes.length - 1)).toBeLessThanOrEqual(0.1)
    await expect(estimateFile(new PaintedVideo(0), SETTINGS)).rejects.toMatchObject({ code: 'videoDamaged' })
  })
})
