import { clamp } from '@/lib/core/numbers'

const LOWEST_QUALITY = 1
const HIGHEST_QUALITY = 100

/**
 * Whole qualities are up to 25 % of a file's size apart. These levels between q and q + 1 combine the brightness of q + 1 with
 * a lower color quality: on photographs, from slightly more than q to nearly q + 1.
 */
const CHROMA_DROPS = [8, 5, 3, 2, 1, 0] as const

/** How many levels there are from the lowest to the highest quality. */
export const LEVEL_COUNT = (HIGHEST_QUALITY - LOWEST_QUALITY) * CHROMA_DROPS.length + 1

/**
 * MozJPEG's qualities of brightness and color at a level, 0 to LEVEL_COUNT − 1; file sizes almost always grow with the level.
 */
export function qualityLevel(level: number): { readonly luma: number; readonly chroma: number } {
  const whole = clamp(Math.round(level), 0, LEVEL_COUNT - 1)
  const luma = LOWEST_QUALITY + Math.ceil(whole / CHROMA_DROPS.length)
  const drop = CHROMA_DROPS[(whole + CHROMA_DROPS.length - 1) % CHROMA_DROPS.length]!
  return { luma, chroma: Math.max(1, luma - drop) }
}

/** The level with `quality` for both brightness and color. */
export function levelOf(quality: number): number {
  return (clamp(Math.round(quality), LOWEST_QUALITY, HIGHEST_QUALITY) - LOWEST_QUALITY) * CHROMA_DROPS.length
}

/**
 * Mean natural logarithm of a file's size against its size at quality 10, of the four photographs of the fixtures in
 * MozJPEG 4:2:0, measured.
 */
const GROWTH = [
  [1, -1.38],
  [2, -1.21],
  [5, -0.58],
  [10, 0],
  [20, 0.57],
  [30, 0.88],
  [40, 1.09],
  [50, 1.25],
  [60, 1.4],
  [70, 1.59],
  [80, 1.85],
  [90, 2.27],
  [95, 2.62],
  [97, 2.84],
  [98, 2.97],
  [99, 3.15],
  [100, 3.28],
] as const

/** How the logarithm of a photograph's size typically grows with the level: 0 at quality 10, 3.28 at the highest. */
export function typicalGrowth(level: number): number {
  const quality = LOWEST_QUALITY + level / CHROMA_DROPS.length
  const next = Math.max(
    1,
    GROWTH.findIndex(([known]) => known >= quality),
  )
  const [[fromQuality, from], [toQuality, to]] = [GROWTH[next - 1] ?? GROWTH[0], GROWTH[next] ?? GROWTH[1]]
  return from + ((to - from) * (quality - fromQuality)) / (toQuality - fromQuality)
}
