import { isToolError } from '@/lib/core/errors'
import { decodeImage, decodeRows } from '@/lib/image/codecs/decode-image'
import { jpegEncoder, jpegStripEncoder, type JpegQuality } from '@/lib/image/codecs/encode-jpeg'
import { openImage, type OpenedImage } from '@/lib/image/codecs/image-header'
import { thisDevice } from '@/lib/image/codecs/this-device'
import { metadataOf, withMetadata } from '@/lib/image/formats/jpeg/metadata'
import { isEncodedInStrips, LARGE_PIXELS } from '@/lib/image/limits'
import { serve, Transferred } from '@/lib/workers/serve'
import type { CompressArgs, CompressJobs } from './compress-image'
import { LEVEL_COUNT, levelOf, qualityLevel, typicalGrowth } from './quality-levels'
import { searchSize, type SearchOutcome } from './size-search'

type Opened = OpenedImage | ImageBitmap

/** Where decoding ends on a progress bar from 0 to 1: before one encode, and before a search for a target size. */
const DECODED = { quality: 0.2, search: 0.05 }
/** Encodes that a search usually needs; each further one fills less of what is left of the bar. */
const USUAL_ENCODES = 3
const FIRST_QUALITY = 75

/** The metadata of a picture; null for one that it cannot be taken from. */
function metadataFrom(opened: Opened): Uint8Array | null {
  if (opened instanceof ImageBitmap || opened.header.kind !== 'jpeg') return null
  try {
    return metadataOf(opened.bytes)
  } catch (error) {
    // Browsers show files whose segments are out of order; their picture can still be compressed.
    if (isToolError(error)) return null
    throw error
  }
}

/** A decoded picture that becomes a JPEG once or more often. */
interface JpegSource {
  readonly width: number
  readonly height: number
  /** `report` gets the share done of this encode, 0 to 1, where it is known. */
  readonly encode: (quality: JpegQuality, report?: (fraction: number) => void) => Promise<Uint8Array<ArrayBuffer>>
  /** Frees the picture's memory. */
  readonly close: () => void
}

type Settings = Pick<CompressArgs, 'aim' | 'background'>

async function inStrips(opened: Opened, { background }: Settings): Promise<JpegSource> {
  const rows = await decodeRows(opened)
  return { ...rows, encode: await jpegStripEncoder(rows, background) }
}

/** True when a picture's pixels are freed during an encode: the only one, or one of a picture so large that it is decoded again. */
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
function openJpegSource(opened: Opened, settings: Settings, report: (fraction: number) => void): Promise<JpegSource> {
  const size = opened instanceof ImageBitmap ? opened : opened.header
  return isEncodedInStrips(size, thisDevice()) ? inStrips(opened, settings) : whole(opened, settings, report)
}

/** The JPEG file that the aim asks for, and how near it came to a target size. */
async function encodeTo(
  aim: CompressArgs['aim'],
  encode: (quality: JpegQuality) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<{ file: Uint8Array<ArrayBuffer>; outcome: SearchOutcome | undefined }> {
  if ('quality' in aim) return { file: await encode({ luma: aim.quality, chroma: aim.quality }), outcome: undefined }
  return searchSize({
    target: aim.targetBytes,
    levels: LEVEL_COUNT,
    start: levelOf(FIRST_QUALITY),
    growth: typicalGrowth,
    encode: (level) => encode(qualityLevel(level)),
    sizeOf: ({ length }) => length,
  })
}

serve<CompressJobs>({
  async inspect({ file }) {
    return (await openImage(file)).header
  },

  async compress({ source, aim, keepMetadata, background }, report) {
    const opened = source instanceof ImageBitmap ? source : await openImage(source)
    const decoded = 'quality' in aim ? DECODED.quality : DECODED.search
    const metadata = keepMetadata ? metadataFrom(opened) : new Uint8Array()
    const picture = await openJpegSource(opened, { aim, background }, (fraction) => report(fraction * decoded))
    const { width, height } = picture
    /** Encodes, one under way as the share of it that is done. */
    const left = (encodes: number) => ('quality' in aim ? 1 - encodes : Math.exp(-encodes / USUAL_ENCODES))
    const reportEncodes = (encodes: number) => report(1 - (1 - decoded) * left(encodes))
    let encodes = 0
    const { file, outcome } = await encodeTo(aim, async (quality) => {
      const encoded = await picture.encode(quality, (fraction) => reportEncodes(encodes + fraction))
      reportEncodes(++encodes)
      return withMetadata(encoded, metadata ?? new Uint8Array())
    })
    picture.close()
    report(1)
    const result = { bytes: file.buffer, width, height, outcome, metadataAsAsked: metadata !== null }
    return new Transferred(result, [file.buffer])
  },
})
