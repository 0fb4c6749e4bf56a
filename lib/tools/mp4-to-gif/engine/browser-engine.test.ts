import { Input, VideoSampleSink } from 'mediabunny'
import { openInBrowser } from './browser-engine'
import type { FrameRequest } from './gif-engine'

jest.mock('mediabunny', () => ({
  ALL_FORMATS: ['all'],
  BlobSource: class {},
  Input: jest.fn(),
  VideoSampleSink: jest.fn(),
}))
const mockIsCutOff = jest.fn(async () => false)
jest.mock('./needs-separation', () => ({ needsSeparation: async () => false }))
jest.mock('./segment', () => ({ isCutOff: () => mockIsCutOff() }))
jest.mock('./frame-reader', () => ({
  // A frame is known by the time at which it was shown.
  FrameReader: class {
    read = async ({ timestamp }: { timestamp: number }) => timestamp
  },
}))

/** Video from second 5 to second 15, with a frame every tenth. */
const FIRST = 5
const TRACK = {
  canDecode: async () => true,
  getFirstTimestamp: async () => FIRST,
  getDisplayWidth: async () => 640,
  getDisplayHeight: async () => 360,
  getDecoderConfig: async (): Promise<object | null> => null,
  computeDuration: async () => 15,
  computePacketStats: jest.fn(async () => ({ averagePacketRate: 10 })),
}
const REQUEST: FrameRequest = {
  start: 2,
  step: 0.1,
  count: 3,
  crop: { x: 0, y: 0, width: 1, height: 1 },
  width: 1,
  height: 1,
}

type Sample = { timestamp: number; duration: number; close: jest.Mock } | null
const sampleAt = (timestamp: number): Sample => ({ timestamp, duration: 0.1, close: jest.fn() })

function stubInput(values: object = {}, track: object | null = TRACK, first: Sample = sampleAt(FIRST)) {
  const input = {
    canRead: async () => true,
    getPrimaryVideoTrack: async () => track,
    getAudioTracks: async () => [],
    getDurationFromMetadata: async () => null,
    dispose: jest.fn(),
    ...values,
  }
  jest.mocked(Input).mockImplementation(() => input as never)
  jest.mocked(VideoSampleSink).mockImplementation(() => ({ getSample: async () => first }) as never)
  return { input, first }
}

/** Makes the decoder return these for the times that are asked for. */
function stubSamples(of: (time: number, index: number) => Sample | Error) {
  const asked: number[] = []
  const samples: Sample[] = []
  const ended = jest.fn()
  jest.mocked(VideoSampleSink).mockImplementation(
    () =>
      ({
        async *samplesAtTimestamps(times: number[]) {
          asked.push(...times)
          try {
            for (const [index, time] of times.entries()) {
              const sample = of(time, index)
              if (sample instanceof Error) throw sample
              samples.push(sample)
              yield sample
            }
          } finally {
            ended()
          }
        },
      }) as never,
  )
  return { asked, samples, ended }
}

async function open() {
  const engine = await openInBrowser(new Blob())
  if (typeof engine === 'string') throw new Error(engine)
  return engine
}

async function framesWith(of: (time: number, index: number) => Sample | Error, request: Partial<FrameRequest> = {}) {
  stubInput()
  const engine = await open()
  stubSamples(of)
  const frames: unknown[] = []
  for await (const frame of engine.frames({ ...REQUEST, ...request })) frames.push(frame)
  return frames
}

beforeEach(() => void Object.assign(globalThis, { VideoDecoder: class {} }))
afterEach(() => void Reflect.deleteProperty(globalThis, 'VideoDecoder'))

describe('opening', () => {
  it.each([
    [true, 25, 20],
    [true, 14, 10],
    // Its sound or its subtitles may go on.
    [false, 25, 10],
  ])(
    'takes the length of a file that is cut off: %p, and states an end after %i seconds',
    async (isCut, stated, duration) => {
      stubInput({ getDurationFromMetadata: async () => stated })
      mockIsCutOff.mockResolvedValue(isCut)
      expect((await open()).facts.duration).toBe(duration)
    },
  )

  it('measures the video from its first frame on, and lets that frame go', async () => {
    const { input, first } = stubInput()
    const engine = await open()
    expect(engine.facts).toEqual({ width: 640, height: 360, duration: 10, frameRate: 10, engine: 'browser' })
    expect(TRACK.computePacketStats).toHaveBeenCalledWith(100)
    expect(first!.close).toHaveBeenCalledTimes(1)
    expect(input.dispose).not.toHaveBeenCalled()
    void engine.close()
    expect(input.dispose).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['unknownFormat', { canRead: async () => false }, TRACK, sampleAt(FIRST)],
    ['noVideo', { getAudioTracks: async () => ['sound'] }, null, null],
    ['notDecodable', {}, null, null],
    ['notDecodable', {}, { ...TRACK, canDecode: async () => false }, sampleAt(FIRST)],
    ['notDecodable', {}, TRACK, null],
    ['notDecodable', { canRead: () => Promise.reject(new Error()) }, TRACK, null],
  ])('answers %s and closes the file', async (refusal, values, track, first) => {
    const { input } = stubInput(values, track, first)
    expect(await openInBrowser(new Blob())).toBe(refusal)
    expect(input.dispose).toHaveBeenCalledTimes(1)
  })

  it.each([
    [{ fullRange: false }, 719, { fullRange: false, matrix: 'smpte170m' }],
    [undefined, 480, { matrix: 'smpte170m' }],
    [{ matrix: 'bt709' }, 480, { matrix: 'bt709' }],
    [{ fullRange: false }, 720, { fullRange: false }],
  ])('reads colors of %j in %d rows as %j', async (colorSpace, codedHeight, expected) => {
    const track = { ...TRACK, getDecoderConfig: async () => ({ codec: 'vp8', codedHeight, colorSpace }) }
    stubInput({}, track)
    await open()
    const [sampled] = jest.mocked(VideoSampleSink).mock.lastCall!
    expect(await sampled.getDecoderConfig()).toEqual({ codec: 'vp8', codedHeight, colorSpace: expected })
  })

  it('answers notDecodable for an index that lists the samples of its first fragment only', async () => {
    stubInput()
    const box = (type: string, ...content: number[]) => [0, 0, 0, 8 + content.length, ...Buffer.from(type), ...content]
    const moov = (...more: number[]) =>
      new Blob([Uint8Array.from(box('moov', ...box('stts', 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 5, 0, 0, 0, 1), ...more))])
    expect(await openInBrowser(moov(...box('mvex')))).toBe('notDecodable')
    expect(await openInBrowser(moov())).not.toBe('notDecodable')
  })

  it('answers notDecodable where the browser has no decoder', async () => {
    Reflect.deleteProperty(globalThis, 'VideoDecoder')
    stubInput()
    expect(await openInBrowser(new Blob())).toBe('notDecodable')
  })
})

describe('frames', () => {
  it('are those shown at each time, counted from the first frame, and are let go', async () => {
    stubInput()
    const engine = await open()
    const { asked, samples, ended } = stubSamples((time) => sampleAt(Math.floor(time * 10) / 10))
    const frames: unknown[] = []
    for await (const frame of engine.frames(REQUEST)) frames.push(frame)
    expect(asked.map((time) => time.toFixed(4))).toEqual(['7.0010', '7.1010', '7.2010'])
    expect(frames).toEqual([7, 7.1, 7.2])
    for (const sample of samples) expect(sample!.close).toHaveBeenCalledTimes(1)
    expect(ended).toHaveBeenCalledTimes(1)
  })

  it('repeat the last one after the end', async () => {
    const of = (_: number, index: number) => (index === 0 ? sampleAt(14.9) : null)
    expect(await framesWith(of, { start: 9.8 })).toEqual([14.9, 14.9, 14.9])
  })

  it.each([
    ['0.4 s old is still shown', 0.4, 3],
    ['0.7 s old means that the rest is damaged', 0.7, 0],
  ])('of a sample that ended %s', async (_, age, count) => {
    const read = framesWith((time) => sampleAt(time - 0.1 - age))
    if (count === 0) await expect(read).rejects.toMatchObject({ code: 'videoDamaged' })
    else expect(await read).toHaveLength(count)
  })

  it('end where one is missing before the end, and where the decoder fails', async () => {
    expect(await framesWith((time, index) => (index < 2 ? sampleAt(time) : null))).toHaveLength(2)
    expect(await framesWith((time, index) => (index < 1 ? sampleAt(time) : new Error('broken')))).toHaveLength(1)
  })

  it('of which there are none make a damaged video', async () => {
    await expect(framesWith(() => null)).rejects.toMatchObject({ code: 'videoDamaged' })
  })
})
