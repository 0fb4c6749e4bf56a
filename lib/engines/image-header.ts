import { bmpSize } from '@/lib/core/bmp-size'
import { isStatedOnItsSide } from '@/lib/core/chunk-orientation'
import { isAnimated } from '@/lib/core/image-animation'
import { imageKind, type ImageKind } from '@/lib/core/image-kind'
import { hasEndlessParts } from '@/lib/core/image-parts'
import { isTruncated } from '@/lib/core/image-truncation'
import { MEGABYTE } from '@/lib/core/bytes'
import { ToolError } from '@/lib/core/errors'
import { heifSize } from '@/lib/core/heif-size'
import { jpegSize } from '@/lib/core/jpeg-size'
import { maxPixels } from '@/lib/core/image-limit'
import { svgSize } from '@/lib/core/svg-size'
import { readBytes } from '@/lib/core/read-bytes'
import { decodeNatively } from './decode-natively'
import { thisDevice } from './this-device'

/** The largest image file that is read, in MB. */
export const MAX_MEGABYTES = 50

export interface ImageHeader {
  readonly kind: ImageKind
  /** Pixels as the picture is shown: after EXIF orientation where it is heeded, HEIF's rotation; CSS pixels for SVG. */
  readonly width: number
  readonly height: number
  readonly animated: boolean
}

/** A file that was read and judged fit to decode. */
export interface OpenedImage {
  readonly file: Blob
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly header: ImageHeader
}

interface Size {
  readonly width: number
  readonly height: number
}

/** EXIF orientations 5 to 8 lie on their side. */
function upright({ width, height, orientation = 1 }: Size & { orientation?: number }): Size {
  return orientation >= 5 && orientation <= 8 ? { width: height, height: width } : { width, height }
}

/** Browsers turn a PNG or WebP by its EXIF or not, as they please: the one at hand is asked, unless that takes too much. */
async function sizeAsDecoded(bytes: Uint8Array<ArrayBuffer>, kind: ImageKind, size: Size): Promise<Size> {
  if (size.width * size.height > maxPixels(thisDevice())) return size
  const bitmap = await decodeNatively(new Blob([bytes]), kind)
  if (!bitmap) return size
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}

async function sizeOf(bytes: Uint8Array<ArrayBuffer>, kind: ImageKind): Promise<Size | null> {
  if (kind === 'svg') return svgSize(await new Blob([bytes]).text())
  if (kind === 'avif' || kind === 'heic') return heifSize(bytes)
  if (kind === 'jpeg') {
    // The library would copy the rest of the file for each segment.
    const size = jpegSize(bytes)
    return size && upright(size)
  }
  if (kind === 'bmp') return bmpSize(bytes)
  const { imageSize } = await import('image-size')
  try {
    const size = upright(imageSize(bytes))
    return isStatedOnItsSide(bytes, kind) ? await sizeAsDecoded(bytes, kind, size) : size
  } catch {
    return null
  }
}

/**
 * What an image file says about itself, decoded only where nothing else tells how it is shown. ToolError `imageNotSupported` when it is no image,
 * `imageDamaged` when its header cannot be read, `imageTooManyPixels` over `limit`, what fits this device unless given (an
 * SVG has no pixels to limit).
 */
export async function readImageHeader(
  bytes: Uint8Array<ArrayBuffer>,
  limit: number = maxPixels(thisDevice()),
): Promise<ImageHeader> {
  const kind = imageKind(bytes)
  if (!kind) throw new ToolError('imageNotSupported')
  if (hasEndlessParts(bytes, kind)) throw new ToolError('imageDamaged')
  const size = await sizeOf(bytes, kind)
  if (!size || !(size.width > 0 && size.height > 0)) throw new ToolError('imageDamaged')
  const { width, height } = size
  if (kind !== 'svg' && width * height > limit) {
    const megapixels = Math.ceil((width * height) / 1e6)
    throw new ToolError('imageTooManyPixels', { width, height, megapixels, limit: limit / 1e6 })
  }
  return { kind, width, height, animated: isAnimated(bytes, kind) }
}

/**
 * The bytes of an image file, whatever is in them. ToolErrors: `fileEmpty`, `fileTooLarge`, `fileUnreadable` (moved or
 * removed since it was chosen).
 */
export async function readImageFile(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size === 0) throw new ToolError('fileEmpty')
  if (file.size > MAX_MEGABYTES * MEGABYTE) throw new ToolError('fileTooLarge', { limit: MAX_MEGABYTES })
  return readBytes(file)
}

/**
 * Reads an image file and judges it before anything decodes it: the errors of `readImageFile` and `readImageHeader`, and
 * `imageTruncated`.
 */
export async function openImage(file: Blob): Promise<OpenedImage> {
  const bytes = await readImageFile(file)
  const header = await readImageHeader(bytes)
  if (isTruncated(bytes, header.kind)) throw new ToolError('imageTruncated')
  return { file, bytes, header }
}
