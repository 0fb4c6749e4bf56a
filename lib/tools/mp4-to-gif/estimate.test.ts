import { ColorHistogram } from './color-histogram'
import { changedSamples, estimateBytes, sampledBlocks } from './estimate'
import { smallerSize } from './target-size'

describe('the estimate', () => {
  const still = { first: 11_000, unchanged: 24, encoded: [], meanChanged: 0, count: 30, colors: 255 }

  it('is the size of the first frame, the changes and the colors', () => {
    expect(estimateBytes(still)).toBe(801 + 11_000 + 29 * 24)
    // 2000 bytes for 100 samples: 20 for each of the 50 that change in the mean.
    const encoded = [
      { bytes: 524, changed: 40 },
      { bytes: 1524, changed: 60 },
    ]
    expect(estimateBytes({ ...still, encoded, meanChanged: 50 })).toBe(801 + 11_000 + 29 * (24 + 20 * 50))
    expect(estimateBytes({ ...still, count: 1 })).toBe(801 + 11_000)
    // A table of two colors and the transparent one has four entries; a WebP has none.
    expect(estimateBytes({ ...still, count: 1, colors: 2 })).toBe(33 + 12 + 11_000)
    expect(estimateBytes({ ...still, count: 1, colors: 0 })).toBe(33 + 11_000)
  })

  it('looks at all frames of a clip, or at blocks from the whole of a long one', () => {
    expect(sampledBlocks(150)).toEqual([{ first: 0, count: 150 }])
    const blocks = sampledBlocks(900)
    expect(blocks).toHaveLength(10)
    expect(blocks[0]).toEqual({ first: 0, count: 15 })
    expect(blocks.at(-1)).toEqual({ first: 885, count: 15 })
  })

  it('counts samples that change, and smaller differences in proportion', () => {
    const frame = (value: number) => ({ width: 19, height: 1, data: new Uint8Array(57).fill(value) })
    const changes = [100, 103, 88, 200].map((value) => changedSamples(frame(value), frame(100)))
    expect(changes).toEqual([0, 3 / 4, 3, 3])
  })
})

test('colors are counted in bins, every pixel or one of some', () => {
  const data = Uint8Array.from([9, 8, 200, 11, 10, 202, 9, 8, 200, 40, 50, 60, 9, 11, 201])
  const counted = (step?: number) => {
    const histogram = new ColorHistogram()
    histogram.add({ width: 5, height: 1, data }, step)
    const { colors, weights } = histogram.finish()
    return [[...colors], [...weights]]
  }
  expect(counted()).toEqual([[9.5, 9.25, 200.75, 40, 50, 60].map(Math.fround), [4, 1]])
  expect(counted(2)).toEqual([[9, 9, 601 / 3].map(Math.fround), [3]])
  expect(counted(3)).toEqual([
    [9, 8, 200, 40, 50, 60],
    [1, 1],
  ])
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
