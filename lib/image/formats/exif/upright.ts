import { isExifBlock, ORIENTATION } from './orientation'
import type { Size } from '@/lib/image/pixels/geometry'
import { Tiff, type TiffEntry } from './tiff'

/** Tags of TIFF 6.0 and EXIF 2.32. */
const THUMBNAIL_OFFSET = 0x0201
const THUMBNAIL_LENGTH = 0x0202
const EXIF_POINTER = 0x8769
const COLOR_SPACE = 0xa001
const PIXEL_WIDTH = 0xa002
const PIXEL_HEIGHT = 0xa003

const SRGB = 1
const UNCALIBRATED = 0xffff

/** The first of several entries alike, as decoders take it. */
function find(entries: readonly TiffEntry[], wanted: number): TiffEntry | undefined {
  return entries.find(({ tag }) => tag === wanted)
}

/** Unlinks the thumbnail's directory and overwrites the thumbnail; returns how many bytes of the block are still needed. */
function dropThumbnail(bytes: Uint8Array, tiff: Tiff, link: number): number {
  const { entries } = tiff.directory(tiff.long(link))
  const [from, length] = [find(entries, THUMBNAIL_OFFSET), find(entries, THUMBNAIL_LENGTH)]
  tiff.setLong(link, 0)
  if (!from || !length) return bytes.length
  const [start, size] = [tiff.number(from), tiff.number(length)]
  const isJpeg = bytes[start] === 0xff && bytes[start + 1] === 0xd8
  if (!isJpeg || start + size > bytes.length) return bytes.length
  bytes.fill(0, start, start + size)
  return start + size === bytes.length ? start : bytes.length
}

/**
 * An EXIF block, from its TIFF header on, adapted to a picture of this size that was turned upright and converted to sRGB:
 * orientation 1, its width and height, an uncalibrated ColorSpace stated as sRGB, no thumbnail. Every other byte keeps its
 * position; anything that is not such a block is returned unchanged.
 */
export function uprightExif(original: Uint8Array, size: Size): Uint8Array {
  if (!isExifBlock(original)) return original
  const block = original.slice()
  const tiff = new Tiff(block)
  const { entries, link } = tiff.first()
  const pointer = find(entries, EXIF_POINTER)
  const exif = pointer ? tiff.directory(tiff.number(pointer)).entries : []

  const [width, height] = [find(exif, PIXEL_WIDTH), find(exif, PIXEL_HEIGHT)]
  if (width) tiff.setNumber(width, size.width)
  if (height) tiff.setNumber(height, size.height)
  for (const entry of entries) if (entry.tag === ORIENTATION) tiff.setNumber(entry, 1)
  const colorSpace = find(exif, COLOR_SPACE)
  if (colorSpace && tiff.number(colorSpace) === UNCALIBRATED) tiff.setNumber(colorSpace, SRGB)
  return tiff.long(link) > 0 ? block.subarray(0, dropThumbnail(block, tiff, link)) : block
}
