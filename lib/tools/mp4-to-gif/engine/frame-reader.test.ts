import type { VideoSample } from 'mediabunny'
import { canvasReading } from '@/lib/image/codecs/canvas-reading'
import { FrameReader } from './frame-reader'
import type * as Scaling from './frame-scaler'
import type { ScalerOptions, YuvPlanes } from './frame-scaler'

/** What each scaler was made for, and the planes that it scaled. */
const made: ScalerOptions[] = []
const scaled: YuvPlanes[] = []

jest.mock('@/lib/image/codecs/canvas-reading', () => ({ canvasReading: jest.fn(() => 'exact') }))
jest.mock('./frame-scaler', () => ({
  frameScaler(options: ScalerOptions) {
    made.push(options)
    const scaler = jest.requireActual<typeof Scaling>('./frame-scaler').frameScaler(options)
    if (!scaler) throw new Error('no vectors')
    const scale = (planes: YuvPlanes) => {
      scaled.push(planes)
      return scaler.scale(planes)
    }
    return { allocateInput: (bytes: number) => scaler.allocateInput(bytes), scale }
  },
}))

/** A picture of 4 × 2 pixels, black at the left and white at the right, as the browser decodes it. */
function sampleOf(values: Partial<Record<keyof VideoSample, unknown>> = {}, planes = 3): VideoSample {
  const luma = [16, 16, 235, 235, 16, 16, 235, 235]
  const bytes = [...luma, 128, 128, 128, 128]
  return {
    format: planes === 2 ? 'NV12' : 'I420',
    colorSpace: { transfer: 'bt709', matrix: 'smpte170m', fullRange: false },
    visibleRect: { x: 0, y: 0, width: 4, height: 2 },
    displayWidth: 4,
    displayHeight: 2,
    rotation: 0,
    flip: false,
    allocationSize: () => bytes.length,
    copyTo: async (into: Uint8Array) => {
      into.set(bytes)
      const layout = [
        { offset: 0, stride: 4 },
        { offset: 8, stride: planes === 2 ? 4 : 2 },
        { offset: 10, stride: 2 },
      ]
      return layout.slice(0, planes)
    },
    ...values,
  } as unknown as VideoSample
}

const reader = (width = 4, height = 2) =>
  new FrameReader({ crop: { x: 0, y: 0, width, height }, width, height }, { width, height })

const shades = ({ data }: { data: Uint8Array }) => [...data].filter((_, index) => index % 3 === 0)

beforeEach(() => {
  made.length = 0
  scaled.length = 0
})

describe('a frame of 8-bit 4:2:0', () => {
  it('is read from its planes, with the matrix that it states', async () => {
    const frame = await reader().read(sampleOf())
    expect(shades(frame)).toEqual([0, 0, 255, 255, 0, 0, 255, 255])
    const area = { x: 0, y: 0, width: 4, height: 2 }
    expect(made).toEqual([{ area, width: 4, height: 2, matrix: 'bt601', fullRange: false }])
    expect(scaled[0]).toMatchObject({
      luma: { offset: 0, stride: 4, step: 1 },
      blue: { offset: 8, stride: 2, step: 1 },
      red: { offset: 10, stride: 2, step: 1 },
    })
  })

  it('may have both colors in one plane', async () => {
    await reader().read(sampleOf({}, 2))
    expect(scaled[0]).toMatchObject({
      luma: { offset: 0, stride: 4, step: 1 },
      blue: { offset: 8, stride: 4, step: 2 },
      red: { offset: 9, stride: 4, step: 2 },
    })
  })

  // ITU-R BT.709 is the matrix of high definition, BT.601 of less.
  it.each([
    ['bt709', 2, 'bt709'],
    ['bt470bg', 1080, 'bt601'],
    ['smpte170m', 1080, 'bt601'],
    ['bt2020-ncl', 2, 'bt2020'],
    [null, 720, 'bt709'],
    [null, 719, 'bt601'],
  ])('with the matrix %s and %d rows is converted by %s', async (matrix, height, expected) => {
    const visibleRect = { x: 0, y: 0, width: 4, height }
    const sample = sampleOf({ visibleRect, colorSpace: { matrix, fullRange: true } })
    await reader()
      .read({ ...sample, copyTo: async () => [] } as never)
      .catch(() => undefined)
    expect(made[0]).toMatchObject({ matrix: expected, fullRange: true })
  })

  it.each([
    [90, false, 2, 4, [0, 0, 0, 0, 255, 255, 255, 255]],
    [270, false, 2, 4, [255, 255, 255, 255, 0, 0, 0, 0]],
    [180, false, 4, 2, [255, 255, 0, 0, 255, 255, 0, 0]],
    [0, true, 4, 2, [255, 255, 0, 0, 255, 255, 0, 0]],
  ])('turned by %d° and mirrored (%s) is upright', async (rotation, flip, width, height, expected) => {
    const frame = await reader(width, height).read(
      sampleOf({ rotation, flip, displayWidth: width, displayHeight: height }),
    )
    expect([frame.width, frame.height]).toEqual([width, height])
    expect(shades(frame)).toEqual(expected)
    expect(made[0]).toMatchObject({ width: 4, height: 2 })
  })

  it('of another size than the clip is cropped in its own', async () => {
    const request = { crop: { x: 4, y: 0, width: 4, height: 4 }, width: 2, height: 2 }
    const frame = await new FrameReader(request, { width: 8, height: 4 }).read(sampleOf())
    expect(shades(frame)).toEqual([255, 255, 255, 255])
    expect(made[0]?.area).toEqual({ x: 2, y: 0, width: 2, height: 2 })
  })

  it('is scaled by the same scaler until the picture changes', async () => {
    const frames = reader()
    await frames.read(sampleOf())
    await frames.read(sampleOf())
    expect(made).toHaveLength(1)
    await frames.read(sampleOf({ colorSpace: { matrix: 'bt709' } }))
    expect(made).toHaveLength(2)
  })
})

test('where a canvas returns noise, a frame is read by its own copy', async () => {
  jest.mocked(canvasReading).mockReturnValueOnce('noise')
  const pixels = [0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255]
  const bytes = [...pixels, ...pixels]
  const copyTo = async (into: Uint8ClampedArray) => {
    into.set(bytes)
    return [{ offset: 0, stride: 16 }]
  }
  const sample = sampleOf({ format: 'BGRX', allocationSize: () => bytes.length, copyTo })
  expect(shades(await reader().read(sample))).toEqual([0, 0, 255, 255, 0, 0, 255, 255])
  expect(made).toEqual([])
})

describe('a frame with high dynamic range', () => {
  /** A row of the picture and its colors: gray in two planes, or in one of pairs, whose samples have a number of bytes. */
  function hdrSample(format: string, transfer: 'pq' | 'hlg', share: number, color = [128, 128]): VideoSample {
    const depth = format === 'I420P10' ? 4 : 1
    const white = Math.round((16 + 219 * share) * depth)
    const black = 16 * depth
    const row = [black, black, white, white]
    const [blue, red] = color.map((value) => value * depth)
    const chroma = format === 'NV12' ? [blue!, red!, blue!, red!] : [blue!, blue!, red!, red!]
    const Samples = depth === 1 ? Uint8Array : Uint16Array
    const samples = Samples.from([...row, ...row, ...chroma])
    const bytes = samples.BYTES_PER_ELEMENT
    const planes = [
      { offset: 0, stride: 4 * bytes },
      { offset: 8 * bytes, stride: (format === 'NV12' ? 4 : 2) * bytes },
      { offset: 10 * bytes, stride: 2 * bytes },
    ]
    const copyTo = async (into: Uint8Array | Uint16Array) => {
      into.set(samples)
      return format === 'NV12' ? planes.slice(0, 2) : planes
    }
    const colorSpace = { transfer, matrix: 'bt2020-ncl', fullRange: false }
    return sampleOf({ format, colorSpace, allocationSize: () => samples.byteLength, copyTo })
  }

  // ITU-R BT.2408: 203 cd/m² are 58 % of PQ and 75 % of HLG.
  it.each([
    ['I420P10', 'pq', 0.5807],
    ['I420P10', 'hlg', 0.75],
    ['I420', 'pq', 0.5807],
    ['I420', 'hlg', 0.75],
    ['NV12', 'hlg', 0.75],
  ] as const)(
    'as %s and %s is read from its planes, with white where graphics are white',
    async (format, transfer, share) => {
      const sample = hdrSample(format, transfer, share)
      const [black, , , bright] = shades(await reader().read(sample))
      expect(black).toBe(0)
      expect(bright).toBeGreaterThanOrEqual(format === 'I420P10' ? 254 : 253)
      const sideways = { rotation: 90, displayWidth: 2, displayHeight: 4 }
      const turned = await reader(2, 4).read({ ...sample, ...sideways } as VideoSample)
      expect(shades(turned).slice(0, 2)).toEqual([0, 0])
      expect(made).toEqual([])
    },
  )

  it('has the same colors in all formats', async () => {
    const color = [110, 150]
    const [deep, planar, paired] = await Promise.all(
      ['I420P10', 'I420', 'NV12'].map((format) => reader().read(hdrSample(format, 'hlg', 120 / 219, color))),
    )
    expect(planar).toEqual(deep)
    expect(paired).toEqual(deep)
    // More red than blue.
    expect(deep!.data[9]!).toBeGreaterThan(deep!.data[11]! + 20)
  })
})

describe('every other frame', () => {
  const drawn: unknown[][] = []

  class Canvas {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {}
    getContext(type: string, options: object) {
      const { width, height } = this
      drawn.push([type, options])
      const context = {
        imageSmoothingQuality: 'low',
        getImageData: (...area: number[]) => {
          drawn.push([context.imageSmoothingQuality, ...area])
          return { data: new Uint8ClampedArray(width * height * 4).fill(7) }
        },
      }
      return context
    }
  }

  beforeEach(() => {
    drawn.length = 0
    Object.assign(globalThis, { OffscreenCanvas: Canvas })
  })
  afterEach(() => void Reflect.deleteProperty(globalThis, 'OffscreenCanvas'))

  it.each([
    ['has more bits', { format: 'I010' }],
    ['is in the memory of the graphics card', { format: null }],
    ['has a high dynamic range in another format (PQ)', { format: 'BGRX', colorSpace: { transfer: 'pq' } }],
    ['has a high dynamic range in another format (HLG)', { format: null, colorSpace: { transfer: 'hlg' } }],
    [
      'has a high dynamic range and lacks a plane',
      { colorSpace: { transfer: 'hlg' }, copyTo: async () => [{ offset: 0, stride: 4 }] },
    ],
    ['lacks a plane', { copyTo: async () => [{ offset: 0, stride: 4 }] }],
    [
      'lacks the red plane',
      {
        copyTo: async () => [
          { offset: 0, stride: 4 },
          { offset: 8, stride: 2 },
        ],
      },
    ],
  ])('is drawn, because it %s', async (_, values) => {
    const draw = jest.fn()
    const request = { crop: { x: 1, y: 0, width: 3, height: 2 }, width: 2, height: 1 }
    const frame = await new FrameReader(request, { width: 4, height: 2 }).read(sampleOf({ ...values, draw }))
    expect(draw).toHaveBeenCalledWith(expect.anything(), 1, 0, 3, 2, 0, 0, 2, 1)
    expect(drawn).toEqual([
      ['2d', { willReadFrequently: true }],
      ['high', 0, 0, 2, 1],
    ])
    expect([...frame.data]).toEqual(Array(6).fill(7))
  })
})
