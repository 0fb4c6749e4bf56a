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
 * Qualities, and the mean natural logarithm of a file's size at each against its size at quality 10, of the four photographs of
 * the fixtures in MozJPEG 4:2:0.
 */
const MEASURED = [1, 2, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 97, 98, 99, 100]
const GROWTH = [-1.38, -1.21, -0.58, 0, 0.57, 0.88, 1.09, 1.25, 1.4, 1.59, 1.85, 2.27, 2.62, 2.84, 2.97, 3.15, 3.28]

/** How the logarithm of a photograph's size typically grows with the level: 0 at quality 10, 3.28 at the highest. */
export function typicalGrowth(level: number): number {
  const quality = LOWEST_QUALITY + level / CHROMA_DROPS.length
  const next = Math.max(
    1,
    MEASURED.findIndex((known) => known >= quality),
  )
  const [fromQuality, toQuality] = [MEASURED[next - 1]!, MEASURED[next]!]
  const [from, to] = [GROWTH[next - 1]!, GROWTH[next]!]
  return from + ((to - from) * (quality - fromQuality)) / (toQuality - fromQuality)
}
