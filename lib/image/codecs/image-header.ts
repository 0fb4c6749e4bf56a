import { MEGABYTE } from '@/lib/core/bytes'
import { ToolError } from '@/lib/core/errors'
import { MAX_MEGABYTES } from '@/lib/core/file-limits'
import { readBytes } from '@/lib/core/read-bytes'
import { isRawTiff } from '@/lib/image/formats/exif/tiff'
import { leftOutOf, type LeftOut } from '@/lib/image/formats/left-out'
import { rawDay, rawPreview } from '@/lib/image/formats/raw-preview'
import { notAnImage } from '@/lib/image/formats/not-an-image'
import { hasScan, withEndMarker } from '@/lib/image/formats/jpeg/segments'
import { withPlainTexts } from './png-texts'
import { dayOf } from '@/lib/image/formats/metadata/day-taken'
import type { ImageKind } from '@/lib/image/formats/image-formats'
import { imageKind, type PictureNote } from '@/lib/image/formats/kind'
import { hasTooManyParts, isAnimated, isStatedOnItsSide, isTruncated, statedSize } from '@/lib/image/formats/structure'
import { assertDrawable } from '@/lib/image/formats/svg/drawable'
import type { Size } from '@/lib/image/pixels/geometry'
import { maxPixels } from '@/lib/image/limits'
import { canvasReading } from './canvas-reading'
import { decodeNatively } from './decode-natively'
import { gunzip, svgText } from './svg-text'
import { thisDevice } from './this-device'

/**
 * What an image file is. Its size is in pixels as the picture is shown, after HEIF's rotation and EXIF orientation where the
 * browser applies it; CSS pixels for an SVG.
 */
export interface ImageHeader extends Size {
  readonly kind: ImageKind
  readonly animated: boolean
  /** Why the picture may look wrong: the file is truncated (the rest is gray), or this browser alters pixels. */
  readonly note?: PictureNote
  /** The day it was taken, as an ISO date, if `inspectFile` finds one, or a raw file says so. */
  readonly taken?: string
  /** What the file holds beyond what is used of it. */
  readonly leftOut?: readonly LeftOut[] | undefined
  /** The picture is inside the file (SVGZ, camera raw), which no browser shows as it is. */
  readonly isUnwrapped?: true
}

/** A file that was read and may be decoded; both are those of the picture inside, if it is wrapped. */
export interface OpenedImage {
  readonly file: Blob
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly header: ImageHeader
}

/**
 * Browsers differ in applying EXIF orientation to PNG and WebP, so a test picture is decoded, unless that takes too much
 * memory.
 */
async function sizeAsDecoded(bytes: Uint8Array<ArrayBuffer>, kind: ImageKind, size: Size): Promise<Size> {
  if (size.width * size.height > maxPixels(thisDevice())) return size
  const bitmap = await decodeNatively(new Blob([bytes]), kind)
  if (!bitmap) return size
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}

function noteOn(bytes: Uint8Array, kind: ImageKind): PictureNote | undefined {
  if (isTruncated(bytes, kind)) return 'incomplete'
  return canvasReading() === 'altered' ? 'altered' : undefined
}

/**
 * Reads what an image file states about itself; it is decoded only if nothing else gives its size as shown. `limit` is in
 * pixels, by default what fits this device. ToolErrors: those of `notAnImage`, `imageDamaged` if its header cannot be read,
 * `imageTooManyPixels` above the limit (an SVG has no pixels to limit).
 */
export async function readImageHeader(
  bytes: Uint8Array<ArrayBuffer>,
  limit: number = maxPixels(thisDevice()),
): Promise<ImageHeader> {
  const kind = imageKind(bytes)
  if (!kind) throw notAnImage(bytes)
  if (hasTooManyParts(bytes, kind)) throw new ToolError('imageDamaged')
  const stated = statedSize(bytes, kind)
  if (!stated || !(stated.width > 0 && stated.height > 0)) throw new ToolError('imageDamaged')
  const { width, height } = isStatedOnItsSide(bytes, kind) ? await sizeAsDecoded(bytes, kind, stated) : stated
  if (kind !== 'svg' && width * height > limit) {
    const megapixels = Math.ceil((width * height) / 1e6)
    throw new ToolError('imageTooManyPixels', { width, height, megapixels, limit: limit / 1e6 })
  }
  const found = leftOutOf(bytes, kind)
  const leftOut = found.length > 0 ? found : undefined
  return { kind, width, height, animated: isAnimated(bytes, kind), note: noteOn(bytes, kind), leftOut }
}

/**
 * The bytes of a file, whatever it contains. ToolErrors: `fileEmpty`, `fileTooLarge`, `fileUnreadable` (moved or removed since
 * it was chosen).
 */
export async function readImageFile(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size === 0) throw new ToolError('fileEmpty')
  if (file.size > MAX_MEGABYTES.picture * MEGABYTE)
    throw new ToolError('fileTooLarge', { limit: MAX_MEGABYTES.picture })
  return readBytes(file)
}

/** The picture that a file holds. */
interface Inside extends Pick<ImageHeader, 'isUnwrapped' | 'leftOut' | 'taken'> {
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The SVG in any encoding, packed or not, as UTF-8; of a camera's raw file its preview; any other file as it is. */
async function inside(bytes: Uint8Array<ArrayBuffer>): Promise<Inside> {
  const kind = imageKind(bytes)
  if (kind === 'svg') return { bytes: new TextEncoder().encode(await svgText(bytes)) }
  const unpacked = kind === null ? await gunzip(bytes) : null
  if (unpacked && imageKind(unpacked) === 'svg') return { ...(await inside(unpacked)), isUnwrapped: true }
  const preview = rawPreview(bytes, kind === 'tiff')
  if (!preview) return { bytes }
  const { jpeg, width, height } = preview
  const leftOut = [{ what: 'rawData', width, height } as const]
  const taken = rawDay(bytes)
  return { bytes: jpeg, isUnwrapped: true, leftOut, ...(taken && { taken }) }
}

/** What of an opened picture may be carried over as metadata: nothing of an SVG, nor of a raw file's preview. */
export function metadataSource(opened: OpenedImage | ImageBitmap): Uint8Array {
  return opened instanceof ImageBitmap || opened.header.isUnwrapped ? new Uint8Array() : opened.bytes
}

/**
 * Reads an image file and checks it before decoding. Throws the errors of `readImageFile`, `readImageHeader` and
 * `assertDrawable`, `imageFormatUnread` for camera raw files without a preview, and `imageTruncated` except for JPEG, whose
 * missing part decoders fill.
 */
export async function openImage(file: Blob): Promise<OpenedImage> {
  const { bytes, ...facts } = await inside(await readImageFile(file))
  const header = { ...(await readImageHeader(bytes)), ...facts }
  if (header.kind === 'tiff' && isRawTiff(bytes)) throw new ToolError('imageFormatUnread', { format: 'RAW' })
  if (header.kind === 'svg') assertDrawable(new TextDecoder().decode(bytes))
  if (header.note !== 'incomplete') return { file: facts.isUnwrapped ? new Blob([bytes]) : file, bytes, header }
  if (!hasScan(bytes)) throw new ToolError('imageTruncated')
  const completed = withEndMarker(bytes)
  return { file: new Blob([completed]), bytes: completed, header }
}

/** Kind, size and date of a picture file, for tools that convert it. ToolErrors of `openImage`. */
export async function inspectFile(file: Blob): Promise<ImageHeader> {
  const { bytes, header } = await openImage(file)
  return { ...header, taken: header.taken ?? dayOf(await withPlainTexts(bytes)) }
}
