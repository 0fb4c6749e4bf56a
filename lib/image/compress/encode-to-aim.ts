import type { JpegQuality } from '@/lib/image/codecs/mozjpeg'
import type { OutputFormat } from '@/lib/image/formats/image-formats'
import { LEVEL_COUNT, levelOf, qualityLevel, typicalGrowth } from './quality-levels'
import { searchSize, type SearchOutcome } from './size-search'

/** What decides the quality of a file. */
export interface Aim {
  /** 1 to 100; it stands unless there is a target or the file would miss a limit. */
  readonly quality: number
  /** The bytes that the file is to come close to without exceeding them, whatever the quality. */
  readonly targetBytes?: number | undefined
  /** Limits of a form, in bytes. */
  readonly leastBytes?: number | undefined
  readonly mostBytes?: number | undefined
}

const FIRST_QUALITY = 75
const MOST_QUALITY = 100

/** JPEG has qualities of brightness and of color, the other formats only one. */
const FINE = { levels: LEVEL_COUNT, levelOf, qualityOf: qualityLevel, growth: typicalGrowth }
const WHOLE: typeof FINE = {
  levels: MOST_QUALITY,
  levelOf: (quality) => quality - 1,
  qualityOf: (level) => ({ luma: level + 1, chroma: level + 1 }),
  growth: (level) => typicalGrowth(levelOf(level + 1)),
}

/** True if one encode may not be enough. */
export function isSearched({ targetBytes, leastBytes, mostBytes }: Aim): boolean {
  return (targetBytes ?? leastBytes ?? mostBytes) !== undefined
}

/**
 * Encodes as the aim says; where the chosen quality misses a limit, the largest file of any quality within the most bytes.
 * The outcome is that of the search, undefined without one.
 */
export async function encodeToAim<File extends { readonly length: number }>(
  { quality, targetBytes, leastBytes = 0, mostBytes = Infinity }: Aim,
  format: OutputFormat,
  encode: (quality: JpegQuality) => Promise<File>,
): Promise<{ readonly file: File; readonly outcome: SearchOutcome | undefined }> {
  if (targetBytes === undefined) {
    const file = await encode({ luma: quality, chroma: quality })
    if (file.length >= leastBytes && file.length <= mostBytes) return { file, outcome: undefined }
  }
  const { levelOf: level, qualityOf, ...scale } = format === 'jpeg' ? FINE : WHOLE
  const target = Math.min(targetBytes ?? Infinity, mostBytes)
  return searchSize({
    ...scale,
    target,
    start: level(target === Infinity ? MOST_QUALITY : FIRST_QUALITY),
    encode: (tried) => encode(qualityOf(tried)),
  })
}
