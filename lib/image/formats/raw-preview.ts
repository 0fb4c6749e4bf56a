import { textAt } from '@/lib/core/byte-reader'
import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import type { Size } from '@/lib/image/pixels/geometry'
import { dayTaken } from './exif/dates'
import { isExifBlock, ORIENTATION, orientationBlock } from './exif/orientation'
import { isRawTiff, Tiff } from './exif/tiff'
import { APP1, EOI, EXIF_NAME, hasCommonFrame, jpegSegment, jpegSize, walkSegments } from './jpeg/segments'
import { unsupportedFormat } from './unsupported-formats'

const START = [0xff, 0xd8, 0xff]
/** The boxes of a CR3 file that hold what the first directory of a TIFF and that of EXIF would. */
const [CANON_TAGS, CANON_EXIF] = ['CMT1', 'CMT2']
const CANON_PROBE_BYTES = 65_536

/** True for a camera's raw file: based on TIFF, or of a kind of its own. */
function isRaw(bytes: Uint8Array, isTiff: boolean): boolean {
  return isTiff ? isRawTiff(bytes) : (unsupportedFormat(bytes)?.format.startsWith('RAW') ?? false)
}

/** The pixels of a JPEG that begins here, and its end; 0 for one without loss, as raw data often is, and for one cut off. */
function jpegAt(bytes: Uint8Array): { readonly area: number; readonly end: number } {
  const size = jpegSize(bytes)
  if (size && hasCommonFrame(bytes))
    for (const { marker, end } of walkSegments(bytes))
      if (marker === EOI) return { area: size.width * size.height, end }
  return { area: 0, end: 0 }
}

/** The largest whole JPEG in a file. */
function largestJpeg(bytes: Uint8Array): Uint8Array | null {
  let largest: { readonly area: number; readonly start: number; readonly end: number } | null = null
  for (let start = bytes.indexOf(START[0]!); start >= 0; start = bytes.indexOf(START[0]!, start + 1)) {
    if (bytes[start + 1] !== START[1] || bytes[start + 2] !== START[2]) continue
    const { area, end } = jpegAt(bytes.subarray(start))
    if (area > (largest?.area ?? 0)) largest = { area, start, end: start + end }
  }
  return largest && bytes.subarray(largest.start, largest.end)
}

/** The data from a TIFF header on: of a box of a CR3 file, or the file itself. */
function tagsIn(bytes: Uint8Array, box: string): Uint8Array {
  const at = new TextDecoder('latin1').decode(bytes.subarray(0, CANON_PROBE_BYTES)).indexOf(box)
  return at < 0 ? bytes : bytes.subarray(at + box.length)
}

/** The orientation, 1 to 8, that a raw file states in its first directory, for its preview as for its raw data. */
function orientationIn(bytes: Uint8Array): number {
  const block = tagsIn(bytes, CANON_TAGS)
  const isTiff = /^(II|MM)/.test(textAt(block, 0, 2))
  const value = isTiff ? (new Tiff(block).numberOf(ORIENTATION) ?? 1) : 1
  return value >= 1 && value <= 8 ? value : 1
}

/** The day on which a raw file itself, not its preview, says that it was taken, as an ISO date; undefined if it says none. */
export function rawDay(bytes: Uint8Array): string | undefined {
  const block = tagsIn(bytes, CANON_EXIF)
  if (isExifBlock(block)) return dayTaken(block)
  // Olympus and Panasonic have a number of their own in the place of TIFF's.
  const number = latin1(textAt(block, 0, 2) === 'II' ? '*\0' : '\0*')
  return dayTaken(concatBytes([block.subarray(0, 2), number, block.subarray(4)]))
}

/**
 * The largest JPEG that a camera put into its raw file (DNG, CR2, CR3, NEF, ARW, RAF, ORF, RW2, PEF), with the file's
 * orientation if it states none itself; null for any other file, and for a raw file without one.
 */
export function rawPreview(
  bytes: Uint8Array,
  isTiff: boolean,
): (Size & { readonly jpeg: Uint8Array<ArrayBuffer> }) | null {
  const found = isRaw(bytes, isTiff) ? largestJpeg(bytes) : null
  const stated = found && jpegSize(found)
  if (!stated) return null
  const orientation = stated.orientation === 1 ? orientationIn(bytes) : stated.orientation
  const exif = jpegSegment(APP1, concatBytes([latin1(EXIF_NAME), orientationBlock(orientation)]))
  const isOwn = stated.orientation !== 1 || orientation === 1
  const jpeg = concatBytes(isOwn ? [found] : [found.subarray(0, 2), exif, found.subarray(2)])
  const [width, height] = orientation >= 5 ? [stated.height, stated.width] : [stated.width, stated.height]
  return { jpeg, width, height }
}
