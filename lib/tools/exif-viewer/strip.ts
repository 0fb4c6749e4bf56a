import { textAt } from '@/lib/core/byte-reader'
import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { ToolError } from '@/lib/core/errors'
import { exifOrientation, isExifBlock, ORIENTATION } from '@/lib/image/formats/exif/orientation'
import { pruneTiff, type Keep } from './prune'
import { isRawTiff } from '@/lib/image/formats/exif/tiff'
import {
  APP0,
  APP1,
  APP13,
  APP14,
  APP2,
  beginsWith,
  COMMENT,
  EXIF_NAME,
  exifBlock,
  hasScan,
  isTruncatedJpeg,
  jpegSegment,
  jpegSegments,
  withEndMarker,
  type JpegSegment,
} from '@/lib/image/formats/jpeg/segments'
import { notAnImage } from '@/lib/image/formats/foreign'
import { imageKind, type ImageKind } from '@/lib/image/formats/kind'
import {
  PNG_CHECK_SUM_BYTES,
  PNG_SIGNATURE_BYTES,
  pngChunk,
  pngChunks,
  pngOrientation,
} from '@/lib/image/formats/png/chunks'
import {
  webpChunk,
  webpChunks,
  webpExif,
  webpFile,
  webpOrientation,
  type WebpChunk,
} from '@/lib/image/formats/webp/chunks'
import { baseName } from '@/lib/text/file-name'
import { datesOnly, exifToKeep, photoshopWithoutPlace, withoutGps, xmpWithoutPlace, type Removal } from './removal'
import { stripHeif } from './strip-heif'

/** A file without its data. */
interface Stripped {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The one entry that stays where it is not 1: without it the picture would turn. */
  readonly orientation: number
}

/** The last of the application segments' markers. */
const APP15 = 0xef
const MARKER_AND_LENGTH = 4

/** Bytes of a JFIF segment, marker included, up to and with the size of its thumbnail (ITU-T T.871, 10.1). */
const JFIF_BYTES = 18

/** Application segments without which the picture would look different. */
function isPicture(bytes: Uint8Array, segment: JpegSegment): boolean {
  const { marker } = segment
  if (marker === COMMENT) return false
  if (marker < APP0 || marker > APP15) return true
  if (marker === APP0) return beginsWith(bytes, segment, 'JFIF\0')
  if (marker === APP2) return beginsWith(bytes, segment, 'ICC_PROFILE\0')
  return marker === APP14 && beginsWith(bytes, segment, 'Adobe')
}

/** The JFIF segment without the thumbnail it may hold; any other segment as it is. */
function withoutThumbnail(bytes: Uint8Array, { marker, start, content, end }: JpegSegment): Uint8Array {
  if (marker !== APP0) return bytes.subarray(start, end)
  const header = bytes.slice(content - MARKER_AND_LENGTH, Math.min(end, content - MARKER_AND_LENGTH + JFIF_BYTES))
  if (header.length < JFIF_BYTES) return header
  header.set([0, JFIF_BYTES - 2], 2)
  header.set([0, 0], JFIF_BYTES - 2)
  return header
}

const XMP_NAME = 'http://ns.adobe.com/xap/1.0/\0'
const PHOTOSHOP_NAME = 'Photoshop 3.0\0'
/** Extended XMP, which cannot be read on its own, and the multi-picture index: both are removed. */
const DROPPED_NAMES = ['http://ns.adobe.com/xmp/extension/\0', 'MPF\0']

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
 * byte for byte: all coded picture data, JFIF, the ICC profile and Adobe's colour marker. ToolErrors of `jpegSegments`.
 */
function stripJpeg(bytes: Uint8Array, removal: Removal): Stripped {
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

/** Chunks that may be left out and yet say how the picture looks (PNG specification, third edition, 11.3). */
const LOOKS = [
  ...['tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'mDCv', 'cLLI', 'cLLi'],
  ...['bKGD', 'hIST', 'pHYs', 'sPLT', 'acTL', 'fcTL', 'fdAT'],
]

/** True for an international text that is not compressed: its flag follows the keyword (11.3.3.4). */
function isPlainText(content: Uint8Array): boolean {
  return content[content.indexOf(0) + 1] === 0
}

/** A capital first letter marks a chunk that no decoder may skip (5.4). */
function isCritical(type: string): boolean {
  return /^[A-Z]/.test(type)
}

/**
 * A PNG without texts, EXIF, XMP, time, private chunks and anything after its end. Every kept chunk is copied byte for
 * byte, check sum included. ToolError `imageTruncated` when the file is cut off.
 */
function stripPng(bytes: Uint8Array, removal: Removal): Stripped {
  const chunks = pngChunks(bytes)
  const exif = chunks.find(({ type }) => type === 'eXIf')
  const orientation = pngOrientation(bytes, chunks)
  const parts = chunks.flatMap((chunk) => {
    const { type, start, content, end } = chunk
    const data = bytes.subarray(content, end - PNG_CHECK_SUM_BYTES)
    if (chunk === exif) {
      // It keeps its place: all decoders apply an orientation before the picture data, and not all of them one behind it.
      const kept = exifToKeep(data, removal)
      return kept ? pngChunk('eXIf', kept) : []
    }
    if (isCritical(type) || LOOKS.includes(type)) return bytes.subarray(start, end)
    if (type === 'tIME') return removal === 'everything' ? [] : bytes.subarray(start, end)
    if (removal !== 'place') return []
    // A place in compressed text cannot be blanked, so such text goes whole.
    if (type === 'iTXt') return isPlainText(data) ? pngChunk(type, xmpWithoutPlace(data)) : []
    return type === 'zTXt' || textAt(data, 0, 11) === 'Raw profile' ? [] : bytes.subarray(start, end)
  })
  return { bytes: concatBytes([bytes.subarray(0, PNG_SIGNATURE_BYTES), ...parts]), orientation }
}

/** What a WebP picture is made of (WebP container specification, extended file format). */
const PICTURE = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']

/** Flags of VP8X that say that EXIF and XMP follow. */
const EXIF_FLAG = 0x08
const XMP_FLAG = 0x04

function withFlags(bytes: Uint8Array, { type, content, end }: WebpChunk, flags: number): Uint8Array {
  const copy = bytes.slice(content, end)
  if (type === 'VP8X') copy[0] = ((copy[0] ?? 0) & ~(EXIF_FLAG | XMP_FLAG)) | flags
  return webpChunk(type, copy)
}

/**
 * A WebP without EXIF, XMP, unknown chunks and anything after its end; picture, alpha, frames and ICC profile stay byte
 * for byte. ToolError `imageTruncated` when the file is cut off.
 */
function stripWebp(bytes: Uint8Array, removal: Removal): Stripped {
  const chunks = webpChunks(bytes)
  const block = webpExif(bytes, chunks)
  const exif = block && exifToKeep(block, removal)
  const xmp = removal === 'place' ? chunks.find(({ type }) => type === 'XMP ') : undefined
  const flags = (exif ? EXIF_FLAG : 0) | (xmp ? XMP_FLAG : 0)
  const stays = chunks.filter(({ type }) => PICTURE.includes(type)).map((chunk) => withFlags(bytes, chunk, flags))
  if (exif) stays.push(webpChunk('EXIF', exif))
  if (xmp) stays.push(webpChunk('XMP ', xmpWithoutPlace(bytes.subarray(xmp.content, xmp.end))))
  return { bytes: webpFile(stays), orientation: webpOrientation(bytes, chunks) }
}

/** Tags that say how a TIFF's picture is stored and looks (TIFF 6.0 and its supplements; ICC.1, annex B.4). */
const TIFF_PICTURE = [
  ...[254, 255, 256, 257, 258, 259, 262, 263, 264, 265, 266, 273, 277, 278, 279, 280, 281, 282, 283, 284, 290, 291],
  ...[292, 293, 296, 301, 317, 318, 319, 320, 321, 322, 323, 324, 325, 330, 332, 334, 336, 338, 339, 340, 341, 342],
  ...[347, 512, 513, 514, 515, 517, 518, 519, 520, 521, 529, 530, 531, 532, 34_675, 50_674, ORIENTATION],
]
/** Blocks that may contain a location that cannot be removed alone: XMP, IPTC, Photoshop's image resources. */
const TIFF_BLOCKS = [700, 33_723, 34_377]

const TIFF_KEEPS: Readonly<Record<Removal, Keep>> = {
  everything: (tag, directory) => directory === 'page' && TIFF_PICTURE.includes(tag),
  place: (tag, directory) => withoutGps(tag, directory) && !TIFF_BLOCKS.includes(tag),
  exceptDate: (tag, directory) => TIFF_KEEPS.everything(tag, directory) || datesOnly(tag, directory),
}

/** A TIFF whose other entries are zero, in place. ToolErrors: `cannotRemove` for raw pictures and BigTIFF; of `pruneTiff`. */
function stripTiff(bytes: Uint8Array, removal: Removal): Stripped {
  if (isRawTiff(bytes)) throw new ToolError('cannotRemove', { format: 'RAW' })
  if (!isExifBlock(bytes)) throw new ToolError('cannotRemove', { format: 'BigTIFF' })
  return { bytes: pruneTiff(bytes, TIFF_KEEPS[removal]), orientation: exifOrientation(bytes) }
}

const stripHeifFile = (bytes: Uint8Array, removal: Removal): Stripped => ({
  bytes: stripHeif(bytes, removal),
  orientation: 1,
})

const STRIPPERS: Partial<Record<ImageKind, (bytes: Uint8Array, removal: Removal) => Stripped>> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  tiff: stripTiff,
  heic: stripHeifFile,
  avif: stripHeifFile,
}

/**
 * A copy of an image file without its data, or without what `removal` names, the picture byte for byte as it was. ToolErrors: `imageNotSupported`,
 * `cannotRemove` {format} for other kinds of picture, `imageTruncated`, `imageDamaged`.
 */
export function strip(bytes: Uint8Array, removal: Removal = 'everything'): Stripped {
  const kind = imageKind(bytes)
  if (!kind) throw notAnImage(bytes)
  const stripper = STRIPPERS[kind]
  if (!stripper) throw new ToolError('cannotRemove', { format: kind.toUpperCase() })
  return stripper(kind === 'jpeg' && isTruncatedJpeg(bytes) && hasScan(bytes) ? withEndMarker(bytes) : bytes, removal)
}

/** `photo.jpg` → `clean_photo.jpg`. */
export function cleanName(name: string): string {
  return `clean_${name}`
}

/** `photo.jpg`, `json` → `exif_data_photo.json`. */
export function dataName(name: string, format: 'json' | 'txt'): string {
  return `exif_data_${baseName(name)}.${format}`
}
