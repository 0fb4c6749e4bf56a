import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { YuvPlanes } from './frame-scaler'
import { simdScaler } from './simd-scaler'
import { YuvScaler } from './yuv-scaler'

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

it('has the same output as the plain scaler, bit by bit, for any part of any picture at any size', () => {
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
        const scaler = simdScaler(options)
        if (!scaler) throw new Error('no vectors')
        const expected = new YuvScaler(options).scale(planes)
        const given = inRoom ? placed(planes, scaler.allocateInput(planes.luma.data.length)) : planes
        expect(scaler.scale(given)).toEqual(expected)
      },
    ),
    { numRuns: process.env.TEST_FULL ? 300 : 60 },
  )
})

function placed(planes: YuvPlanes, data: Uint8Array): YuvPlanes {
  data.set(planes.luma.data)
  return { luma: { ...planes.luma, data }, blue: { ...planes.blue, data }, red: { ...planes.red, data } }
}

it('two scalers used alternately have separate tables', () => {
  const planes = planesOf(40, 30, false, 5)
  const options = { area: { x: 0, y: 0, width: 40, height: 30 }, matrix: 'bt709', fullRange: false } as const
  const sizes = [
    { ...options, width: 20, height: 15 },
    { ...options, width: 33, height: 50 },
  ]
  const scalers = sizes.map((size) => simdScaler(size))
  const expected = sizes.map((size) => new YuvScaler(size).scale(planes))
  for (let round = 0; round < 2; round++)
    scalers.forEach((scaler, index) => expect(scaler?.scale(planes)).toEqual(expected[index]))
})
