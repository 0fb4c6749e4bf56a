import type { RgbFrame } from './rgb-frame'

/** The header and trailer, and the loop extension, of a GIF. A WebP has a little more. */
const HEADER_BYTES = 13 + 19 + 1
/** A sample that differs by this much is stored again for certain; smaller differences count in proportion. */
const FULL_CHANGE = 12
/** Only some samples are compared; the distance is no multiple of the three in a pixel or of usual widths. */
const SAMPLE_STEP = 19
/** Most frames that are looked at, and how many stand together when a clip has more. */
export const MAX_FRAMES = 150
const BLOCK_FRAMES = 15

/** Consecutive frames of a clip. */
export interface Block {
  readonly first: number
  readonly count: number
}

/** The frames to look at: all of a clip, or blocks from the whole of a long one. */
export function sampledBlocks(count: number): Block[] {
  if (count <= MAX_FRAMES) return [{ first: 0, count }]
  const blocks = MAX_FRAMES / BLOCK_FRAMES
  return Array.from({ length: blocks }, (_, index) => ({
    first: Math.round((index * (count - BLOCK_FRAMES)) / (blocks - 1)),
    count: BLOCK_FRAMES,
  }))
}

/** How much differs between two frames, in samples that are compared. */
export function changedSamples({ data }: RgbFrame, before: RgbFrame): number {
  let changed = 0
  for (let at = 0; at < data.length; at += SAMPLE_STEP)
    changed += Math.min(FULL_CHANGE, Math.abs(data[at]! - before.data[at]!))
  return changed / FULL_CHANGE
}

/** What some encoded changes and a look at all others say of a file. */
export interface Evidence {
  /** Bytes of the first frame, and of a frame in which nothing changes. */
  readonly first: number
  readonly unchanged: number
  /** Bytes and changed samples of the frames that were encoded. */
  readonly encoded: readonly { readonly bytes: number; readonly changed: number }[]
  /** Mean of changed samples in all frames that were looked at. */
  readonly meanChanged: number
  /** Number of frames of the file. */
  readonly count: number
  /** Colors of its palette; 0 without one. */
  readonly colors: number
}

/** Estimates the size of a file in bytes, taking the bytes of a change as proportional to its changed samples. */
export function estimateBytes({ first, unchanged, encoded, meanChanged, count, colors }: Evidence): number {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const changed = sum(encoded.map((frame) => frame.changed))
  const bytes = sum(encoded.map((frame) => Math.max(0, frame.bytes - unchanged)))
  const perSample = changed === 0 ? 0 : bytes / changed
  const table = colors === 0 ? 0 : 3 * 2 ** Math.max(1, Math.ceil(Math.log2(colors + 1)))
  return Math.round(HEADER_BYTES + table + first + (count - 1) * (unchanged + perSample * meanChanged))
}
