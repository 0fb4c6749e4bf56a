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

test('an edge that is drawn roughly moves to that of the guide', () => {
  const size = { width: 40, height: 20 }
  const column = (at: number) => at % size.width
  const guide = Float32Array.from({ length: 800 }, (_, at) => (column(at) < 20 ? 0 : 1))
  const rough = Float32Array.from({ length: 800 }, (_, at) => Math.min(1, Math.max(0, (column(at) - 12) / 12)))
  const refined = guidedFilter(rough, guide, size, { radius: 8, epsilon: 1e-4 })
  const row = [...refined.subarray(400, 440)]
  expect(row[20]! - row[19]!).toBeGreaterThan(0.5)
  expect(rough[420]! - rough[419]!).toBeLessThan(0.1)
})

test('without edges in the guide the values are smoothed', () => {
  const refined = guidedFilter(VALUES, new Float32Array(35).fill(0.5), SIZE, { radius: 9, epsilon: 1e-4 })
  const mean = VALUES.reduce((sum, value) => sum + value, 0) / 35
  for (const value of refined) expect(value).toBeCloseTo(mean, 4)
})
