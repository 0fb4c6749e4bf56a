import type { Size } from '@/lib/image/pixels/geometry'

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
 * What the renderers of Chromium grew by while each tool worked on 108 megapixels: 8.9 (compressor, strip by strip) to 10.0
 * bytes a pixel (color picker); `scripts/bench/memory.bench.ts`.
 */
const BYTES_PER_PIXEL = 11
/** The same for a JPEG encoded whole, 17 to 21: the binding copies its pixels twice, MozJPEG holds coefficients and scans. */
const WHOLE_JPEG_BYTES_PER_PIXEL = 21
/** The 48 megapixels of phones included; more would take over a gigabyte beyond the page. */
const MOST_WHOLE_JPEG_PIXELS = 50_000_000
/** Where the browser does not tell: what iPhones since 2018 and most computers have at least. */
const USUAL_MEMORY = { handheld: 3, other: 8 }

/** Bytes that a picture may take. */
function memoryFor({ memory, handheld }: Device): number {
  const gigabytes = memory ?? (handheld ? USUAL_MEMORY.handheld : USUAL_MEMORY.other)
  return gigabytes * 2 ** 30 * SHARE
}

/** The largest picture, in pixels (whole megapixels), that a device is asked to decode. */
export function maxPixels(device: Device): number {
  const megapixels = Math.floor(memoryFor(device) / BYTES_PER_PIXEL / 1e6)
  return Math.min(MOST_PIXELS, Math.max(LEAST_PIXELS, megapixels * 1e6))
}

/** True for a picture that a device encodes as JPEG strip by strip, because the whole would take too much memory. */
export function isEncodedInStrips({ width, height }: Size, device: Device): boolean {
  return width * height > Math.min(MOST_WHOLE_JPEG_PIXELS, memoryFor(device) / WHOLE_JPEG_BYTES_PER_PIXEL)
}

/** How many pictures of a list are worked on at once: a photo of 12 megapixels takes some 250 MB, and a phone has little. */
export function picturesAtOnce({ memory, handheld }: Device): number {
  return handheld || (memory ?? USUAL_MEMORY.other) <= 4 ? 2 : 4
}
