import type { Pixels } from '@/lib/image/pixels/pixels'
import { dominantColors } from './dominant'

/** One row of pixels. */
function row(...colors: [number, number, number, number][]): Pixels {
  return { width: colors.length, height: 1, data: new Uint8ClampedArray(colors.flat()) }
}

describe('dominantColors', () => {
  it('counts only every fourth pixel', () => {
    const [counted, skipped] = [
      [255, 0, 0, 255],
      [0, 0, 255, 255],
    ] as [number, number, number, number][] as [[number, number, number, number], [number, number, number, number]]
    const pixels = row(counted, skipped, skipped, skipped, counted, skipped, skipped, skipped)
    expect(dominantColors(pixels)).toEqual([{ rgb: [240, 0, 0], share: 1 }])
  })

  it('continues the count across the end of a row', () => {
    // Rows of 3: pixels 0, 4 and 8 are the first, the middle and the last.
    const data = new Uint8ClampedArray(9 * 4).fill(255)
    data.set([16, 32, 48, 255], 4 * 4)
    expect(dominantColors({ width: 3, height: 3, data })).toEqual([
      { rgb: [240, 240, 240], share: 2 / 3 },
      { rgb: [16, 32, 48], share: 1 / 3 },
    ])
  })

  it('groups channels in steps of 16, represented by the lowest value', () => {
    const gap: [number, number, number, number][] = Array.from({ length: 3 }, () => [0, 0, 0, 0])
    const pixels = row([15, 16, 31, 255], ...gap, [0, 31, 16, 255], ...gap, [16, 16, 16, 255])
    expect(dominantColors(pixels)).toEqual([
      { rgb: [0, 16, 16], share: 2 / 3 },
      { rgb: [16, 16, 16], share: 1 / 3 },
    ])
  })

  it('ignores alpha under 128 and counts 128', () => {
    const gap: [number, number, number, number][] = Array.from({ length: 3 }, () => [0, 0, 0, 0])
    const pixels = row([96, 0, 0, 127], ...gap, [0, 96, 0, 128])
    expect(dominantColors(pixels)).toEqual([{ rgb: [0, 96, 0], share: 1 }])
  })

  it('returns the ten most frequent colors, the most frequent first', () => {
    // Color n (of 12) has n + 1 counted pixels.
    const colors = Array.from({ length: 12 }, (_, n) => Array.from({ length: n + 1 }, () => n * 16)).flat()
    const pixels = row(
      ...colors.flatMap((red) => Array.from({ length: 4 }, () => [red, 0, 0, 255] as [number, number, number, number])),
    )
    const found = dominantColors(pixels)
    expect(found.map(({ rgb }) => rgb[0] / 16)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
    expect(found[0]?.share).toBeCloseTo(12 / 78, 12)
  })

  it('finds nothing in a transparent picture', () => {
    expect(dominantColors({ width: 8, height: 8, data: new Uint8ClampedArray(256) })).toEqual([])
  })
})
