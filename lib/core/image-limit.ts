/** What of a device bears on how large a picture it can hold. */
export interface Device {
  /** Gigabytes of memory as the browser tells them (rounded, at most 8 in most); undefined where it does not. */
  readonly memory: number | undefined
  /** A phone or tablet, whose system ends a tab that takes too much. */
  readonly handheld: boolean
}

/** Pictures with more pixels are worked on one at a time, each in a worker of its own: one may take a gigabyte. */
export const LARGE_PIXELS = 24_000_000

/** Pictures with more pixels are shown by a small copy, which the page holds in the place of four bytes for each of them. */
export const SHOWN_WHOLE_PIXELS = 16_000_000

/** More than any camera of today takes, and what was tried. */
const MOST_PIXELS = 120_000_000
/** Photographs of any phone of the last ten years fit wherever a browser runs. */
const LEAST_PIXELS = 16_000_000
/** What stays with other programs and with the page. */
const SHARE = 1 / 4
/**
 * What MozJPEG's heap grew to at the halved colour of photographs: 1,731 MB at 108 megapixels in Node (R G B A twice, since
 * the binding copies it twice, coefficients, scans). Full colour did not fit into its 2 GB then and ends in `outOfMemory`.
 * The renderers of Chromium grew by 1,810 to 2,245 MB in all (`scripts/bench/memory.bench.ts`), 17 to 21 bytes a pixel.
 */
const BYTES_PER_PIXEL = 16
/** Where the browser does not tell: what iPhones since 2018 and most computers have at least. */
const USUAL_MEMORY = { handheld: 3, other: 8 }

/** The largest picture, in pixels (whole megapixels), that a device is asked to decode. */
export function maxPixels({ memory, handheld }: Device): number {
  const gigabytes = memory ?? (handheld ? USUAL_MEMORY.handheld : USUAL_MEMORY.other)
  const megapixels = Math.floor((gigabytes * 2 ** 30 * SHARE) / BYTES_PER_PIXEL / 1e6)
  return Math.min(MOST_PIXELS, Math.max(LEAST_PIXELS, megapixels * 1e6))
}
