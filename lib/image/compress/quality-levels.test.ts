import { LEVEL_COUNT, levelOf, qualityLevel, typicalGrowth } from './quality-levels'

describe('qualityLevel', () => {
  it('begins and ends at the lowest and the highest quality', () => {
    expect(qualityLevel(0)).toEqual({ luma: 1, chroma: 1 })
    expect(qualityLevel(LEVEL_COUNT - 1)).toEqual({ luma: 100, chroma: 100 })
    expect(qualityLevel(-3)).toEqual({ luma: 1, chroma: 1 })
    expect(qualityLevel(1e6)).toEqual({ luma: 100, chroma: 100 })
  })

  it('goes from one quality to the next by the color', () => {
    const levels = Array.from({ length: 7 }, (_, step) => qualityLevel(levelOf(80) + step))
    expect(levels.map(({ luma }) => luma)).toEqual([80, 81, 81, 81, 81, 81, 81])
    expect(levels.map(({ chroma }) => chroma)).toEqual([80, 73, 76, 78, 79, 80, 81])
  })

  it('never has a quality below 1', () => {
    const lowest = Array.from({ length: LEVEL_COUNT }, (_, level) => qualityLevel(level).chroma)
    expect(Math.min(...lowest)).toBe(1)
  })

  it('finds the level of a quality', () => {
    for (const quality of [1, 10, 11, 55, 99, 100]) {
      expect(qualityLevel(levelOf(quality))).toEqual({ luma: quality, chroma: quality })
    }
  })
})

describe('typicalGrowth', () => {
  it('rises at every level and passes through the measured points', () => {
    const growth = Array.from({ length: LEVEL_COUNT }, (_, level) => typicalGrowth(level))
    expect(growth.every((value, level) => level === 0 || value > (growth[level - 1] ?? 0))).toBe(true)
    expect(growth[0]).toBe(-1.38)
    expect(growth[levelOf(10)]).toBe(0)
    expect(growth[levelOf(80)]).toBeCloseTo(1.85, 12)
    expect(growth[LEVEL_COUNT - 1]).toBeCloseTo(3.28, 12)
  })
})
