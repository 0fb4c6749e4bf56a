import { createPixels } from '@/lib/image/pixels/pixels'
import { boxMeans, guidedFilter } from './guided-filter'

const SIZE = { width: 7, height: 5 }
const VALUES = Float32Array.from({ length: 35 }, (_, index) => ((index * 37) % 11) / 10)

test.each([0, 1, 2, 9])('means over a radius of %i end with the picture', (radius) => {
  const means = boxMeans(VALUES, SIZE, radius)
  for (let y = 0; y < 5; y++) {
    for (let x = 0; x < 7; x++) {
      const near = [...VALUES].filter(
        (_, at) => Math.abs((at % 7) - x) <= radius && Math.abs(Math.floor(at / 7) - y) <= radius,
      )
      expect(means[y * 7 + x]).toBeCloseTo(near.reduce((sum, value) => sum + value, 0) / near.length, 5)
    }
  }
})

/** A picture of one row's colors, over and over. */
function picture(width: number, height: number, colorOf: (x: number) => readonly [number, number, number]) {
  const pixels = createPixels(width, height)
  for (let at = 0; at < width * height; at++) pixels.data.set([...colorOf(at % width), 255], at * 4)
  return pixels
}

test('an edge that is drawn roughly moves to that of the picture, though both colors are equally light', () => {
  const guide = picture(40, 20, (x) => (x < 20 ? [200, 60, 60] : [60, 130, 60]))
  const rough = Float32Array.from({ length: 800 }, (_, at) => Math.min(1, Math.max(0, ((at % 40) - 12) / 12)))
  const row = guidedFilter(guide, { radius: 8, epsilon: 1e-4 })(rough).subarray(400, 440)
  expect(row[20]! - row[19]!).toBeGreaterThan(0.5)
  expect(rough[420]! - rough[419]!).toBeLessThan(0.1)
})

test('without edges in the picture the values are smoothed', () => {
  const plain = picture(7, 5, () => [90, 120, 150])
  const mean = VALUES.reduce((sum, value) => sum + value, 0) / 35
  for (const value of guidedFilter(plain, { radius: 9, epsilon: 1e-4 })(VALUES)) expect(value).toBeCloseTo(mean, 4)
})
