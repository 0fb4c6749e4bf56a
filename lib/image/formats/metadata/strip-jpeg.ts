import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { exifOrientation } from '@/lib/image/formats/exif/orientation'
import {
  APP0,
  APP1,
  APP13,
  APP14,
  APP2,
  beginsWith,
  COMMENT,
  EXIF_NAME,
  EXTENDED_XMP_NAME,
  exifBlock,
  jpegSegment,
  jpegSegments,
  PHOTOSHOP_NAME,
  type JpegSegment,
  XMP_NAME,
} from '@/lib/image/formats/jpeg/segments'
import { exifToKeep, photoshopWithoutPlace, xmpWithoutPlace } from './strip-blocks'
import type { Removal } from './removal-options'

/** A file without its data. */
export interface Stripped {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The only entry that is kept unless it is 1: without it the picture would be turned. */
  readonly orientation: number
}

/** The last of the application segments' markers. */
const APP15 = 0xef
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

/** Extended XMP, which is incomplete on its own, and the multi-picture index: both are removed. */
const DROPPED_NAMES = [EXTENDED_XMP_NAME, 'MPF\0']

/** A segment without its location; null for a segment that is removed, and for EXIF, which is rewritten separately. */
function withoutPlace(bytes: Uint8Array, segment: JpegSegment): Uint8Array | null {
  const { marker, start, content, end } = segment
  if (exifBlock(bytes, segment) || DROPPED_NAMES.some((name) => beginsWith(bytes, segment, name))) return null
  const renewed = (name: string, change: (data: Uint8Array) => Uint8Array) =>
    jpegSegment(marker, concatBytes([latin1(name), change(bytes.subarray(content + name.length, end))]))
  if (marker === APP1 && beginsWith(bytes, segment, XMP_NAME)) return renewed(XMP_NAME, xmpWithoutPlace)
  if (marker === APP13 && beginsWith(bytes, segment, PHOTOSHOP_NAME)) {
    return renewed(PHOTOSHOP_NAME, photoshopWithoutPlace)
  }
  return bytes.subarray(start, end)
}

/**
 * A JPEG without EXIF, XMP, IPTC, comments, thumbnails, other application data and anything after its end marker. Kept
 * byte for byte: all coded picture data, JFIF, the ICC profile and Adobe's color marker. ToolErrors of `jpegSegments`.
 */
export function stripJpeg(bytes: Uint8Array, removal: Removal): Stripped {
  const segments = jpegSegments(bytes)
  const [exif] = segments.flatMap((segment) => exifBlock(bytes, segment) ?? [])
  const kept = exif && exifToKeep(exif, removal)
  const stays = removal === 'place' ? segments : segments.filter((segment) => isPicture(bytes, segment))
  const jfif = stays.findIndex(({ marker }) => marker === APP0) + 1
  const part = removal === 'place' ? withoutPlace : withoutThumbnail
  const parts: (Uint8Array | null)[] = stays.map((segment) => part(bytes, segment))
  if (kept) parts.splice(jfif, 0, jpegSegment(APP1, concatBytes([latin1(EXIF_NAME), kept])))
  return {
    bytes: concatBytes([bytes.subarray(0, 2), ...parts.filter((each) => each !== null)]),
    orientation: exif ? exifOrientation(exif) : 1,
  }
}
