import { textAt } from '@/lib/core/byte-reader'
import { concatBytes } from '@/lib/core/byte-writer'
import { isToolError, ToolError } from '@/lib/core/errors'
import { isExifBlock, ORIENTATION } from '@/lib/image/formats/exif/orientation'
import { pruneTiff, type Keep } from './prune'
import { isRawTiff, TIFF_IPTC, TIFF_RESOURCES, TIFF_XMP } from '@/lib/image/formats/exif/tiff'
import { hasScan, isTruncatedJpeg, unnamedExif, withEndMarker } from '@/lib/image/formats/jpeg/segments'
import { notAnImage } from '@/lib/image/formats/not-an-image'
import type { ImageKind } from '@/lib/image/formats/image-formats'
import { imageKind } from '@/lib/image/formats/kind'
import {
  isPictureChunk,
  isPlainText,
  PNG_CHECK_SUM_BYTES,
  PNG_SIGNATURE_BYTES,
  pngChunk,
  pngChunks,
  xmpStart,
} from '@/lib/image/formats/png/chunks'
import {
  EXIF_FLAG,
  WEBP_PICTURE,
  XMP_FLAG,
  webpChunk,
  webpChunks,
  webpFile,
  type WebpChunk,
} from '@/lib/image/formats/webp/chunks'
import { blocksOf } from './blocks'
import { orientationOf } from './exif-block'
import { keptBlocks } from './kept-blocks'
import { profileType, rawProfile, rawProfileText } from './raw-profile'
import { datesOnly, exifToKeep, resourcesToKeep, tiffValueToKeep, xmpToKeep, xmpWithoutPlace } from './strip-blocks'
import { withoutPlaces } from './without-place'
import type { Removal } from './removal-options'
import { stripHeif } from './strip-heif'
import { stripJpeg } from './strip-jpeg'

/** A file without its data. */
interface Stripped {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The only entry that is kept unless it is 1: without it the picture would be turned. */
  readonly orientation: number
}

/** Texts of these keywords are taken to be what they say. */
const PLACE_TEXT = /gps|location|city|country|province|latitude|longitude|\bstate$/i
const DATE_TEXT = /date|^creation time$/i

/** What remains of a text of a PNG, from its keyword on; null if nothing does. */
function textToKeep(type: string, data: Uint8Array, removal: Removal): Uint8Array | null {
  if (removal === 'everything') return null
  // What is compressed cannot be searched.
  if (!isPlainText(type, data)) return null
  const xmp = xmpStart(type, data)
  if (xmp >= 0) {
    const kept = xmpToKeep(data.subarray(xmp), removal)
    return kept && concatBytes([data.subarray(0, xmp), kept])
  }
  const keyword = textAt(data, 0, Math.max(data.indexOf(0), 0))
  const profile = rawProfile(data)
  if (profile) {
    const kept = RAW_TO_KEEP[profile.kind](profile.content, removal)
    return kept && rawProfileText({ ...profile, content: kept })
  }
  if (/^raw profile/i.test(keyword)) return null
  if (removal === 'exceptDate') return DATE_TEXT.test(keyword) ? data : null
  return PLACE_TEXT.test(keyword) ? null : xmpWithoutPlace(data)
}

const RAW_TO_KEEP = { exif: exifToKeep, xmp: xmpToKeep, resources: resourcesToKeep }

/**
 * A PNG without texts, EXIF, XMP, time, private chunks and anything after its end. Every kept chunk is copied byte for
 * byte, check sum included. ToolError `imageTruncated` when the file is cut off.
 */
function stripPng(bytes: Uint8Array, removal: Removal): Uint8Array<ArrayBuffer> {
  const parts = pngChunks(bytes).flatMap(({ type, start, content, end }) => {
    const data = bytes.subarray(content, end - PNG_CHECK_SUM_BYTES)
    // EXIF keeps its position: every decoder applies an orientation before the picture data, but not every one after it.
    const isText = ['tEXt', 'zTXt', 'iTXt'].includes(type)
    if (type === 'eXIf' || isText) {
      const kept = isText ? textToKeep(type, data, removal) : exifToKeep(unnamedExif(data), removal)
      if (!kept) return []
      // A raw profile that was kept is serialized as `tEXt`, without the language tag of an `iTXt` chunk.
      return [pngChunk(isText && profileType(kept) ? 'tEXt' : type, kept)]
    }
    const stays = isPictureChunk(type) || (type === 'tIME' && removal !== 'everything')
    return stays ? [bytes.subarray(start, end)] : []
  })
  return concatBytes([bytes.subarray(0, PNG_SIGNATURE_BYTES), ...parts])
}

function withFlags(bytes: Uint8Array, { type, content, end }: WebpChunk, flags: number): Uint8Array {
  const copy = bytes.slice(content, end)
  if (type === 'VP8X') copy[0] = (copy[0]! & ~(EXIF_FLAG | XMP_FLAG)) | flags
  return webpChunk(type, copy)
}

/**
 * A WebP without EXIF, XMP, unknown chunks and anything after its end; picture, alpha, frames and ICC profile stay byte
 * for byte. ToolError `imageTruncated` when the file is cut off.
 */
function stripWebp(bytes: Uint8Array, removal: Removal): Uint8Array<ArrayBuffer> {
  const { exif, xmp } = keptBlocks(bytes, removal)
  const flags = (exif ? EXIF_FLAG : 0) | (xmp ? XMP_FLAG : 0)
  const picture = bytes.slice()
  const { blocks, unreadAt } = blocksOf(bytes)
  // Frames may hold chunks of their own.
  for (const { start, end } of [...unreadAt, ...blocks.flatMap(({ extents }) => extents)]) picture.fill(0, start, end)
  const stays = webpChunks(bytes)
    .filter(({ type }) => WEBP_PICTURE.includes(type))
    .map((chunk) => withFlags(picture, chunk, flags))
  if (exif) stays.push(webpChunk('EXIF', exif))
  if (xmp) stays.push(webpChunk('XMP ', xmp))
  return webpFile(stays)
}

/** Tags that say how a TIFF's picture is stored and looks (TIFF 6.0 and its supplements; ICC.1, annex B.4). */
const TIFF_PICTURE = [
  ...[254, 255, 256, 257, 258, 259, 262, 263, 264, 265, 266, 273, 277, 278, 279, 280, 281, 282, 283, 284, 290, 291],
  ...[292, 293, 296, 301, 317, 318, 319, 320, 321, 322, 323, 324, 325, 330, 332, 334, 336, 338, 339, 340, 341, 342],
  ...[347, 512, 513, 514, 515, 517, 518, 519, 520, 521, 529, 530, 531, 532, 34_675, 50_674, ORIENTATION],
]
/** XMP, IPTC and Photoshop's image resources, of which a part may remain. */
const TIFF_BLOCKS = [TIFF_XMP, TIFF_IPTC, TIFF_RESOURCES]

const pictureOnly: Keep = (tag, directory) => directory === 'page' && TIFF_PICTURE.includes(tag)
const exceptDate: Keep = (tag, directory) =>
  pictureOnly(tag, directory) || datesOnly(tag, directory) || (directory === 'page' && TIFF_BLOCKS.includes(tag))

/**
 * A TIFF with its other entries zeroed in place. ToolErrors: `cannotRemoveUnread` for RAW and BigTIFF, which no tool here
 * reads, and those of `pruneTiff`.
 */
function stripTiff(bytes: Uint8Array, removal: Removal): Uint8Array<ArrayBuffer> {
  if (isRawTiff(bytes)) throw new ToolError('cannotRemoveUnread', { format: 'RAW' })
  if (!isExifBlock(bytes)) throw new ToolError('cannotRemoveUnread', { format: 'BigTIFF' })
  if (removal === 'place') return withoutPlaces(bytes).bytes
  if (removal === 'everything') return pruneTiff(bytes, pictureOnly)
  return pruneTiff(bytes, exceptDate, (tag, value) => tiffValueToKeep(tag, value, removal))
}

/** `cannotRemoveDamaged` for segments out of order, which decoders pass over. */
function stripDamagedJpeg(bytes: Uint8Array, removal: Removal): Uint8Array<ArrayBuffer> {
  try {
    return stripJpeg(isTruncatedJpeg(bytes) && hasScan(bytes) ? withEndMarker(bytes) : bytes, removal)
  } catch (error) {
    throw isToolError(error) && hasScan(bytes) ? new ToolError('cannotRemoveDamaged') : error
  }
}

const STRIPPERS: Partial<Record<ImageKind, (bytes: Uint8Array, removal: Removal) => Uint8Array<ArrayBuffer>>> = {
  jpeg: stripDamagedJpeg,
  png: stripPng,
  webp: stripWebp,
  tiff: stripTiff,
  heic: stripHeif,
  avif: stripHeif,
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
  const clean = stripper(bytes, removal)
  // HEIF turns its picture by itself, and says so in EXIF only for the record.
  return { bytes: clean, orientation: kind === 'heic' || kind === 'avif' ? 1 : orientationOf(bytes) }
}
