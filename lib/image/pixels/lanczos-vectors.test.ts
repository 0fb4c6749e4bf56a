import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { columnPass, rowPass } from './lanczos'
import { vectorPasses } from './lanczos-vectors'
import { axisWeights } from './lanczos-weights'

it('the compiled module matches lanczos.wat', async () => {
  const { compiledWasm } = await import('@/scripts/compile-wasm.mjs')
  const source = 'lib/image/pixels/lanczos'
  expect(await compiledWasm(source)).toBe(readFileSync(`${source}-wasm.ts`, 'utf8'))
})

/** An opaque picture in which half of the samples are 0 or 255, where the filter overshoots most. */
function noise(width: number, height: number, seed: number) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0, value = seed | 1; at < data.length; at++) {
    value = Math.imul(value, 0x2c1b3c6d) + 0x3f
    const sample = (value >>> 16) & 511
    data[at] = at % 4 === 3 ? 255 : sample < 128 ? 0 : sample < 256 ? 255 : sample & 255
  }
  return { width, height, data }
}

it('makes of any part of any picture what the plain passes make, within one level', () => {
  const side = (max: number) => fc.integer({ min: 1, max })
  const share = fc.double({ min: 0, max: 0.9, noNaN: true })
  fc.assert(
    fc.property(
      side(90),
      side(70),
      side(80),
      side(60),
      share,
      fc.integer(),
      (across, down, width, height, cut, seed) => {
        const source = noise(across, down, seed)
        const left = Math.floor(across * cut)
        const area = { left, width: across - left }
        const [vertical, horizontal] = [axisWeights(down, height), axisWeights(area.width, width)]
        const resampleRow = vectorPasses(area, vertical, horizontal)?.(source, 0)
        if (!resampleRow) throw new Error('no vectors')
        const [found, expected] = [new Uint8ClampedArray(width * height * 4), new Uint8ClampedArray(width * height * 4)]
        const row = new Float32Array(area.width * 4)
        for (let y = 0; y < height; y++) {
          resampleRow(y, found)
          columnPass(source, { x: left, y: 0, width: area.width }, vertical, y, row)
          rowPass(row, horizontal, expected, y * width * 4)
        }
        expect(Math.max(...found.map((sample, at) => Math.abs(sample - expected[at]!)))).toBeLessThanOrEqual(1)
      },
    ),
  )
})
