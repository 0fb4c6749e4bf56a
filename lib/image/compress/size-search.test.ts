import fc from 'fast-check'
import { LEVEL_COUNT, levelOf, typicalGrowth } from './quality-levels'
import { searchSize } from './size-search'

/** An encoder of known sizes: `sizes[level]` bytes. The file of the result is its size. */
async function search(sizes: readonly number[], target: number, start = levelOf(75)) {
  const tried: number[] = []
  const result = await searchSize({
    target,
    levels: sizes.length,
    start,
    growth: typicalGrowth,
    encode: async (level) => {
      tried.push(level)
      return { length: sizes[level] ?? Number.NaN }
    },
  })
  expect(new Set(tried).size).toBe(tried.length)
  return { ...result, file: result.file.length, encodes: tried.length, tried }
}

/** Sizes of every level of a picture whose files grow `steepness` times as fast as usual, bent by `bend`. */
function picture(smallest: number, steepness = 1, bend = 0): number[] {
  const base = typicalGrowth(0)
  const top = typicalGrowth(LEVEL_COUNT - 1) - base
  return Array.from({ length: LEVEL_COUNT }, (_, level) => {
    const share = (typicalGrowth(level) - base) / top
    return Math.round(smallest * Math.exp(steepness * top * (share + bend * share * (1 - share))))
  })
}

const steepness = fc.double({ min: 0.5, max: 1.6, noNaN: true })
const bend = fc.double({ min: -0.6, max: 0.6, noNaN: true })
const smallest = fc.integer({ min: 2000, max: 2_000_000 })

describe('searchSize', () => {
  it('gives 97 to 100 % of any target between the smallest and the largest file if a level does, else the one below', async () => {
    await fc.assert(
      fc.asyncProperty(
        smallest,
        steepness,
        bend,
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (low, steep, curve, share) => {
          const sizes = picture(low, steep, curve)
          const [first = 0, last = 0] = [sizes[0], sizes.at(-1)]
          const target = Math.ceil(first * (last / first) ** share)
          const { file, outcome, encodes } = await search(sizes, target)
          // The lowest levels of a picture that grows steeply are further apart.
          const best = sizes.filter((size) => size <= target).at(-1) ?? 0
          const isNear = best >= 0.97 * target
          expect(outcome).toBe(isNear ? 'near' : 'under')
          expect(file).toBeLessThanOrEqual(target)
          expect(file).toBeGreaterThanOrEqual(isNear ? 0.97 * target : best)
          expect(encodes).toBeLessThanOrEqual(8)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it.each([
    [969, 'under'],
    [970, 'near'],
    [1000, 'near'],
    [1001, 'over'],
  ])('calls %d of 1000 bytes %s', async (size, outcome) => {
    expect(await search([size], 1000)).toMatchObject({ file: size, outcome })
  })

  it('needs few encodes for a usual picture', async () => {
    for (const share of [0.2, 0.4, 0.6, 0.8]) {
      const sizes = picture(10_000)
      expect((await search(sizes, 10_000 * Math.exp(1.38 + share * 3.28))).encodes).toBeLessThanOrEqual(2)
    }
  })

  it('finds the steepness of a picture by two encodes, so that few more are needed', async () => {
    for (const steep of [0.6, 0.8, 1.2, 1.5]) {
      const sizes = picture(10_000, steep)
      for (const share of [0.2, 0.4, 0.6, 0.8]) {
        const { encodes } = await search(sizes, 10_000 * (sizes.at(-1)! / 10_000) ** share)
        expect(encodes).toBeLessThanOrEqual(4)
      }
    }
  })

  it('says that even the smallest file is over the target, and gives it', async () => {
    const { file, outcome, encodes } = await search(picture(10_000), 9999)
    expect({ file, outcome }).toEqual({ file: 10_000, outcome: 'over' })
    expect(encodes).toBeLessThanOrEqual(4)
  })

  it('says that even the largest file is far under the target, and gives it', async () => {
    const sizes = picture(10_000)
    const { file, outcome, encodes } = await search(sizes, 10_000_000)
    expect({ file, outcome }).toEqual({ file: sizes.at(-1), outcome: 'under' })
    expect(encodes).toBeLessThanOrEqual(4)
  })

  it('gives the nearest file below where sizes jump over the target', async () => {
    const sizes = picture(10_000).map((size) => (size > 50_000 ? size * 1.5 : size))
    const { file, outcome } = await search(sizes, 60_000)
    expect(outcome).toBe('under')
    expect(file).toBeLessThanOrEqual(50_000)
    expect(file).toBeGreaterThan(30_000)
  })

  it('never exceeds the target where any tried file met it, in 8 encodes, whatever the sizes', async () => {
    const sizes = fc
      .array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: LEVEL_COUNT })
      .map((values) => values.sort((a, b) => a - b))
    await fc.assert(
      fc.asyncProperty(sizes, fc.integer({ min: 1, max: 1_100_000 }), fc.nat(600), async (values, target, start) => {
        const { file, outcome, encodes, tried } = await search(values, target, start)
        expect(encodes).toBeLessThanOrEqual(8)
        expect(tried.some((level) => values[level] === file)).toBe(true)
        if (outcome === 'over') expect(file).toBe(values[0])
        else expect(file).toBeLessThanOrEqual(target)
        if (outcome === 'near') expect(file).toBeGreaterThanOrEqual(0.97 * target)
      }),
      { numRuns: 1000 },
    )
  })
})
