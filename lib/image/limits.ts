import type { Size } from '@/lib/image/pixels/geometry'

/** Properties of a device that limit how large a picture it can process. */
export interface Device {
  /** Gigabytes of memory as the browser reports them (rounded, at most 8 in most browsers); undefined if it does not. */
  readonly memory: number | undefined
  /** A phone or tablet, which ends tabs that use too much memory. */
  readonly handheld: boolean
}

/** Larger pictures are processed one at a time, each in its own worker: one can take a gigabyte. */
export const LARGE_PIXELS = 24_000_000

/** Larger pictures are shown as a small copy, so that the page does not keep four bytes for each pixel. */
export const SHOWN_WHOLE_PIXELS = 16_000_000

/** More than current cameras take; larger was not tested. */
const MOST_PIXELS = 120_000_000
/** Photographs of any phone of the last ten years, which fit on every device. */
const LEAST_PIXELS = 16_000_000
/** Share of the memory that one picture may use. */
const SHARE = 1 / 4
/**
 * Growth of Chromium's renderers while each tool processed 108 megapixels: 8.9 (compressor, in strips) to 10.0 bytes a pixel
 * (color picker); `scripts/bench/memory.bench.ts`.
 */
const BYTES_PER_PIXEL = 11
/** The same for a JPEG encoded whole, 17 to 21: the binding copies its pixels twice, MozJPEG holds coefficients and scans. */
const WHOLE_JPEG_BYTES_PER_PIXEL = 21
/** Includes the 48 megapixels of phones; more would take over a gigabyte in addition to the page. */
const MOST_WHOLE_JPEG_PIXELS = 50_000_000
/** If the browser does not report it: what iPhones since 2018 and most computers have at least. */
const USUAL_MEMORY = { handheld: 3, other: 8 }

/** Bytes that a picture may take. */
function memoryFor({ memory, handheld }: Device): number {
  const gigabytes = memory ?? (handheld ? USUAL_MEMORY.handheld : USUAL_MEMORY.other)
  return gigabytes * 2 ** 30 * SHARE
}

/** The largest picture, in pixels (whole megapixels), that a device may decode. */
export function maxPixels(device: Device): number {
  const megapixels = Math.floor(memoryFor(device) / BYTES_PER_PIXEL / 1e6)
  return Math.min(MOST_PIXELS, Math.max(LEAST_PIXELS, megapixels * 1e6))
}

/** True if a device encodes a picture as JPEG in strips, because encoding it whole would take too much memory. */
export function isEncodedInStrips({ width, height }: Size, device: Device): boolean {
  return width * height > Math.min(MOST_WHOLE_JPEG_PIXELS, memoryFor(device) / WHOLE_JPEG_BYTES_PER_PIXEL)
}

/** Pictures of a list that are processed in parallel: a photo of 12 megapixels takes 250 MB, and phones have little. */
export function picturesAtOnce({ memory, handheld }: Device): number {
  return handheld || (memory ?? USUAL_MEMORY.other) <= 4 ? 2 : 4
}
