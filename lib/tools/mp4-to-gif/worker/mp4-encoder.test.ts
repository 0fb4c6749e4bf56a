import { canEncodeVideo } from 'mediabunny'
import { toI420 } from '@/lib/tools/mp4-to-gif/yuv-frame'
import { Mp4Encoder } from './mp4-encoder'

const mockCalls: unknown[][] = []
const mockTarget: { buffer: ArrayBuffer | null } = { buffer: null }

jest.mock('mediabunny', () => ({
  canEncodeVideo: jest.fn(),
  BufferTarget: class {
    get buffer() {
      return mockTarget.buffer
    }
  },
  Mp4OutputFormat: class {
    constructor(readonly options: object) {}
  },
  Output: class {
    constructor({ format }: { format: { options: object } }) {
      mockCalls.push(['output', format.options])
    }
    addVideoTrack(source: object, options: object) {
      mockCalls.push(['track', source, options])
    }
    async start() {
      mockCalls.push(['start'])
    }
    async finalize() {
      mockCalls.push(['finalize'])
    }
  },
  Quality: class {
    constructor(readonly name: string) {}
  },
  VideoSample: class {
    constructor(
      readonly data: Uint8Array,
      readonly options: object,
    ) {}
    close() {
      mockCalls.push(['close'])
    }
  },
  VideoSampleSource: class {
    constructor(readonly options: object) {}
    async add(sample: { data: Uint8Array; options: object }) {
      mockCalls.push(['add', sample.data, sample.options])
      if (sample.data[0] === 16) throw new Error('black is refused')
    }
  },
}))

const SIZE = { width: 4, height: 2 }
const frame = (shade: number) => ({ ...SIZE, data: new Uint8Array(24).fill(shade) })

beforeEach(() => {
  mockCalls.length = 0
  mockTarget.buffer = null
  jest.mocked(canEncodeVideo).mockReset().mockResolvedValue(true)
})

test('frames become samples of H.264 one after the other, in the colors of BT.709', async () => {
  const encoder = await Mp4Encoder.start(SIZE, 15, 'high')
  const quality = { name: 'high' }
  expect(canEncodeVideo).toHaveBeenCalledWith('avc', { ...SIZE, quality, frameRate: 15 })
  expect(mockCalls).toEqual([
    ['output', { fastStart: 'in-memory' }],
    ['track', { options: { codec: 'avc', quality } }, { frameRate: 15 }],
    ['start'],
  ])
  mockCalls.length = 0
  expect([await encoder.add(frame(100), 9000), await encoder.add(frame(200), 4500)]).toEqual([0, 0])
  const picture = {
    format: 'I420',
    codedWidth: 4,
    codedHeight: 2,
    colorSpace: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false },
  }
  expect(mockCalls).toEqual([
    ['add', toI420(frame(100)), { ...picture, timestamp: 0, duration: 0.1 }],
    ['close'],
    ['add', toI420(frame(200)), { ...picture, timestamp: 0.1, duration: 0.05 }],
    ['close'],
  ])
  mockTarget.buffer = Uint8Array.of(1, 2).buffer
  expect(await encoder.finish()).toEqual([Uint8Array.of(1, 2)])
  expect(mockCalls.at(-1)).toEqual(['finalize'])
})

test('a sample is given back even where it is refused, and there may be no file', async () => {
  const encoder = await Mp4Encoder.start(SIZE, 15, 'low')
  await expect(encoder.add(frame(0), 1)).rejects.toThrow('black is refused')
  expect(mockCalls.at(-1)).toEqual(['close'])
  expect(await encoder.finish()).toEqual([])
})

test.each([
  ['says no', () => Promise.resolve(false)],
  ['fails to say', () => Promise.reject(new Error('no encoder'))],
])('a browser that %s is refused', async (_, answer) => {
  jest.mocked(canEncodeVideo).mockImplementation(answer)
  await expect(Mp4Encoder.start(SIZE, 15, 'low')).rejects.toMatchObject({ code: 'mp4NotSupported' })
  expect(mockCalls).toEqual([])
})
