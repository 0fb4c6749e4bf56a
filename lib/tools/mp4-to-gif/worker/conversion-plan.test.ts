import { ToolError } from '@/lib/core/errors'
import type { FrameRequest, GifEngine } from '@/lib/tools/mp4-to-gif/engine/gif-engine'
import { changedSamples, estimateBytes } from '@/lib/tools/mp4-to-gif/estimate'
import type { RgbFrame } from '@/lib/tools/mp4-to-gif/rgb-frame'
import type { GifSettings } from '@/lib/tools/mp4-to-gif/settings'
import { convertVideo, estimateFile, type GifProgress } from './gif-conversion'

/** What the encoders were given: their settings, and of each frame its number and delay. */
interface Encoded {
  readonly given: readonly unknown[]
  readonly frames: [number: number, delay: number][]
}
const mockEncoders: Encoded[] = []
const mockCounted: { steps: number[]; palettes: number[] } = { steps: [], palettes: [] }
/** The bytes of a frame by its place in the file and its number, and of a file. */
let mockFrameBytes = (_place: number, _number: number): number => 100
let mockFileBytes = 1000
const mockNumberOf = ({ data }: RgbFrame) => data[0]! + 256 * data[1]!

function mockEncoder(...given: unknown[]) {
  const encoded: Encoded = { given, frames: [] }
  mockEncoders.push(encoded)
  return {
    add(frame: RgbFrame, delay: number) {
      encoded.frames.push([mockNumberOf(frame), delay])
      return mockFrameBytes(encoded.frames.length - 1, mockNumberOf(frame))
    },
    finish: () => [new Uint8Array(mockFileBytes)],
  }
}

jest.mock('@/lib/tools/mp4-to-gif/gif-encoder', () => ({
  GifEncoder: function (palette: Uint8Array, plays: number) {
    return mockEncoder('gif', palette.length / 3, plays)
  },
}))
jest.mock('./webp-encoder', () => ({
  WebpEncoder: function (...given: unknown[]) {
    return mockEncoder('webp', ...given)
  },
}))
jest.mock('./mp4-encoder', () => ({
  Mp4Encoder: {
    start: async ({ width, height }: GifSettings, ...given: unknown[]) => mockEncoder('mp4', width, height, ...given),
  },
}))
jest.mock('@/lib/tools/mp4-to-gif/palette', () => ({
  buildPalette: (_counts: unknown, colors: number) => {
    mockCounted.palettes.push(colors)
    return new Uint8Array(3 * colors)
  },
}))
jest.mock('@/lib/tools/mp4-to-gif/color-histogram', () => ({
  ColorHistogram: class {
    add(_frame: unknown, step: number) {
      mockCounted.steps.push(step)
    }
    finish() {}
  },
}))

/** A video of ten frames a second, each filled with its number, which is damaged from a time on. */
class NumberedVideo implements GifEngine {
  readonly facts = {} as never
  readonly requests: FrameRequest[] = []
  constructor(private readonly end = Infinity) {}

  async *frames(request: FrameRequest): AsyncGenerator<RgbFrame> {
    this.requests.push(request)
    const { start, step, count, width, height } = request
    for (let index = 0; index < count; index++) {
      const number = Math.round((start + index * step) * 10)
      if (number >= this.end * 10) {
        if (index === 0) throw new ToolError('videoDamaged')
        return
      }
      const data = new Uint8Array(Math.min(width * height * 3, 3000)).fill((number * 20) % 256)
      data.set([number % 256, number >> 8])
      yield { width, height, data }
    }
  }

  close(): void {}
}

const CROP = { x: 1, y: 2, width: 30, height: 20 }
const SETTINGS: GifSettings = {
  format: 'gif',
  start: 0.5,
  duration: 0.6,
  fps: 10,
  width: 33,
  height: 21,
  crop: CROP,
  colors: 64,
  speed: 1,
  order: 'forward',
  loop: 2,
  quality: 'medium',
  captions: [],
}

async function converted(changes: Partial<GifSettings> = {}, { target = null as number | null, kept = 1e9 } = {}) {
  const progress: GifProgress[] = []
  const video = new NumberedVideo()
  const made = await convertVideo(video, { ...SETTINGS, ...changes }, target, (step) => progress.push(step), kept)
  return { made, progress: progress.map(({ fraction, step }) => [Number(fraction.toFixed(6)), step]), ...video }
}
const numbers = (encoded = mockEncoders[0]) => encoded?.frames.map(([number]) => number)

beforeEach(() => {
  mockEncoders.length = 0
  mockCounted.steps = []
  mockCounted.palettes = []
  mockFrameBytes = () => 100
  mockFileBytes = 1000
  // Reports are as far apart as they must be.
  let now = 0
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 50))
})
afterEach(() => jest.restoreAllMocks())

describe('a GIF', () => {
  it('is made of frames that are read once, of which every pixel is counted', async () => {
    const { made, requests, progress } = await converted()
    expect(requests).toEqual([{ start: 0.5, step: 0.1, count: 6, crop: CROP, width: 33, height: 21 }])
    expect(mockEncoders).toEqual([{ given: ['gif', 63, 2], frames: [5, 6, 7, 8, 9, 10].map((number) => [number, 10]) }])
    expect(mockCounted).toEqual({ steps: [1, 1, 1, 1, 1, 1], palettes: [63] })
    const { blob, ...facts } = made
    expect(facts).toEqual({
      format: 'gif',
      width: 33,
      height: 21,
      frames: 6,
      cutShort: false,
      overTarget: false,
      isOnWhite: false,
    })
    expect([blob.type, blob.size]).toEqual(['image/gif', 1000])
    const [counted, encoded] = [
      [0.3, 0.35, 0.4, 0.45, 0.5, 0.55],
      [0.65, 0.7, 0.75, 0.8, 0.85, 0.9],
    ]
    expect(progress).toEqual([
      [0.1, 'opening'],
      [0.2, 'opening'],
      ...counted!.map((fraction) => [fraction, 'palette']),
      [0.6, 'frames'],
      ...encoded!.map((fraction) => [fraction, 'frames']),
      [0.9, 'finishing'],
      [1, 'finishing'],
    ])
  })

  it('reports at most every 50 milliseconds', async () => {
    let now = 0
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 49))
    const { progress } = await converted()
    expect(progress.filter(([, step]) => step === 'palette')).toHaveLength(3)
  })

  it('has its colors counted in every so many pixels, of all columns', async () => {
    // 4.5 million pixels are three times as many as are counted, and 1,500 columns a multiple of 3, 4 and 5.
    await converted({ width: 1500, height: 500 })
    expect(mockCounted.steps).toEqual([7, 7, 7, 7, 7, 7])
    mockCounted.steps = []
    await converted({ width: 1501, height: 500 })
    expect(mockCounted.steps[0]).toBe(3)
  })

  const SIZE = 33 * 21 * 3

  it('that does not fit into memory is read twice, for its palette in forty frames or a few more', async () => {
    const long = await converted({ duration: 8.1 }, { kept: 81 * SIZE })
    expect(long.requests).toHaveLength(1)
    const { requests } = await converted({ duration: 8.1 }, { kept: 81 * SIZE - 1 })
    const request = { start: 0.5, crop: CROP, width: 33, height: 21 }
    expect(requests).toEqual([
      { ...request, step: 0.2, count: 41 },
      { ...request, step: 0.1, count: 81 },
    ])
    expect(numbers(mockEncoders[1])).toEqual(numbers(mockEncoders[0]))
  })

  it.each([
    [
      'reverse',
      [10, 9, 8, 7, 6, 5],
      [
        [0.7, 4],
        [0.5, 2],
      ],
    ],
    [
      'boomerang',
      [5, 6, 7, 8, 9, 10, 9, 8, 7, 6],
      [
        [0.5, 6],
        [0.6, 4],
      ],
    ],
  ] as const)('runs %s, in blocks of what fits', async (order, expected, blocks) => {
    await converted({ order })
    const { requests } = await converted({ order }, { kept: 4 * SIZE + 1 })
    expect(mockEncoders.map(numbers)).toEqual([expected, expected])
    expect(requests.slice(1).map(({ start, count }) => [Number(start.toFixed(9)), count])).toEqual(blocks)
  })
})

describe('other formats', () => {
  it('a WebP has delays in milliseconds and no palette', async () => {
    const { made, progress } = await converted({ format: 'webp', fps: 15, duration: 0.2 })
    expect(mockEncoders[0]?.given).toEqual(['webp', 'medium', 2])
    expect(mockEncoders[0]?.frames.map(([, delay]) => delay)).toEqual([67, 66, 67])
    expect(made.blob.type).toBe('image/webp')
    expect(mockCounted).toEqual({ steps: [], palettes: [] })
    expect(progress.map(([fraction]) => fraction)).toEqual([0.1, 0.2, 0.3, 0.5, 0.7, 0.9, 0.9, 1])
  })

  it('an MP4 has even sides and delays in ticks of 1/90000 s', async () => {
    const { made, requests } = await converted({ format: 'mp4' })
    expect(mockEncoders[0]?.given).toEqual(['mp4', 32, 20, 10, 'medium'])
    expect(requests[0]).toMatchObject({ width: 32, height: 20 })
    expect(mockEncoders[0]?.frames[0]).toEqual([5, 9000])
    expect(made).toMatchObject({ width: 32, height: 20, format: 'mp4' })
    expect(made.blob.type).toBe('video/mp4')
  })
})

/** The changed samples of frames with these numbers. */
async function changeOf(one: number, other: number) {
  const frames: RgbFrame[] = []
  for (const number of [one, other])
    for await (const frame of new NumberedVideo().frames({ ...SETTINGS, start: number / 10, step: 1, count: 1 }))
      frames.push(frame)
  return changedSamples(frames[1]!, frames[0]!)
}

describe('the estimate', () => {
  const sizes = (place: number, number: number) => (place === 0 ? 5000 : 200 + number)

  it('of a short clip encodes all of it, and its last frame once more', async () => {
    mockFrameBytes = sizes
    const bytes = await estimateFile(new NumberedVideo(), { ...SETTINGS, order: 'boomerang' })
    expect(mockEncoders).toEqual([
      { given: ['gif', 63, 2], frames: [5, 6, 7, 8, 9, 10, 10].map((number) => [number, 10]) },
    ])
    expect(mockCounted.steps).toEqual([1, 1, 1, 1, 1, 1])
    const changes = await Promise.all([5, 6, 7, 8, 9].map((number) => changeOf(number, number + 1)))
    expect(bytes).toBe(
      estimateBytes({
        first: 5000,
        unchanged: 210,
        encoded: changes.map((changed, index) => ({ bytes: 206 + index, changed })),
        meanChanged: changes.reduce((sum, changed) => sum + changed) / 5,
        count: 10,
        colors: 63,
      }),
    )
  })

  it.each([
    // Sixty small frames, or forty megabytes.
    [{ duration: 6 }, 1],
    [{ duration: 6.1 }, 9],
    [{ duration: 1, width: 2048, height: 682 }, 1],
    [{ duration: 1, width: 2048, height: 683 }, 8],
  ])('of %j starts %d encoders', async (changes, count) => {
    await estimateFile(new NumberedVideo(), { ...SETTINGS, ...changes })
    expect(mockEncoders.length).toBe(count)
  })

  it('counts the colors of as many pixels as the conversion', async () => {
    await estimateFile(new NumberedVideo(), { ...SETTINGS, width: 1500, height: 500 })
    expect(mockCounted.steps).toEqual([7, 7, 7, 7, 7, 7])
  })

  it('of a long clip encodes eight changes from all of it, each after the frame before it', async () => {
    mockFrameBytes = sizes
    const video = new NumberedVideo()
    const bytes = await estimateFile(video, { ...SETTINGS, start: 0, duration: 15.1 })
    const firsts = [0, 15, 30, 45, 60, 76, 91, 106, 121, 136]
    expect(video.requests.map(({ start, count }) => [Math.round(start * 10), count])).toEqual(
      firsts.map((first) => [first, 15]),
    )
    // The first change in each eighth of the 150 frames, of which each block has 14.
    const pairs = [0, 20, 40, 61, 81, 101, 122, 142]
    const last = pairs.at(-1)! + 1
    expect(mockEncoders.map(numbers)).toEqual([
      [0],
      ...pairs.map((before) => [before, before + 1, ...(before + 1 === last ? [last] : [])]),
    ])
    expect(mockCounted.steps).toHaveLength(17)
    const encoded = await Promise.all(
      pairs.map(async (before) => ({ bytes: 201 + before, changed: await changeOf(before, before + 1) })),
    )
    const all = firsts.flatMap((first) => Array.from({ length: 14 }, (_, index) => first + index))
    const changes = await Promise.all(all.map((before) => changeOf(before, before + 1)))
    const meanChanged = changes.reduce((sum, changed) => sum + changed) / 140
    expect(bytes).toBe(
      estimateBytes({ first: 5000, unchanged: 200 + last, encoded, meanChanged, count: 151, colors: 63 }),
    )
  })

  it('of a reversed long clip opens with its end', async () => {
    await estimateFile(new NumberedVideo(), { ...SETTINGS, start: 0, duration: 15.1, order: 'reverse' })
    expect(numbers()).toEqual([150])
    mockEncoders.length = 0
    await estimateFile(new NumberedVideo(), { ...SETTINGS, order: 'reverse' })
    expect(numbers()?.[0]).toBe(5)
  })

  it('of a damaged video is that of the part before', async () => {
    mockFrameBytes = (place) => (place === 0 ? 5000 : 200)
    const bytes = await estimateFile(new NumberedVideo(0.8), SETTINGS)
    expect(bytes).toBe(
      estimateBytes({ first: 5000, unchanged: 200, encoded: [], meanChanged: 0, count: 3, colors: 63 }),
    )
    await expect(estimateFile(new NumberedVideo(0.5), SETTINGS)).rejects.toMatchObject({ code: 'videoDamaged' })
  })

  it('of a WebP has no colors', async () => {
    mockFrameBytes = () => 100
    const bytes = await estimateFile(new NumberedVideo(), { ...SETTINGS, format: 'webp', duration: 0.1 })
    expect(bytes).toBe(estimateBytes({ first: 100, unchanged: 100, encoded: [], meanChanged: 0, count: 1, colors: 0 }))
    expect(mockCounted.palettes).toEqual([])
  })

  it.each([
    // Two seconds between key frames: three such intervals of more.
    [6, [[5, 60]], 1000],
    [
      6.1,
      [
        [5, 20],
        [26, 20],
        [46, 20],
      ],
      Math.round((3000 / 60) * 61),
    ],
  ] as const)('of an MP4 of %d s encodes %j', async (duration, runs, bytes) => {
    const video = new NumberedVideo()
    expect(await estimateFile(video, { ...SETTINGS, format: 'mp4', duration })).toBe(bytes)
    expect(video.requests.map(({ start, count }) => [Math.round(start * 10), count])).toEqual(runs)
    expect(mockEncoders.map(({ given }) => given)).toEqual(runs.map(() => ['mp4', 32, 20, 10, 'medium']))
    expect(mockEncoders[0]?.frames[0]).toEqual([5, 9000])
  })

  it('of an MP4 of a damaged video needs a frame', async () => {
    expect(await estimateFile(new NumberedVideo(0.6), { ...SETTINGS, format: 'mp4' })).toBe(1000)
    await expect(estimateFile(new NumberedVideo(0.5), { ...SETTINGS, format: 'mp4' })).rejects.toMatchObject({
      code: 'videoDamaged',
    })
  })
})

describe('a target size', () => {
  const LARGE = { width: 400, height: 300 }

  it('that the estimate meets leaves the size as it is', async () => {
    mockFrameBytes = (place) => (place === 0 ? 900 : 0)
    mockFileBytes = 1000
    const { made } = await converted(LARGE, { target: 1125 })
    expect(made).toMatchObject({ ...LARGE, overTarget: false })
  })

  it('that the estimate misses makes it smaller at once, and what was made even smaller', async () => {
    mockFrameBytes = (place) => (place === 0 ? 3000 : 0)
    const { made } = await converted(LARGE, { target: 2000 })
    expect(made.width).toBeLessThan(400)
    expect(mockEncoders).toHaveLength(2)
    mockFileBytes = 2001
    mockEncoders.length = 0
    const { made: over } = await converted(LARGE, { target: 2000 })
    expect(over.overTarget).toBe(true)
    // One for the estimate, and six attempts.
    expect(mockEncoders).toHaveLength(7)
    expect(over.width).toBeLessThan(made.width)
  })

  it('that even the least size misses is said so after one attempt', async () => {
    mockFrameBytes = () => 0
    mockFileBytes = 9000
    const { made } = await converted({ width: 133, height: 100 }, { target: 8000 })
    expect(made).toMatchObject({ width: 133, height: 100, overTarget: true })
    expect(mockEncoders).toHaveLength(2)
  })
})
