import { textAt, uint16At } from '@/lib/core/byte-reader'
import { concatBytes } from '@/lib/core/byte-writer'
import { ToolError } from '@/lib/core/errors'
import { exifOrientation } from '@/lib/image/formats/exif/orientation'
import type { Size } from '@/lib/image/pixels/geometry'

export const SOF0 = 0xc0
export const SOF1 = 0xc1
export const SOF2 = 0xc2
export const DHT = 0xc4
export const RST0 = 0xd0
export const EOI = 0xd9
export const SOS = 0xda
export const DRI = 0xdd
export const APP0 = 0xe0
export const APP1 = 0xe1
export const APP2 = 0xe2
export const APP12 = 0xec
export const APP13 = 0xed
export const APP14 = 0xee
export const APP15 = 0xef
export const COMMENT = 0xfe

/** Start of an APP1 segment with EXIF. */
export const EXIF_NAME = 'Exif\0\0'
/** Most bytes that fit in one segment after that name. */
export const MOST_EXIF_BYTES = 65_527
export const XMP_NAME = 'http://ns.adobe.com/xap/1.0/\0'
export const EXTENDED_XMP_NAME = 'http://ns.adobe.com/xmp/extension/\0'
export const PHOTOSHOP_NAME = 'Photoshop 3.0\0'

/** More than any camera or program writes; reading millions of empty segments would take minutes and a gigabyte. */
const MAX_SEGMENTS = 20_000
/** The largest value of a segment's length field. */
const MAX_LENGTH = 0xffff

/** One marker segment of a JPEG file; the segment of a scan includes its coded data, up to the next marker. */
export interface JpegSegment {
  /** Marker code: `0xe1` for APP1. */
  readonly marker: number
  /** Offset of the marker. */
  readonly start: number
  /** Offset of what follows marker and length. */
  readonly content: number
  readonly end: number
}

/** Markers without a length: TEM and RST0 to RST7 (ITU-T T.81, table B.1). */
function standsAlone(code: number): boolean {
  return code === 0x01 || (code >= 0xd0 && code <= 0xd7)
}

/**
 * The offset of the first marker at or after `offset` that is not a stuffed zero, restart or fill byte; -1 if there is none.
 */
function nextMarker(bytes: Uint8Array, offset: number): number {
  for (let found = bytes.indexOf(0xff, offset); found >= 0; found = bytes.indexOf(0xff, found + 1)) {
    const code = bytes[found + 1]
    if (code && code !== 0xff && !standsAlone(code)) return found
  }
  return -1
}

/** The offset of the marker code at `offset`, after any fill bytes; -1 if there is no marker. */
function markerCode(bytes: Uint8Array, offset: number): number {
  if (bytes[offset] !== 0xff) return -1
  let code = offset + 1
  while (bytes[code] === 0xff) code++
  return bytes[code] ? code : -1
}

/**
 * The segments of a JPEG file in order, from after its start marker to its end marker, inclusive. Like decoders, it skips bytes
 * between segments, so a `start` can lie past the previous `end`. In a truncated file, `content` and `end` can lie past the end
 * of the file.
 */
export function* walkSegments(bytes: Uint8Array): Generator<JpegSegment> {
  let next = 2
  while (next < bytes.length) {
    let start = next
    let code = markerCode(bytes, start)
    if (code < 0) {
      start = nextMarker(bytes, next)
      if (start < 0) return
      code = start + 1
    }
    const marker = bytes[code]!
    const hasLength = marker !== EOI && !standsAlone(marker)
    const content = code + (hasLength ? 3 : 1)
    next = hasLength ? code + 1 + uint16At(bytes, code + 1) : content
    if (marker === SOS) {
      const behindScan = nextMarker(bytes, next)
      next = behindScan < 0 ? Math.max(next, bytes.length) : behindScan
    }
    yield { marker, start, content, end: next }
    if (marker === EOI) return
  }
}

/**
 * The same as a list, for intact files. ToolErrors: `imageTruncated` if the file ends before its end marker, `imageDamaged` if
 * a marker is missing, a length is impossible or there are too many segments.
 */
export function jpegSegments(bytes: Uint8Array): JpegSegment[] {
  const segments: JpegSegment[] = []
  let end = 2
  for (const segment of walkSegments(bytes)) {
    // Also catches a length below 2, since its second byte is not a marker.
    if (segment.start !== end || segments.length === MAX_SEGMENTS) throw new ToolError('imageDamaged')
    end = segment.end
    if (Math.max(segment.content, end) > bytes.length) throw new ToolError('imageTruncated')
    segments.push(segment)
    if (segment.marker === EOI) return segments
  }
  throw new ToolError(end < bytes.length && bytes[end] !== 0xff ? 'imageDamaged' : 'imageTruncated')
}

/** True when the content of a segment starts with this Latin-1 text. */
export function beginsWith(bytes: Uint8Array, { content, end }: JpegSegment, text: string): boolean {
  return content + text.length <= end && textAt(bytes, content, text.length) === text
}

/** The EXIF block of a segment, from its TIFF header on; null for a segment that holds something else. */
export function exifBlock(bytes: Uint8Array, segment: JpegSegment): Uint8Array | null {
  if (segment.marker !== APP1 || !beginsWith(bytes, segment, EXIF_NAME)) return null
  return bytes.subarray(segment.content + EXIF_NAME.length, segment.end)
}

/** EXIF of another format from its TIFF header on: some programs write the name of JPEG's segment before it. */
export function unnamedExif(content: Uint8Array): Uint8Array {
  return textAt(content, 0, EXIF_NAME.length) === EXIF_NAME ? content.subarray(EXIF_NAME.length) : content
}

/** SOF0 to SOF15, of which three codes mean something else (ITU-T T.81, table B.1). */
export function isFrame(marker: number): boolean {
  return marker >= SOF0 && marker <= 0xcf && marker !== DHT && marker !== 0xc8 && marker !== 0xcc
}

/**
 * The size in pixels that the frame header of a JPEG states, and the orientation of its EXIF, 1 to 8; null where no frame
 * comes. Reads no further than the frame.
 */
export function jpegSize(bytes: Uint8Array): (Size & { readonly orientation: number }) | null {
  let orientation = 1
  let count = 0
  let last = 2
  for (const segment of walkSegments(bytes)) {
    const { marker, start, content, end } = segment
    if (start !== last || count++ === MAX_SEGMENTS) return null
    if (isFrame(marker)) {
      if (content + 5 > bytes.length) return null
      return { width: uint16At(bytes, content + 3), height: uint16At(bytes, content + 1), orientation }
    }
    const exif = exifBlock(bytes, segment)
    if (exif && orientation === 1) orientation = exifOrientation(exif)
    last = end
  }
  return null
}

/** Frames that every decoder reads; others are without loss or arithmetically coded (ITU-T T.81, table B.1). */
const READ_FRAMES = [SOF0, SOF1, SOF2]

/** True for a JPEG of eight bits in a coding that every decoder reads. */
export function hasCommonFrame(bytes: Uint8Array): boolean {
  for (const { marker, content } of walkSegments(bytes))
    if (isFrame(marker)) return READ_FRAMES.includes(marker) && bytes[content] === 8
  return false
}

/** True for a JPEG with so many segments before its picture data that reading them would take minutes. */
export function hasTooManySegments(bytes: Uint8Array): boolean {
  let count = 0
  for (const { marker } of walkSegments(bytes)) {
    if (isFrame(marker)) return false
    if (++count === MAX_SEGMENTS) return true
  }
  return false
}

/** True for a JPEG without an end marker after its last scan; the end marker of an embedded thumbnail does not count. */
export function isTruncatedJpeg(bytes: Uint8Array): boolean {
  let scans = 0
  for (const { marker } of walkSegments(bytes)) {
    if (marker === SOS) scans++
    if (marker === EOI) return scans === 0
  }
  return true
}

/** True for a JPEG with coded picture data, however little; false for any other file. */
export function hasScan(bytes: Uint8Array): boolean {
  if (textAt(bytes, 0, 2) !== '\xff\xd8') return false
  for (const { marker, content, end } of walkSegments(bytes))
    if (marker === SOS) return content < Math.min(end, bytes.length)
  return false
}

/** A JPEG that was cut off, with the end marker that decoders and readers of segments wait for. */
export function withEndMarker(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return concatBytes([bytes, Uint8Array.of(0xff, EOI)])
}

/** A whole segment around its content. RangeError for content over 65,533 bytes. */
export function jpegSegment(marker: number, content: Uint8Array): Uint8Array {
  const length = content.length + 2
  if (length > MAX_LENGTH) throw new RangeError('segment too long')
  return concatBytes([Uint8Array.of(0xff, marker, length >> 8, length), content])
}
