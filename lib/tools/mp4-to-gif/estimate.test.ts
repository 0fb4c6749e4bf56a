import { estimateBytes, sampledFrames } from './estimate'
import { smallerSize } from './target-size'

describe('the estimate', () => {
  it('is the size of the first frame, the changes and the colors', () => {
    expect(estimateBytes(11_000, [1000, 3000], 30, 255)).toBe(801 + 11_000 + 29 * 2000)
    expect(estimateBytes(11_000, [], 1, 255)).toBe(801 + 11_000)
    // A table of two colors and the transparent one has four entries.
    expect(estimateBytes(500, [20], 2, 2)).toBe(33 + 12 + 520)
  })

  it('samples pairs from the whole clip, each with a frame after it', () => {
    expect(sampledFrames(30, 5)).toEqual([2, 8, 14, 20, 26])
    expect(sampledFrames(2, 5)).toEqual([0])
    expect(sampledFrames(1, 5)).toEqual([0])
    for (let count = 2; count < 300; count++) {
      const chosen = sampledFrames(count, 5)
      expect(Math.max(...chosen)).toBeLessThanOrEqual(count - 2)
      expect(new Set(chosen).size).toBe(chosen.length)
    }
  })
})

describe('a smaller size', () => {
  it('has pixels in proportion to the bytes', () => {
    const size = smallerSize({ width: 480, height: 270 }, 2_000_000, 1_000_000)
    expect(size).toEqual({ width: 329, height: 185 })
  })

  it('always becomes smaller, down to the minimum size', () => {
    expect(smallerSize({ width: 480, height: 270 }, 1_000_001, 1_000_000)?.width).toBeLessThan(480)
    expect(smallerSize({ width: 480, height: 270 }, 9_000_000, 1000)).toEqual({ width: 178, height: 100 })
    expect(smallerSize({ width: 178, height: 100 }, 9_000_000, 1000)).toBeUndefined()
  })
})
