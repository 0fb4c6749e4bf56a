import { readFileSync } from 'node:fs'
import type { Pixels } from '@/lib/image/pixels/pixels'
import { readPng } from '@/scripts/measure/read-png'
import { distinctColors } from './distinct'
import { fromOklab, oklabDistance, toOklab } from './oklab'

const photograph = (name: string): Pixels => readPng(readFileSync(`e2e/fixtures/images/${name}`))

/** Mean OKLab distance of a picture's pixels to the nearest color of a palette. */
function meanError({ data }: Pixels, palette: readonly (readonly [number, number, number])[]): number {
  const colors = palette.map(toOklab)
  let sum = 0
  let count = 0
  for (let offset = 0; offset < data.length; offset += 4) {
    if ((data[offset + 3] ?? 0) < 128) continue
    const pixel = toOklab([data[offset] ?? 0, data[offset + 1] ?? 0, data[offset + 2] ?? 0])
    sum += Math.min(...colors.map((color) => oklabDistance(pixel, color)))
    count++
  }
  return sum / count
}

describe('distinctColors', () => {
  it.each([
    'photo.png',
    'transparent.png',
    'reference/astronaut-200x200.png',
    'reference/coffee-240x160.png',
    'reference/small-photo-240x160.png',
  ])('represent %s with a mean error of at most 0.035', (name) => {
    const pixels = photograph(name)
    const found = distinctColors(pixels)
    expect(found.length).toBeGreaterThanOrEqual(5)
    expect(found.length).toBeLessThanOrEqual(20)
    expect(
      meanError(
        pixels,
        found.map(({ rgb }) => rgb),
      ),
    ).toBeLessThanOrEqual(0.035)
  })

  it('look different from each other, and their shares add up to 1', () => {
    const found = distinctColors(photograph('reference/coffee-240x160.png'))
    for (const [index, { rgb }] of found.entries()) {
      for (const other of found.slice(index + 1)) {
        expect(oklabDistance(toOklab(rgb), toOklab(other.rgb))).toBeGreaterThan(0.025)
      }
    }
    expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
    expect(found.map(({ share }) => share)).toEqual(found.map(({ share }) => share).sort((a, b) => b - a))
  })

  it('are the same for the same picture', () => {
    const pixels = photograph('photo.png')
    expect(distinctColors(pixels)).toEqual(distinctColors(pixels))
  })

  it('are limited for a smooth gradient', () => {
    const data = new Uint8ClampedArray(256 * 64 * 4)
    for (let index = 0; index < 256 * 64; index++) {
      const x = index % 256
      data.set([255 - x, 128 - x / 4, x, 255], index * 4)
    }
    const found = distinctColors({ width: 256, height: 64, data })
    expect(found.length).toBeGreaterThanOrEqual(8)
    expect(found.length).toBeLessThanOrEqual(20)
  })

  it('are exactly the colors of a flag', () => {
    const data = new Uint8ClampedArray(400 * 4)
    for (let index = 0; index < 400; index++) {
      data.set(
        index < 100 ? [0, 0x23, 0x95, 255] : index < 300 ? [255, 255, 255, 255] : [0xed, 0x29, 0x39, 255],
        index * 4,
      )
    }
    expect(distinctColors({ width: 20, height: 20, data })).toEqual([
      { rgb: [255, 255, 255], share: 0.5 },
      { rgb: [0, 0x23, 0x95], share: 0.25 },
      { rgb: [0xed, 0x29, 0x39], share: 0.25 },
    ])
  })

  it('ignore alpha under 128; there are none in a transparent picture', () => {
    const data = new Uint8ClampedArray([200, 0, 0, 127, 0, 0, 200, 128])
    expect(distinctColors({ width: 2, height: 1, data })).toEqual([{ rgb: [0, 0, 200], share: 1 }])
    expect(distinctColors({ width: 1, height: 1, data: new Uint8ClampedArray(4) })).toEqual([])
  })

  it('are those of the faint pixels where a picture has no others', () => {
    const data = new Uint8ClampedArray([200, 0, 0, 100, 0, 0, 0, 0])
    expect(distinctColors({ width: 2, height: 1, data })).toEqual([{ rgb: [200, 0, 0], share: 1 }])
  })
})

describe('OKLab', () => {
  // From css.land/lch, in agreement with Björn Ottosson's table.
  it('has red at 0.628, 0.2249, 0.1258', () => {
    const [lightness, a, b] = toOklab([255, 0, 0])
    expect(lightness).toBeCloseTo(0.628, 3)
    expect(a).toBeCloseTo(0.2249, 3)
    expect(b).toBeCloseTo(0.1258, 3)
  })

  it('converts back to every channel', () => {
    for (let value = 0; value < 256; value += 5) {
      expect(fromOklab(toOklab([value, 255 - value, (value * 7) % 256]))).toEqual([
        value,
        255 - value,
        (value * 7) % 256,
      ])
    }
  })
})
