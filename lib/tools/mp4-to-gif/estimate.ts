/** The header, the loop extension and the trailer. */
const HEADER_BYTES = 13 + 19 + 1

/** Estimates the size in bytes of a GIF from its first frame, some of its changes, and its numbers of frames and colors. */
export function estimateBytes(first: number, changes: readonly number[], count: number, colors: number): number {
  const mean = changes.reduce((sum, change) => sum + change, 0) / Math.max(1, changes.length)
  const table = 3 * 2 ** Math.max(1, Math.ceil(Math.log2(colors + 1)))
  return Math.round(HEADER_BYTES + table + first + (count - 1) * mean)
}

/** Indices of the first frames of up to `pairs` evenly distributed pairs among `count` frames. */
export function sampledFrames(count: number, pairs: number): number[] {
  const most = Math.max(1, Math.min(pairs, Math.floor(count / 2)))
  const chosen = Array.from({ length: most }, (_, index) => Math.floor(((index + 0.5) * count) / most - 0.5))
  return chosen.map((picture) => Math.max(0, Math.min(picture, count - 2)))
}
