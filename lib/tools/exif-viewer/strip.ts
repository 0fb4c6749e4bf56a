import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { ToolError } from '@/lib/core/errors'
import { exifOrientation, orientationBlock } from '@/lib/image/formats/exif/orientation'
import {
  APP0,
  APP1,
  APP14,
  APP2,
  beginsWith,
  COMMENT,
  EXIF_NAME,
  exifBlock,
  jpegSegment,
  jpegSegments,
  type JpegSegment,
} from '@/lib/image/formats/jpeg/segments'
import { imageKind, type ImageKind } from '@/lib/image/formats/kind'
import { PNG_SIGNATURE_BYTES, pngChunk, pngChunks, pngOrientation } from '@/lib/image/formats/png/chunks'
import { webpChunk, webpChunks, webpFile, webpOrientation, type WebpChunk } from '@/lib/image/formats/webp/chunks'
import { baseName } from '@/lib/text/file-name'

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

/**
 * A JPEG without EXIF, XMP, IPTC, comments, thumbnails, other application data and anything after its end marker. Kept
 * byte for byte: all coded picture data, JFIF, the ICC profile and Adobe's colour marker. ToolErrors of `jpegSegments`.
 */
function stripJpeg(bytes: Uint8Array): Stripped {
  const segments = jpegSegments(bytes)
  const [exif] = segments.flatMap((segment) => exifBlock(bytes, segment) ?? [])
  const orientation = exif ? exifOrientation(exif) : 1
  const stays = segments.filter((segment) => isPicture(bytes, segment))
  const jfif = stays.findIndex(({ marker }) => marker === APP0) + 1
  const parts = stays.map((segment) => withoutThumbnail(bytes, segment))
  if (orientation !== 1) {
    const content = concatBytes([latin1(EXIF_NAME), orientationBlock(orientation)])
    parts.splice(jfif, 0, jpegSegment(APP1, content))
  }
  return { bytes: concatBytes([bytes.subarray(0, 2), ...parts]), orientation }
}

/** Chunks that may be left out and yet say how the picture looks (PNG specification, third edition, 11.3). */
const LOOKS = [
  ...['tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'mDCv', 'cLLI', 'cLLi'],
  ...['bKGD', 'hIST', 'pHYs', 'sPLT', 'acTL', 'fcTL', 'fdAT'],
]

/** A capital first letter marks a chunk that no decoder may skip (5.4). */
function isCritical(type: string): boolean {
  return /^[A-Z]/.test(type)
}

/**
 * A PNG without texts, EXIF, XMP, time, private chunks and anything after its end. Every kept chunk is copied byte for
 * byte, check sum included. ToolError `imageTruncated` when the file is cut off.
 */
function stripPng(bytes: Uint8Array): Stripped {
  const chunks = pngChunks(bytes)
  const exif = chunks.find(({ type }) => type === 'eXIf')
  const orientation = pngOrientation(bytes, chunks)
  const parts = chunks.flatMap((chunk) => {
    // It keeps its place: all decoders apply an orientation before the picture data, and not all of them one behind it.
    if (chunk === exif && orientation !== 1) return pngChunk('eXIf', orientationBlock(orientation))
    const stays = isCritical(chunk.type) || LOOKS.includes(chunk.type)
    return stays ? bytes.subarray(chunk.start, chunk.end) : []
  })
  return { bytes: concatBytes([bytes.subarray(0, PNG_SIGNATURE_BYTES), ...parts]), orientation }
}

/** What a WebP picture is made of (WebP container specification, extended file format). */
const PICTURE = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']

/** Flags of VP8X that say that EXIF and XMP follow. */
const EXIF_FLAG = 0x08
const XMP_FLAG = 0x04

function withFlags(bytes: Uint8Array, { type, content, end }: WebpChunk, keepsExif: boolean): Uint8Array {
  const copy = bytes.slice(content, end)
  if (type === 'VP8X') copy[0] = ((copy[0] ?? 0) & ~(EXIF_FLAG | XMP_FLAG)) | (keepsExif ? EXIF_FLAG : 0)
  return webpChunk(type, copy)
}

/**
 * A WebP without EXIF, XMP, unknown chunks and anything after its end; picture, alpha, frames and ICC profile stay byte
 * for byte. ToolError `imageTruncated` when the file is cut off.
 */
function stripWebp(bytes: Uint8Array): Stripped {
  const chunks = webpChunks(bytes)
  const orientation = webpOrientation(bytes, chunks)
  const keepsExif = orientation !== 1
  const stays = chunks.filter(({ type }) => PICTURE.includes(type)).map((chunk) => withFlags(bytes, chunk, keepsExif))
  if (keepsExif) stays.push(webpChunk('EXIF', orientationBlock(orientation)))
  return { bytes: webpFile(stays), orientation }
}

const STRIPPERS: Partial<Record<ImageKind, (bytes: Uint8Array) => Stripped>> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
}

/**
 * A copy of an image file without its data, the picture byte for byte as it was. ToolErrors: `imageNotSupported`,
 * `cannotRemove` {format} for kinds other than JPEG, PNG and WebP, `imageTruncated`, `imageDamaged`.
 */
export function strip(bytes: Uint8Array): Stripped {
  const kind = imageKind(bytes)
  if (!kind) throw new ToolError('imageNotSupported')
  const stripper = STRIPPERS[kind]
  if (!stripper) throw new ToolError('cannotRemove', { format: kind.toUpperCase() })
  return stripper(bytes)
}

/** `photo.jpg` → `clean_photo.jpg`. */
export function cleanName(name: string): string {
  return `clean_${name}`
}

/** `photo.jpg`, `json` → `exif_data_photo.json`. */
export function dataName(name: string, format: 'json' | 'txt'): string {
  return `exif_data_${baseName(name)}.${format}`
}
