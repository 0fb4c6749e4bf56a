import { LIMIT_RANGE, limitCurve, limited } from './limit'

test('quiet samples are not changed, loud ones stay below nine tenths of full scale', () => {
  for (const sample of [0, 0.3, -0.7]) expect(limited(sample)).toBe(sample)
  expect(limited(0.8)).toBeCloseTo(0.7924, 4)
  expect(limited(-1.2)).toBeCloseTo(-0.8973, 4)
  expect(limited(100)).toBeLessThanOrEqual(0.9)
})

test('the curve rises everywhere, bends smoothly and is the same for both signs', () => {
  const curve = limitCurve()
  const middle = (curve.length - 1) / 2
  expect(curve[middle]).toBe(0)
  expect(curve[middle + middle / 8]).toBe(LIMIT_RANGE / 8)
  const step = (2 * LIMIT_RANGE) / (curve.length - 1)
  for (let index = 1; index <= middle; index++) {
    const [before = 0, value = 0] = [curve[middle + index - 1], curve[middle + index]]
    expect(curve[middle - index]).toBe(-value)
    const slope = (value - before) / step
    if (index * step < 1.5) expect(slope).toBeGreaterThan(0)
    expect(slope).toBeLessThan(1.001)
  }
})
