import { isEncodedInStrips, LARGE_PIXELS } from '@/lib/core/image-limit'
import { decodeImage, decodeRows } from '@/lib/engines/decode-image'
import { jpegEncoder, jpegStripEncoder, type JpegQuality } from '@/lib/engines/encode-jpeg'
import type { OpenedImage } from '@/lib/engines/image-header'
import { thisDevice } from '@/lib/engines/this-device'
import type { CompressArgs } from './compress-image'

/** A decoded picture that becomes a JPEG once or more often. */
export interface JpegSource {
  readonly width: number
  readonly height: number
  /** `report` gets the share done of this encode, 0 to 1, where it is known. */
  readonly encode: (quality: JpegQuality, report?: (fraction: number) => void) => Promise<Uint8Array<ArrayBuffer>>
  /** Gives the picture's memory back. */
  readonly close: () => void
}

type Opened = OpenedImage | ImageBitmap
type Settings = Pick<CompressArgs, 'aim' | 'background'>

async function inStrips(opened: Opened, { background }: Settings): Promise<JpegSource> {
  const rows = await decodeRows(opened)
  return { ...rows, encode: await jpegStripEncoder(rows, background) }
}

/** Pixels are given back while they are encoded: all there will be, or of a picture so large that it is decoded anew. */
function encodesOnce(opened: Opened, aim: CompressArgs['aim']): boolean {
  if ('quality' in aim) return true
  return !(opened instanceof ImageBitmap) && opened.header.width * opened.header.height > LARGE_PIXELS
}

async function whole(
  opened: Opened,
  { aim, background }: Settings,
  report: (fraction: number) => void,
): Promise<JpegSource> {
  const once = encodesOnce(opened, aim)
  const pixels = await decodeImage(opened, report)
  let prepared: Awaited<ReturnType<typeof jpegEncoder>> | undefined = await jpegEncoder(pixels, background)
  const encode = async (quality: JpegQuality) => {
    const encodePixels = prepared ?? (await jpegEncoder(await decodeImage(opened), background))
    if (once) prepared = undefined
    return encodePixels(quality, once ? 'last' : undefined)
  }
  return { width: pixels.width, height: pixels.height, encode, close: () => undefined }
}

/**
 * An opened picture, decoded; strip by strip where this device cannot hold what encoding the whole takes. `report` gets the
 * share decoded, 0 to 1. ToolErrors of `decodeImage` and `jpegEncoder`.
 */
export function openJpegSource(
  opened: Opened,
  settings: Settings,
  report: (fraction: number) => void,
): Promise<JpegSource> {
  const size = opened instanceof ImageBitmap ? opened : opened.header
  return isEncodedInStrips(size, thisDevice()) ? inStrips(opened, settings) : whole(opened, settings, report)
}
