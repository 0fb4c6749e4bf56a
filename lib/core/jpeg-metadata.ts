import { concatBytes } from './byte-writer'
import { uprightExif } from './exif-upright'
import { APP0, APP1, APP13, beginsWith, COMMENT, jpegSegments, type JpegSegment } from './jpeg-segments'

const EXIF = 'Exif\0\0'
const XMP = 'http://ns.adobe.com/xap/1.0/\0'
const EXTENDED_XMP = 'http://ns.adobe.com/xmp/extension/\0'
/** XMP's own orientation, as an attribute or an element. */
const XMP_ORIENTATION = /tiff:Orientation(="|='|>)\s*[2-8](?=["'\s<])/g
/** Segments up to this many bytes: their length has 16 bits. */
const MAX_LENGTH = 0xffff

function latin1Text(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}

/** The orientation that XMP states made 1; the text keeps its length. */
function uprightXmp(segment: Uint8Array): Uint8Array {
  const upright = segment.slice()
  for (const { index, 0: found } of latin1Text(segment).matchAll(XMP_ORIENTATION)) {
    upright[index + found.length - 1] = 0x31
  }
  return upright
}

/** A segment of this marker around its content. */
function segmentOf(marker: number, content: Uint8Array): Uint8Array {
  const length = content.length + 2
  if (length > MAX_LENGTH) throw new RangeError('segment too long')
  return concatBytes([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), content])
}

/**
 * A segment as the new file shall have it, null for one that would be wrong there: an ICC profile, since the pixels are
 * sRGB now; MPF, whose offsets point behind the old file; and all that belongs to the coding.
 */
function kept(bytes: Uint8Array, segment: JpegSegment): Uint8Array | null {
  const whole = bytes.subarray(segment.start, segment.end)
  switch (segment.marker) {
    case APP1: {
      if (beginsWith(bytes, segment, EXIF)) {
        const tiff = bytes.slice(segment.content + EXIF.length, segment.end)
        return segmentOf(
          APP1,
          concatBytes([bytes.subarray(segment.content, segment.content + EXIF.length), uprightExif(tiff)]),
        )
      }
      if (beginsWith(bytes, segment, XMP)) return uprightXmp(whole)
      return beginsWith(bytes, segment, EXTENDED_XMP) ? whole : null
    }
    case APP13:
      return beginsWith(bytes, segment, 'Photoshop 3.0\0') ? whole : null
    case COMMENT:
      return whole
    default:
      return null
  }
}

/**
 * The segments of a JPEG file that hold its EXIF, XMP, IPTC and comments, byte for byte but for what `uprightExif` fits
 * to upright sRGB pixels; empty when there are none. ToolErrors of `jpegSegments`.
 */
export function metadataOf(jpeg: Uint8Array): Uint8Array {
  return concatBytes(jpegSegments(jpeg).flatMap((segment) => kept(jpeg, segment) ?? []))
}

/** A JPEG file with these whole segments behind its JFIF header. */
export function withMetadata(jpeg: Uint8Array<ArrayBuffer>, metadata: Uint8Array): Uint8Array<ArrayBuffer> {
  if (metadata.length === 0) return jpeg
  const [first] = jpegSegments(jpeg)
  const split = first?.marker === APP0 ? first.end : 2
  return concatBytes([jpeg.subarray(0, split), metadata, jpeg.subarray(split)])
}
