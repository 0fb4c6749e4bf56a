import { choice, flag, number, text, type Problem } from '@/lib/core/fields'
import { IMAGE_FORMATS, OUTPUT_FORMATS, type OutputFormat } from './formats/image-formats'
import { REMOVALS, type Loss, type Removal } from './formats/metadata/removal-options'

/** Settings shared by all tools that convert pictures in one pass. */
export const recipeFields = {
  /** Larger pictures are reduced to it. */
  longestSide: number({ default: null, unit: 'px', min: 1, max: 8192, integer: true, optional: true }),
  /** KB of 1,024 bytes. */
  targetSize: number({ default: null, unit: 'KB', min: 1, max: 51_200, optional: true }),
  /** The same, of the smallest file that a form takes. */
  leastSize: number({ default: null, unit: 'KB', min: 1, max: 51_200, optional: true }),
  format: choice(OUTPUT_FORMATS),
  stripMetadata: flag(true),
  removal: choice(REMOVALS),
  namePattern: text({ maxLength: 80 }),
}

/** Whole bytes of a size in KB of 1,024 bytes; null without one. */
export function bytesOf(kilobytes: number | null): number | null {
  return kilobytes && Math.floor(kilobytes * 1024)
}

interface Limits {
  readonly targetSize: number | null
  readonly leastSize: number | null
  readonly format: OutputFormat
}

/** The problem of a minimum that no file can have, because it is above the maximum; undefined for a lossless format, which has neither. */
export function leastSizeProblem({ targetSize: max, leastSize, format }: Limits): Problem | undefined {
  const isCrossed = max !== null && leastSize !== null && leastSize > max && !IMAGE_FORMATS[format].lossless
  return isCrossed ? { code: 'tooLarge', params: { max } } : undefined
}

/** What the new picture loses of the metadata. */
export function lossOf({ stripMetadata, removal }: { stripMetadata: boolean; removal: Removal }): Loss {
  return stripMetadata ? removal : 'nothing'
}
