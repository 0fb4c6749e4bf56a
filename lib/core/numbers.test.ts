import { roundTo } from './numbers'

describe('roundTo', () => {
  it.each([
    [1.005, 2, 1.01],
    [-2.5, 0, -3],
    [1e-7, 2, 0],
    [4e-7, 6, 0],
    [6e-7, 6, 0.000001],
    [1.23e25, 2, 1.23e25],
    [Infinity, 2, Infinity],
  ])('%d to %d decimals is %d', (value, digits, expected) => {
    expect(roundTo(value, digits)).toBe(expected)
  })
})
