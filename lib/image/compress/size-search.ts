import { clamp } from '@/lib/core/numbers'

/** Results from this share of the target up to the target are accepted. */
const NEAR_ENOUGH = 0.97
/** Where between the two the search aims. */
const AIM = 0.985
const MAX_ENCODES = 8
/** Guesses on one side of the target before the end of the range is tried, which shows whether the target can be met. */
const ONE_SIDED = 2

interface Try<File> {
  readonly level: number
  readonly size: number
  readonly file: File
}

export interface SizeSearch<File> {
  /** Bytes that the file may have, more than 0. */
  readonly target: number
  /** Levels are 0 to `levels` − 1; files grow with them. */
  readonly levels: number
  /** The level tried first. */
  readonly start: number
  /** How the logarithm of a file's size typically grows with the level, on any scale that rises. */
  readonly growth: (level: number) => number
  readonly encode: (level: number) => Promise<File>
}

/** `near`: 97 to 100 % of the target; `under`: no level comes closer from below; `over`: even the smallest exceeds it. */
export type SearchOutcome = 'near' | 'under' | 'over'

/** The first level between two (both exclusive) at which typical growth reaches `aim`. */
function levelOfGrowth(growth: (level: number) => number, aim: number, low: number, high: number): number {
  let level = low + 1
  while (level < high - 1 && growth(level) < aim) level++
  return level
}

/**
 * The next level between one that was too small and one that was too large; null if none is left. It is where the typical
 * growth curve, scaled to pass through both, meets the aim.
 */
function nextLevel(
  { target, levels, growth }: Pick<SizeSearch<never>, 'target' | 'levels' | 'growth'>,
  { below, above }: { readonly below?: Try<unknown>; readonly above?: Try<unknown> },
): number | null {
  const low = below?.level ?? -1
  const high = above?.level ?? levels
  const known = below ?? above
  if (high - low < 2 || !known) return null
  const stretch = below && above ? Math.log(above.size / below.size) / (growth(above.level) - growth(below.level)) : 1
  const aim = growth(known.level) + Math.log((AIM * target) / known.size) / Math.max(stretch, Number.MIN_VALUE)
  return levelOfGrowth(growth, aim, low, high)
}

/**
 * Finds the largest file within a target size in at most 8 encodes: 97 to 100 % of the target if a level gives that, else the
 * closest below it, else (`over`) the smallest of all.
 */
export async function searchSize<File extends { readonly length: number }>(
  search: SizeSearch<File>,
): Promise<{ file: File; outcome: SearchOutcome }> {
  const { target, levels, start, encode } = search
  let below: Try<File> | undefined
  let above: Try<File> | undefined
  let level: number | null = clamp(Math.round(start), 0, levels - 1)
  for (let encodes = 1; level !== null && encodes <= MAX_ENCODES; encodes++) {
    const file = await encode(level)
    const tried: Try<File> = { level, size: file.length, file }
    if (tried.size > target) above = tried
    else if (tried.size >= NEAR_ENOUGH * target) return { file, outcome: 'near' }
    else below = tried
    level = nextLevel(search, { below, above })
    if (level !== null && encodes >= ONE_SIDED && !(below && above)) level = below ? levels - 1 : 0
  }
  if (below) return { file: below.file, outcome: 'under' }
  if (above) return { file: above.file, outcome: 'over' }
  throw new RangeError('no level to try')
}
