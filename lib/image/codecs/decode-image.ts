import { ToolError } from '@/lib/core/errors'
import { hasRestrictedProfile, heifTransform } from '@/lib/image/formats/heif/colors'
import { toSrgb } from '@/lib/image/formats/icc'
import { inkProfile } from '@/lib/image/formats/jpeg/ink-profile'
import { isStatedSrgb } from '@/lib/image/formats/png/chunks'
import { discard, rowsOf, type Pixels } from '@/lib/image/pixels/pixels'
import { decodeNatively } from './decode-natively'
import type { OpenedImage } from './image-header'
import { bitmapRows, readBitmap, type OpenRows } from './read-bitmap'

async function decode(source: OpenedImage | ImageBitmap): Promise<ImageBitmap | Pixels> {
  if (source instanceof ImageBitmap) return source
  const { file, bytes, header } = source
  if (header.kind === 'svg') throw new Error('an SVG is drawn by the page, not by a worker')
  const inks = header.kind === 'jpeg' ? inkProfile(bytes) : null
  if (inks) {
    const { decodeInks } = await import('./decode-inks')
    const pixels = await decodeInks(bytes, inks)
    if (pixels) return pixels
  }
  const transform = header.kind === 'avif' && hasRestrictedProfile(bytes) ? heifTransform(bytes) : null
  const isSrgb = header.kind === 'png' && isStatedSrgb(bytes)
  const bitmap = await decodeNatively(file, header.kind, transform || isSrgb ? 'none' : 'default')
  if (bitmap && transform) {
    const pixels = readBitmap(bitmap)
    toSrgb(pixels, transform)
    return pixels
  }
  if (bitmap) return bitmap
  if (header.kind === 'tiff') {
    const { decodeTiff } = await import('./decode-tiff')
    return decodeTiff(bytes)
  }
  if (header.kind !== 'heic') throw new ToolError('imageDamaged')
  const { decodeHeic } = await import('./libheif')
  return decodeHeic(bytes)
}

/**
 * An image that `openImage` found fit, or a bitmap already decoded (which is closed), as pixels; of an animation the first
 * frame. For a worker. ToolErrors: `imageDamaged` when no decoder can read it; those of `decodeTiff`; `outOfMemory`. An SVG must come as a bitmap (`lib/platform/rasterize-svg`). `report` gets a
 * share, 0 to 1.
 */
export async function decodeImage(
  source: OpenedImage | ImageBitmap,
  report?: (fraction: number) => void,
): Promise<Pixels> {
  const decoded = await decode(source)
  return decoded instanceof ImageBitmap ? readBitmap(decoded, report) : decoded
}

/** The same as rows to be closed, for pictures that are too large to be held twice. */
export async function decodeRows(source: OpenedImage | ImageBitmap): Promise<OpenRows> {
  const decoded = await decode(source)
  if (decoded instanceof ImageBitmap) return bitmapRows(decoded)
  return { ...rowsOf(decoded), close: () => discard(decoded) }
}
