/** Size of the header, a palette of 256 colors, the loop extension and the trailer. */
const HEADER_BYTES = 13 + 768 + 19 + 1

/** Encoded sizes of two consecutive frames: the first one whole, the second as a difference. */
export interface SampledPair {
  readonly whole: number
  readonly change: number
}

/** Estimates the size in bytes of a GIF of `count` frames from sampled pairs. */
export function estimateBytes(pairs: readonly SampledPair[], count: number): number {
  const mean = (bytes: (pair: SampledPair) => number) =>
    pairs.reduce((sum, pair) => sum + bytes(pair), 0) / pairs.length
  return Math.round(HEADER_BYTES + mean(({ whole }) => whole) + (count - 1) * mean(({ change }) => change))
}

/** Indices of the first frames of up to `pairs` evenly distributed pairs among `count` frames. */
export function sampledFrames(count: number, pairs: number): number[] {
  const most = Math.max(1, Math.min(pairs, Math.floor(count / 2)))
  const chosen = Array.from({ length: most }, (_, index) => Math.floor(((index + 0.5) * count) / most - 0.5))
  return chosen.map((picture) => Math.max(0, Math.min(picture, count - 2)))
}
