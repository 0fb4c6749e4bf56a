import { ToolError } from '@/lib/core/errors'
import { hasRestrictedProfile, heifTransform } from '@/lib/image/formats/heif/colors'
import { toSrgb, type ColorTransform } from '@/lib/image/formats/icc'
import { inkProfile } from '@/lib/image/formats/jpeg/ink-profile'
import { hasCommonFrame } from '@/lib/image/formats/jpeg/segments'
import { pngColors } from '@/lib/image/formats/png/colors'
import { discard, rowsOf, type Pixels } from '@/lib/image/pixels/pixels'
import { decodeNatively } from './decode-natively'
import type { OpenedImage } from './image-header'
import { bitmapRows, readBitmap, type OpenRows } from './read-bitmap'

/** Decoded pixels and the color corrections still to be applied. */
interface Decoded {
  readonly picture: ImageBitmap | Pixels
  readonly transform?: ColorTransform | null
}

/** The file without some of its parts, without copying it. */
function without(file: Blob, parts: readonly { readonly start: number; readonly end: number }[]): Blob {
  const starts = [0, ...parts.map(({ end }) => end)]
  return new Blob(starts.map((start, index) => file.slice(start, parts[index]?.start ?? file.size)))
}

async function decode(source: OpenedImage | ImageBitmap): Promise<Decoded> {
  if (source instanceof ImageBitmap) return { picture: source }
  const { file, bytes, header } = source
  if (header.kind === 'svg') throw new Error('an SVG is drawn by the page, not by a worker')
  const inks = header.kind === 'jpeg' ? inkProfile(bytes) : null
  if (inks) {
    const { decodeInks } = await import('./decode-inks')
    const pixels = await decodeInks(bytes, inks)
    if (pixels) return { picture: pixels }
  }
  const png = header.kind === 'png' ? pngColors(bytes) : null
  const heif = header.kind === 'avif' && hasRestrictedProfile(bytes) ? heifTransform(bytes) : null
  const shown = png ? without(file, png.hidden) : file
  const picture = await decodeNatively(shown, header.kind, heif ? 'none' : 'default')
  if (picture) return { picture, transform: png?.transform ?? heif }
  if (header.kind === 'tiff') {
    const { decodeTiff } = await import('./decode-tiff')
    return { picture: await decodeTiff(bytes) }
  }
  if (header.kind === 'psd') {
    const { decodePsd } = await import('./decode-psd')
    return { picture: decodePsd(bytes) }
  }
  if (header.kind === 'jpeg' && !hasCommonFrame(bytes)) throw new ToolError('imageFormatUnread', { format: 'JPEG' })
  if (header.kind !== 'heic') throw new ToolError('imageDamaged')
  const { decodeHeic } = await import('./libheif')
  return { picture: await decodeHeic(bytes) }
}

/**
 * Decodes an image that `openImage` accepted, or reads a bitmap (which is closed); of an animation, the first frame. For a
 * worker. An SVG must come as a bitmap (`lib/platform/rasterize-svg`). `report` gets a share, 0 to 1. ToolErrors:
 * `imageDamaged` if no decoder can read it, `outOfMemory`, and those of `decodeTiff`.
 */
export async function decodeImage(
  source: OpenedImage | ImageBitmap,
  report?: (fraction: number) => void,
): Promise<Pixels> {
  const { picture, transform } = await decode(source)
  const pixels = picture instanceof ImageBitmap ? readBitmap(picture, report) : picture
  if (transform) toSrgb(pixels, transform)
  return pixels
}

/** Like `decodeImage`, but as rows, which must be closed: for pictures too large to be in memory twice. */
export async function decodeRows(source: OpenedImage | ImageBitmap): Promise<OpenRows> {
  const { picture, transform } = await decode(source)
  if (!(picture instanceof ImageBitmap)) return { ...rowsOf(picture), close: () => discard(picture) }
  const opened = bitmapRows(picture)
  if (!transform) return opened
  const rows = (y: number, count: number) => {
    const pixels = opened.rows(y, count)
    toSrgb(pixels, transform)
    return pixels
  }
  return { ...opened, rows }
}
