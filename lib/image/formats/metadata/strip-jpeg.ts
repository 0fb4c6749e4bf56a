import { concatBytes } from '@/lib/core/byte-writer'
import {
  APP0,
  APP14,
  APP15,
  APP2,
  beginsWith,
  COMMENT,
  jpegSegments,
  type JpegSegment,
} from '@/lib/image/formats/jpeg/segments'
import { jpegBlocks, keptBlocks } from './kept-blocks'
import type { Removal } from './removal-options'
import { withoutPlaces } from './without-place'

const MARKER_AND_LENGTH = 4

/** Bytes of a JFIF segment, marker included, up to and with the size of its thumbnail (ITU-T T.871, 10.1). */
const JFIF_BYTES = 18

/** Application segments that affect how the picture looks. */
function isPicture(bytes: Uint8Array, segment: JpegSegment): boolean {
  const { marker } = segment
  if (marker === COMMENT) return false
  if (marker < APP0 || marker > APP15) return true
  if (marker === APP0) return beginsWith(bytes, segment, 'JFIF\0')
  if (marker === APP2) return beginsWith(bytes, segment, 'ICC_PROFILE\0')
  return marker === APP14 && beginsWith(bytes, segment, 'Adobe')
}

/** The JFIF segment without its thumbnail; any other segment unchanged. */
function withoutThumbnail(bytes: Uint8Array, { marker, start, content, end }: JpegSegment): Uint8Array {
  if (marker !== APP0) return bytes.subarray(start, end)
  const header = bytes.slice(content - MARKER_AND_LENGTH, Math.min(end, content - MARKER_AND_LENGTH + JFIF_BYTES))
  if (header.length < JFIF_BYTES) return header
  header.set([0, JFIF_BYTES - 2], 2)
  header.set([0, 0], JFIF_BYTES - 2)
  return header
}

/** Without its places, and without the index of pictures where those went. */
function withoutPlace(original: Uint8Array): Uint8Array<ArrayBuffer> {
  const { bytes, isWhole } = withoutPlaces(original)
  if (isWhole) return bytes
  const stays = jpegSegments(bytes).filter((segment) => !beginsWith(bytes, segment, 'MPF\0'))
  return concatBytes([bytes.subarray(0, 2), ...stays.map(({ start, end }) => bytes.subarray(start, end))])
}

/**
 * A JPEG without EXIF, XMP, IPTC, comments, thumbnails, other application data and anything after its end marker. Kept
 * byte for byte: all coded picture data, JFIF, the ICC profile and Adobe's color marker. Without its place only, everything stays
 * where it is, if what is after the end marker can be searched. ToolErrors of `jpegSegments`.
 */
export function stripJpeg(bytes: Uint8Array, removal: Removal): Uint8Array<ArrayBuffer> {
  const segments = jpegSegments(bytes)
  if (removal === 'place') return withoutPlace(bytes)
  const stays = segments.filter((segment) => isPicture(bytes, segment))
  const jfif = stays.findIndex(({ marker }) => marker === APP0) + 1
  const parts = stays.map((segment) => withoutThumbnail(bytes, segment))
  parts.splice(jfif, 0, ...jpegBlocks(keptBlocks(bytes, removal)))
  return concatBytes([bytes.subarray(0, 2), ...parts])
}
