import { textAt, uint16At } from './byte-reader'
import { ToolError } from './errors'

export const APP0 = 0xe0
export const APP1 = 0xe1
export const APP2 = 0xe2
export const APP13 = 0xed
export const APP14 = 0xee
export const COMMENT = 0xfe
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/** Far more than any camera or program writes; reading millions of empty ones would take minutes and a gigabyte. */
const MAX_SEGMENTS = 20_000

/** One marker segment of a JPEG file; a scan's segment reaches to the next marker, its coded data included. */
export interface JpegSegment {
  /** Marker code: `0xe1` for APP1. */
  readonly marker: number
  /** Offset of the marker. */
  readonly start: number
  /** Offset of what follows marker and length. */
  readonly content: number
  readonly end: number
}

/** Markers within coded data: stuffed zero, TEM and RST0 to RST7 (ITU-T T.81, table B.1). */
function isCoded(code: number): boolean {
  return code <= 0x01 || (code >= 0xd0 && code <= 0xd7)
}

/** The next marker behind a scan's coded data from `offset`; the file's end when there is none. */
function codedEnd(bytes: Uint8Array, offset: number): number {
  let found = bytes.indexOf(0xff, offset)
  while (found >= 0 && found + 1 < bytes.length) {
    const code = bytes[found + 1] ?? 0
    if (code !== 0xff && !isCoded(code)) return found
    found = bytes.indexOf(0xff, found + (code === 0xff ? 1 : 2))
  }
  return bytes.length
}

/** The offset of the marker code at `offset`, behind any fill bytes; -1 where no marker stands. */
function markerCode(bytes: Uint8Array, offset: number): number {
  if (bytes[offset] !== 0xff) return -1
  let code = offset + 1
  while (bytes[code] === 0xff) code++
  return code
}

/**
 * The segments of a JPEG file in order, from behind its start marker up to and with its end marker; nothing after that.
 * ToolErrors: `imageTruncated` when the file ends before, `imageDamaged` where no marker stands or there is no end of them.
 */
export function jpegSegments(bytes: Uint8Array): JpegSegment[] {
  const segments: JpegSegment[] = []
  let start = 2
  while (start < bytes.length) {
    const code = markerCode(bytes, start)
    if (code < 0 || segments.length === MAX_SEGMENTS) throw new ToolError('imageDamaged')
    const marker = bytes[code]
    if (marker === undefined) break
    if (marker === END_OF_IMAGE) return [...segments, { marker, start, content: code + 1, end: code + 1 }]
    const length = uint16At(bytes, code + 1)
    const headEnd = code + 1 + length
    if (code + 2 >= bytes.length || headEnd > bytes.length) break
    if (length < 2) throw new ToolError('imageDamaged')
    const end = marker === START_OF_SCAN ? codedEnd(bytes, headEnd) : headEnd
    segments.push({ marker, start, content: code + 3, end })
    start = end
  }
  throw new ToolError('imageTruncated')
}

/** True when a segment's content starts with this Latin-1 text. */
export function beginsWith(bytes: Uint8Array, { content, end }: JpegSegment, text: string): boolean {
  return content + text.length <= end && textAt(bytes, content, text.length) === text
}
