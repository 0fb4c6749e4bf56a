import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { uprightExif } from '@/lib/image/formats/exif/upright'
import { xmpWithoutBehind } from '@/lib/image/formats/metadata/strip-blocks'
import type { Size } from '@/lib/image/pixels/geometry'
import {
  APP0,
  APP1,
  APP13,
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
} from './segments'

/** XMP's own orientation, as an attribute or an element. */
const XMP_ORIENTATION = /tiff:Orientation(="|='|>)\s*[2-8](?=["'\s<])/g

/**
 * The XMP of a file for a copy without appended data: its orientation is 1, and references to an appended movie or picture
 * are removed. The length stays the same.
 */
export function carriedXmp(xmp: Uint8Array): Uint8Array {
  const upright = xmpWithoutBehind(xmp)
  for (const { index, 0: found } of new TextDecoder('latin1').decode(xmp).matchAll(XMP_ORIENTATION)) {
    upright[index + found.length - 1] = 0x31
  }
  return upright
}

/**
 * A segment as it goes into the new file, or null if it would be wrong there: ICC profiles, since the pixels are now sRGB; MPF,
 * whose offsets point past the old file; and everything that describes the coding.
 */
function carriedOver(bytes: Uint8Array, segment: JpegSegment, size: Size): Uint8Array | null {
  const whole = bytes.subarray(segment.start, segment.end)
  switch (segment.marker) {
    case APP1: {
      const exif = exifBlock(bytes, segment)
      if (exif) return jpegSegment(APP1, concatBytes([latin1(EXIF_NAME), uprightExif(exif, size)]))
      if (beginsWith(bytes, segment, XMP_NAME)) return carriedXmp(whole)
      return beginsWith(bytes, segment, EXTENDED_XMP_NAME) ? whole : null
    }
    case APP13:
      return beginsWith(bytes, segment, PHOTOSHOP_NAME) ? whole : null
    case COMMENT:
      return whole
    default:
      return null
  }
}

/**
 * The segments of a JPEG file with its EXIF, XMP, IPTC and comments, byte for byte except for what `uprightExif` (for a picture
 * of this size) and the new orientation change; empty if there are none. ToolErrors of `jpegSegments`.
 */
export function metadataOf(jpeg: Uint8Array, size: Size): Uint8Array {
  return concatBytes(jpegSegments(jpeg).flatMap((segment) => carriedOver(jpeg, segment, size) ?? []))
}

/** A JPEG file with these segments inserted after its JFIF header. */
export function withMetadata(jpeg: Uint8Array<ArrayBuffer>, metadata: Uint8Array): Uint8Array<ArrayBuffer> {
  if (metadata.length === 0) return jpeg
  const [first] = jpegSegments(jpeg)
  const split = first?.marker === APP0 ? first.end : 2
  return concatBytes([jpeg.subarray(0, split), metadata, jpeg.subarray(split)])
}
