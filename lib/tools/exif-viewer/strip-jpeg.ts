import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { exifOrientation, orientationBlock } from '@/lib/core/exif-orientation'
import { APP0, APP1, APP14, APP2, beginsWith, COMMENT, jpegSegments, type JpegSegment } from '@/lib/core/jpeg-segments'
import type { Stripped } from './stripped'

const EXIF = 'Exif\0\0'
const LAST_APP = 0xef

const MARKER_AND_LENGTH = 4

/** Bytes of a JFIF segment, marker included, up to and with the size of its thumbnail (ITU-T T.871, 10.1). */
const JFIF_BYTES = 18

/** Application segments without which the picture would look different. */
function isPicture(bytes: Uint8Array, segment: JpegSegment): boolean {
  const { marker } = segment
  if (marker === COMMENT) return false
  if (marker < APP0 || marker > LAST_APP) return true
  if (marker === APP0) return beginsWith(bytes, segment, 'JFIF\0')
  if (marker === APP2) return beginsWith(bytes, segment, 'ICC_PROFILE\0')
  return marker === APP14 && beginsWith(bytes, segment, 'Adobe')
}

/** The JFIF segment without the thumbnail it may hold; any other segment as it is. */
function copyOf(bytes: Uint8Array, { marker, start, content, end }: JpegSegment): Uint8Array {
  if (marker !== APP0) return bytes.subarray(start, end)
  const header = bytes.slice(content - MARKER_AND_LENGTH, Math.min(end, content - MARKER_AND_LENGTH + JFIF_BYTES))
  if (header.length < JFIF_BYTES) return header
  header.set([0, JFIF_BYTES - 2], 2)
  header.set([0, 0], JFIF_BYTES - 2)
  return header
}

function orientationOf(bytes: Uint8Array, segments: readonly JpegSegment[]): number {
  const exif = segments.find((segment) => segment.marker === APP1 && beginsWith(bytes, segment, EXIF))
  return exif ? exifOrientation(bytes.subarray(exif.content + EXIF.length, exif.end)) : 1
}

function orientationSegment(orientation: number): Uint8Array {
  const content = concatBytes([latin1(EXIF), orientationBlock(orientation)])
  return concatBytes([Uint8Array.of(0xff, APP1, 0, content.length + 2), content])
}

/**
 * A JPEG without EXIF, XMP, IPTC, comments, thumbnails, other application data and anything after its end marker. Kept
 * byte for byte: all coded picture data, JFIF, the ICC profile and Adobe's colour marker. ToolErrors of `jpegSegments`.
 */
export function stripJpeg(bytes: Uint8Array): Stripped {
  const segments = jpegSegments(bytes)
  const orientation = orientationOf(bytes, segments)
  const kept = segments.filter((segment) => isPicture(bytes, segment))
  const jfif = kept.findIndex(({ marker }) => marker === APP0) + 1
  const parts = kept.map((segment) => copyOf(bytes, segment))
  if (orientation !== 1) parts.splice(jfif, 0, orientationSegment(orientation))
  return { bytes: concatBytes([bytes.subarray(0, 2), ...parts]), orientation }
}
