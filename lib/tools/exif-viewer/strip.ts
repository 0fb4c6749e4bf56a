import { textAt } from '@/lib/core/byte-reader'
import { concatBytes } from '@/lib/core/byte-writer'
import { isToolError, ToolError } from '@/lib/core/errors'
import { exifOrientation, isExifBlock, ORIENTATION } from '@/lib/image/formats/exif/orientation'
import { pruneTiff, type Keep } from '@/lib/image/formats/metadata/prune'
import { isRawTiff } from '@/lib/image/formats/exif/tiff'
import { hasScan, isTruncatedJpeg, withEndMarker } from '@/lib/image/formats/jpeg/segments'
import { notAnImage } from '@/lib/image/formats/not-an-image'
import type { ImageKind } from '@/lib/image/formats/image-formats'
import { imageKind } from '@/lib/image/formats/kind'
import {
  PNG_CHECK_SUM_BYTES,
  PNG_SIGNATURE_BYTES,
  pngChunk,
  pngChunks,
  pngOrientation,
} from '@/lib/image/formats/png/chunks'
import {
  EXIF_FLAG,
  webpChunk,
  webpChunks,
  webpExif,
  webpFile,
  webpOrientation,
  type WebpChunk,
} from '@/lib/image/formats/webp/chunks'
import { datesOnly, exifToKeep, withoutGps, xmpWithoutPlace } from '@/lib/image/formats/metadata/strip-blocks'
import type { Removal } from '@/lib/image/formats/metadata/removal-options'
import { stripHeif } from './strip-heif'
import { stripJpeg, type Stripped } from '@/lib/image/formats/metadata/strip-jpeg'

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
      // It keeps its position: every decoder applies an orientation before the picture data, but not every one after it.
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

/** Flag of VP8X that says that XMP follows. */
const XMP_FLAG = 0x04

function withFlags(bytes: Uint8Array, { type, content, end }: WebpChunk, flags: number): Uint8Array {
  const copy = bytes.slice(content, end)
  if (type === 'VP8X') copy[0] = (copy[0]! & ~(EXIF_FLAG | XMP_FLAG)) | flags
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

/**
 * A TIFF with its other entries zeroed in place. ToolErrors: `cannotRemoveUnread` for RAW and BigTIFF, which no tool here
 * reads, and those of `pruneTiff`.
 */
function stripTiff(bytes: Uint8Array, removal: Removal): Stripped {
  if (isRawTiff(bytes)) throw new ToolError('cannotRemoveUnread', { format: 'RAW' })
  if (!isExifBlock(bytes)) throw new ToolError('cannotRemoveUnread', { format: 'BigTIFF' })
  return { bytes: pruneTiff(bytes, TIFF_KEEPS[removal]), orientation: exifOrientation(bytes) }
}

/** `cannotRemoveDamaged` for segments out of order, which decoders pass over. */
function stripDamagedJpeg(bytes: Uint8Array, removal: Removal): Stripped {
  try {
    return stripJpeg(isTruncatedJpeg(bytes) && hasScan(bytes) ? withEndMarker(bytes) : bytes, removal)
  } catch (error) {
    throw isToolError(error) && hasScan(bytes) ? new ToolError('cannotRemoveDamaged') : error
  }
}

const stripHeifFile = (bytes: Uint8Array, removal: Removal): Stripped => ({
  bytes: stripHeif(bytes, removal),
  orientation: 1,
})

const STRIPPERS: Partial<Record<ImageKind, (bytes: Uint8Array, removal: Removal) => Stripped>> = {
  jpeg: stripDamagedJpeg,
  png: stripPng,
  webp: stripWebp,
  tiff: stripTiff,
  heic: stripHeifFile,
  avif: stripHeifFile,
}

/**
 * A copy of an image file without its data, or without what `removal` names, the picture byte for byte as it was. ToolErrors: `imageNotSupported`,
 * `cannotRemove` {format} for other kinds of picture, `cannotRemoveUnread` {format}, `cannotRemoveDamaged`, `imageTruncated`, `imageDamaged`.
 */
export function strip(bytes: Uint8Array, removal: Removal = 'everything'): Stripped {
  const kind = imageKind(bytes)
  if (!kind) throw notAnImage(bytes)
  const stripper = STRIPPERS[kind]
  if (!stripper) throw new ToolError('cannotRemove', { format: kind.toUpperCase() })
  return stripper(bytes, removal)
}
