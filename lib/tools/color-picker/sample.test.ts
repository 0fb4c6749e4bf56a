import type { Pixels } from '@/lib/image/pixels/pixels'
import { movedBy, sampleColor } from './sample'

/** 4 × 3 pixels; red is 10 × column, green 10 × row, blue 200. */
function gradient(): Pixels {
  const data = new Uint8ClampedArray(4 * 3 * 4)
  for (let index = 0; index < 12; index++) data.set([(index % 4) * 10, Math.floor(index / 4) * 10, 200, 255], index * 4)
  return { width: 4, height: 3, data }
}

describe('sampleColor', () => {
  it('returns the color of the pixel with a side of 1', () => {
    expect(sampleColor(gradient(), { x: 3, y: 2 }, 1)).toEqual([30, 20, 200])
  })

  it('returns the mean of 3 × 3 pixels', () => {
    expect(sampleColor(gradient(), { x: 1, y: 1 }, 3)).toEqual([10, 10, 200])
    expect(sampleColor(gradient(), { x: 2, y: 1 }, 3)).toEqual([20, 10, 200])
  })

  it('ignores pixels outside the picture', () => {
    expect(sampleColor(gradient(), { x: 0, y: 0 }, 3)).toEqual([5, 5, 200])
    expect(sampleColor(gradient(), { x: 0, y: 0 }, 11)).toEqual([15, 10, 200])
  })

  it('returns null for a pixel with alpha under 128 and ignores such neighbors', () => {
    const pixels = gradient()
    pixels.data[3] = 127
    expect(sampleColor(pixels, { x: 0, y: 0 }, 3)).toBeNull()
    expect(sampleColor(pixels, { x: 1, y: 0 }, 3)).toEqual([12, 6, 200])
    pixels.data[3] = 128
    expect(sampleColor(pixels, { x: 0, y: 0 }, 1)).toEqual([0, 0, 200])
  })
})

it('a moved point stays inside', () => {
  const size = { width: 40, height: 30 }
  expect(movedBy({ x: 5, y: 5 }, 1, -1, size)).toEqual({ x: 6, y: 4 })
  expect(movedBy({ x: 5, y: 5 }, -10, 100, size)).toEqual({ x: 0, y: 29 })
})
