import { reductionPercent } from './bytes'

describe('reductionPercent', () => {
  it.each([
    [1000, 250, 75],
    [1000, 1000, 0],
    [1000, 1500, -50],
    [3, 2, 33.333333],
  ])('from %i to %i bytes is %d', (original, result, percent) => {
    expect(reductionPercent(original, result)).toBeCloseTo(percent, 5)
  })
})
