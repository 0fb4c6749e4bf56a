/** Bytes of a header, its palette and its trailer, at most 256 colours. */
const HEADER_BYTES = 13 + 768 + 19 + 1

/** A pair of pictures that follow each other: the first one encoded whole, the second as its difference. */
export interface SampledPair {
  readonly whole: number
  readonly change: number
}

/** The size of a GIF of `count` pictures, in bytes, from pairs sampled all over it. */
export function estimateBytes(pairs: readonly SampledPair[], count: number): number {
  const mean = (bytes: (pair: SampledPair) => number) =>
    pairs.reduce((sum, pair) => sum + bytes(pair), 0) / pairs.length
  return Math.round(HEADER_BYTES + mean(({ whole }) => whole) + (count - 1) * mean(({ change }) => change))
}

/** Which pictures of `count` to take for `pairs` pairs, evenly: the first of each pair. */
export function sampledPictures(count: number, pairs: number): number[] {
  const most = Math.max(1, Math.min(pairs, Math.floor(count / 2)))
  const chosen = Array.from({ length: most }, (_, index) => Math.floor(((index + 0.5) * count) / most - 0.5))
  return chosen.map((picture) => Math.max(0, Math.min(picture, count - 2)))
}
