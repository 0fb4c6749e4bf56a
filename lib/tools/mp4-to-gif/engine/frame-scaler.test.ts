import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { axisWeights } from '@/lib/image/pixels/lanczos-weights'
import type { Rectangle } from '@/lib/image/pixels/geometry'
import type { Matrix } from './color-weights'
import { fixedPointWeights } from './fixed-point-weights'
import { frameScaler, type ScalerOptions, type YuvPlanes } from './frame-scaler'

function scalerOf(options: ScalerOptions) {
  const scaler = frameScaler(options)
  if (!scaler) throw new Error('no vectors')
  return scaler
}

it('the compiled module matches scaler.wat', async () => {
  const { compiledWasm } = await import('@/scripts/compile-wasm.mjs')
  const source = 'lib/tools/mp4-to-gif/engine/scaler'
  expect(await compiledWasm(source)).toBe(readFileSync(`${source}-wasm.ts`, 'utf8'))
})

/** A random picture with padded rows, its chroma planes interleaved as in NV12 or separate. */
function planesOf(width: number, height: number, interleaved: boolean, seed: number): YuvPlanes {
  const [across, down] = [(width + 1) >> 1, (height + 1) >> 1]
  const lumaStride = width + 3
  const stride = (interleaved ? 2 : 1) * across + 5
  const colorAt = 7 + lumaStride * height
  const data = new Uint8Array(colorAt + stride * down * (interleaved ? 1 : 2))
  // Half of the samples are 0 or 255, where the filter overshoots most.
  for (let at = 0, value = seed | 1; at < data.length; at++) {
    value = Math.imul(value, 0x2c1b3c6d) + 0x3f
    const sample = (value >>> 16) & 511
    data[at] = sample < 128 ? 0 : sample < 256 ? 255 : sample & 255
  }
  const step = interleaved ? 2 : 1
  return {
    luma: { data, offset: 7, stride: lumaStride, step: 1 },
    blue: { data, offset: colorAt, stride, step },
    red: { data, offset: colorAt + (interleaved ? 1 : stride * down), stride, step },
  }
}

/** Samples of an area of a plane resampled in floating point, both axes at once. */
function resampled({ data, offset, stride, step }: YuvPlanes['luma'], area: Rectangle, width: number, height: number) {
  const [across, down] = [axisWeights(area.width, width), axisWeights(area.height, height)]
  return Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    let sum = 0
    for (let row = 0; row < down.count[y]!; row++) {
      const from = offset + (area.y + down.start[y]! + row) * stride + (area.x + across.start[x]!) * step
      for (let column = 0; column < across.count[x]!; column++) {
        const weight = down.weights[y * down.stride + row]! * across.weights[x * across.stride + column]!
        sum += weight * data[from + column * step]!
      }
    }
    return Math.min(255, Math.max(0, Math.round(sum)))
  })
}

/** Red and blue in luma as the recommendations have them. */
const COEFFICIENTS = { bt601: [0.299, 0.114], bt709: [0.2126, 0.0722], bt2020: [0.2627, 0.0593] } as const

/** The picture in R G B by the definition of Y′CbCr. */
function defined(planes: YuvPlanes, { area, width, height, matrix, fullRange }: ScalerOptions): number[] {
  const [left, top] = [area.x >> 1, area.y >> 1]
  const [right, bottom] = [(area.x + area.width + 1) >> 1, (area.y + area.height + 1) >> 1]
  const half = { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
  const luma = resampled(planes.luma, area, width, height)
  const [blue, red] = [planes.blue, planes.red].map((plane) => resampled(plane, half, width, height))
  const [kr, kb] = COEFFICIENTS[matrix]
  return luma.flatMap((sample, at) => {
    const y = fullRange ? sample : ((sample - 16) * 255) / 219
    const gain = fullRange ? 1 : 255 / 224
    const r = y + 2 * (1 - kr) * gain * (red![at]! - 128)
    const b = y + 2 * (1 - kb) * gain * (blue![at]! - 128)
    return [r, (y - kr * r - kb * b) / (1 - kr - kb), b].map((value) => Math.min(255, Math.max(0, value)))
  })
}

it('makes of any part of any picture at any size what the definitions of the filter and of Y′CbCr make', () => {
  fc.assert(
    fc.property(
      fc.record({
        size: fc.tuple(fc.integer({ min: 2, max: 90 }), fc.integer({ min: 2, max: 70 })),
        from: fc.tuple(fc.double({ min: 0, max: 0.9, noNaN: true }), fc.double({ min: 0, max: 0.9, noNaN: true })),
        to: fc.tuple(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 60 })),
        matrix: fc.constantFrom('bt601', 'bt709', 'bt2020'),
        fullRange: fc.boolean(),
        interleaved: fc.boolean(),
        inRoom: fc.boolean(),
        seed: fc.integer(),
      }),
      ({ size, from, to, matrix, fullRange, interleaved, inRoom, seed }) => {
        const [x, y] = [Math.floor(from[0] * size[0]), Math.floor(from[1] * size[1])]
        const area = { x, y, width: size[0] - x, height: size[1] - y }
        const options = { area, width: to[0], height: to[1], matrix, fullRange }
        const planes = planesOf(...size, interleaved, seed)
        const scaler = scalerOf(options)
        const expected = defined(planes, options)
        const given = inRoom ? placed(planes, scaler.allocateInput(planes.luma.data.length)) : planes
        const { data } = scaler.scale(given)
        const differences = expected.map((value, at) => Math.abs(value - data[at]!))
        expect(data).toHaveLength(expected.length)
        // What lies on a tie comes out as its neighbor: a level of luma is up to 1.2 of blue, one of the blue plane 2.2, and
        // the result is rounded.
        expect(Math.max(...differences)).toBeLessThan(1.2 + 2.2 + 0.5)
        // Two samples of color that lie on a tie reach up to twelve values, which is much of a tiny picture, and where there are
        // few samples, twelve in each row and column that is made of the same ones.
        const [columns, rows] = [to[0] / Math.ceil(area.width / 2), to[1] / Math.ceil(area.height / 2)].map(Math.ceil)
        const repeats = Math.min(area.width, area.height) < 8 ? columns! * rows! : 1
        const most = Math.max(12 * repeats, differences.length / 8)
        expect(differences.filter((difference) => difference > 1).length).toBeLessThanOrEqual(most)
      },
    ),
    { numRuns: 300 },
  )
})

function placed(planes: YuvPlanes, data: Uint8Array): YuvPlanes {
  data.set(planes.luma.data)
  return { luma: { ...planes.luma, data }, blue: { ...planes.blue, data }, red: { ...planes.red, data } }
}

it.each([
  [3001, 7],
  [7, 301],
  [16, 16],
])(
  'the weights of %d samples for each of %d are one together, so that a flat area keeps its value',
  (source, target) => {
    const { weights, stride } = fixedPointWeights(source, target)
    const sums = Array.from({ length: target }, (_, index) =>
      weights.subarray(index * stride, (index + 1) * stride).reduce((sum, weight) => sum + weight, 0),
    )
    expect(new Set(sums)).toEqual(new Set([2 ** 14]))
  },
)

it('two scalers used alternately have separate tables', () => {
  const planes = planesOf(40, 30, false, 5)
  const options = { area: { x: 0, y: 0, width: 40, height: 30 }, matrix: 'bt709', fullRange: false } as const
  const sizes = [
    { ...options, width: 20, height: 15 },
    { ...options, width: 33, height: 50 },
  ]
  const expected = sizes.map((size) => scalerOf(size).scale(planes))
  const scalers = sizes.map(scalerOf)
  for (let round = 0; round < 2; round++)
    scalers.forEach((scaler, index) => expect(scaler.scale(planes)).toEqual(expected[index]))
})

const SIDE = 16

/** A picture of one color in Y′CbCr, with chroma planes interleaved as in NV12 or separate. */
function flat(y: number, cb: number, cr: number, interleaved: boolean) {
  const data = new Uint8Array(SIDE * SIDE * 1.5)
  const luma = SIDE * SIDE
  const half = SIDE / 2
  data.fill(y, 0, luma)
  for (let index = 0; index < half * half; index++) {
    data[interleaved ? luma + 2 * index : luma + index] = cb
    data[interleaved ? luma + 2 * index + 1 : luma + half * half + index] = cr
  }
  const stride = interleaved ? SIDE : half
  const step = interleaved ? 2 : 1
  return {
    luma: { data, offset: 0, stride: SIDE, step: 1 },
    blue: { data, offset: luma, stride, step },
    red: { data, offset: interleaved ? luma + 1 : luma + half * half, stride, step },
  }
}

function colorOf(ycc: readonly [number, number, number], matrix: Matrix, fullRange = false, interleaved = false) {
  const area = { x: 0, y: 0, width: SIDE, height: SIDE }
  const { data } = scalerOf({ area, width: 5, height: 7, matrix, fullRange }).scale(flat(...ycc, interleaved))
  const first = [...data.subarray(0, 3)]
  data.forEach((value, at) => expect(value).toBe(first[at % 3]))
  return first
}

describe('colors of Y′CbCr', () => {
  it('black, white and gray are the same with every matrix', () => {
    for (const matrix of ['bt601', 'bt709', 'bt2020'] as const) {
      expect(colorOf([16, 128, 128], matrix)).toEqual([0, 0, 0])
      expect(colorOf([235, 128, 128], matrix)).toEqual([255, 255, 255])
      expect(colorOf([126, 128, 128], matrix)).toEqual([128, 128, 128])
      expect(colorOf([128, 128, 128], matrix, true)).toEqual([128, 128, 128])
    }
  })

  // 100 % bars in 8 bits: ITU-R BT.601 and BT.709 as tabulated in SMPTE RP 219 and by ffmpeg's pal100bars and
  // smptehdbars.
  it.each([
    ['bt601', [82, 90, 240], [255, 0, 0]],
    ['bt601', [145, 54, 34], [0, 255, 0]],
    ['bt601', [41, 240, 110], [0, 0, 255]],
    ['bt709', [63, 102, 240], [255, 0, 0]],
    ['bt709', [173, 42, 26], [0, 255, 0]],
    ['bt709', [32, 240, 118], [0, 0, 255]],
  ] as const)('%s %p is %p', (matrix, ycc, rgb) => {
    for (const interleaved of [false, true])
      colorOf(ycc, matrix, false, interleaved).forEach((value, channel) =>
        expect(Math.abs(value - rgb[channel]!)).toBeLessThanOrEqual(2),
      )
  })
})

it('has room for a picture much larger than what it is made of', () => {
  const area = { x: 0, y: 0, width: SIDE, height: SIDE }
  const scaler = scalerOf({ area, width: 400, height: 400, matrix: 'bt709', fullRange: false })
  const { data } = scaler.scale(flat(235, 128, 128, false))
  expect(Buffer.from(data).equals(Buffer.alloc(400 * 400 * 3, 255))).toBe(true)
})

it('scales the requested part', () => {
  const planes = flat(16, 128, 128, false)
  // The right half is white.
  for (let y = 0; y < SIDE; y++) planes.luma.data.fill(235, y * SIDE + SIDE / 2, (y + 1) * SIDE)
  const area = { x: SIDE / 2, y: 0, width: SIDE / 2, height: SIDE }
  const { data } = scalerOf({ area, width: 4, height: 4, matrix: 'bt709', fullRange: false }).scale(planes)
  expect([...data]).toEqual(Array(48).fill(255))
})
