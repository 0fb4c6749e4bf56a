import { checkedBlob } from '@/lib/core/stored-zip'
import { decodeImage, decodeRows } from '@/lib/image/codecs/decode-image'
import { decodeNatively } from '@/lib/image/codecs/decode-natively'
import { encodeImage } from '@/lib/image/codecs/encode-image'
import { jpegEncoder, jpegStripEncoder } from '@/lib/image/codecs/encode-jpeg'
import { inspectFile, metadataSource, openImage, type OpenedImage } from '@/lib/image/codecs/image-header'
import { isWorthSharing, prepareBands } from '@/lib/image/codecs/jpeg-bands'
import { prepareJpegEncoder, type JpegQuality } from '@/lib/image/codecs/mozjpeg'
import { thisDevice } from '@/lib/image/codecs/this-device'
import { densityOf, withDensity } from '@/lib/image/formats/density'
import { IMAGE_FORMATS, type OutputFormat } from '@/lib/image/formats/image-formats'
import { metadataFrom, withSegments } from '@/lib/image/formats/metadata/copy-metadata'
import type { Loss } from '@/lib/image/formats/metadata/removal-options'
import { isEncodedInStrips, LARGE_PIXELS } from '@/lib/image/limits'
import { resampleRows } from '@/lib/image/pixels/lanczos'
import type { Pixels } from '@/lib/image/pixels/pixels'
import { sizeWithin, type Size } from '@/lib/image/pixels/geometry'
import { serve } from '@/lib/workers/serve'
import { asItCame } from './as-it-came'
import type { CompressArgs, CompressJobs } from './compress-image'
import { encodeToAim, isSearched } from './encode-to-aim'

type Opened = OpenedImage | ImageBitmap

/** Share of the progress bar for decoding: before a single encode, and before a search for a target size. */
const DECODED = { quality: 0.2, search: 0.05 }
/** Typical number of encodes of a search; each additional one fills a smaller part of the remaining progress bar. */
const USUAL_ENCODES = 3

/** A decoded picture that is encoded once or several times. */
interface Source extends Size {
  /** `report` gets the share done of this encode, 0 to 1, if known. */
  readonly encode: (quality: JpegQuality, report?: (fraction: number) => void) => Promise<Uint8Array<ArrayBuffer>>
  /** Frees the picture's memory. */
  readonly close: () => void
}

type Settings = Pick<CompressArgs, 'aim' | 'background' | 'format' | 'longestSide'> & { readonly threads: number }

async function inStrips(opened: Opened, { background }: Settings): Promise<Source> {
  const rows = await decodeRows(opened)
  return { ...rows, encode: await jpegStripEncoder(rows, background) }
}

function sizeOf(opened: Opened): Size {
  return opened instanceof ImageBitmap ? opened : opened.header
}

/**
 * True if a picture's pixels are freed during an encode: of the last one, or of a picture so large that it is decoded again.
 */
function encodesOnce(opened: Opened, { aim, longestSide }: Settings): boolean {
  if (!isSearched(aim)) return true
  const { width, height } = sizeWithin(sizeOf(opened), longestSide)
  return !(opened instanceof ImageBitmap) && width * height > LARGE_PIXELS
}

/** The picture's pixels, reduced to the longest side. */
async function pixelsOf(
  opened: Opened,
  longestSide: number | null,
  report?: (fraction: number) => void,
): Promise<Pixels> {
  if (Math.max(sizeOf(opened).width, sizeOf(opened).height) <= (longestSide ?? Infinity)) {
    return decodeImage(opened, report)
  }
  const rows = await decodeRows(opened)
  const pixels = resampleRows(rows, { ...sizeWithin(rows, longestSide), report })
  rows.close()
  return pixels
}

/** Encodes these pixels once or several times; `last` frees them. */
async function encoderOf(pixels: Pixels, { format, background }: Settings, threads: Promise<number>) {
  if (format === 'jpeg') return jpegEncoder(pixels, background, await threads)
  return async ({ luma }: JpegQuality, last?: 'last') => {
    const data = last ? pixels.data : pixels.data.slice()
    return new Uint8Array(await encodeImage({ ...pixels, data }, { format, quality: luma }))
  }
}

async function whole(opened: Opened, settings: Settings, report: (fraction: number) => void): Promise<Source> {
  const { format, longestSide } = settings
  const once = encodesOnce(opened, settings)
  const size = sizeWithin(sizeOf(opened), longestSide)
  const isShared = format === 'jpeg' && settings.threads > 1 && isWorthSharing(size.width * size.height)
  // They start while the picture is decoded.
  const threads = isShared ? prepareBands(settings.threads) : Promise.resolve(1)
  const pixels = await pixelsOf(opened, longestSide, report)
  let prepared: Awaited<ReturnType<typeof encoderOf>> | undefined = await encoderOf(pixels, settings, threads)
  const encode = async (quality: JpegQuality) => {
    const encodePixels = prepared ?? (await encoderOf(await pixelsOf(opened, longestSide), settings, threads))
    if (once) prepared = undefined
    return encodePixels(quality, once ? 'last' : undefined)
  }
  return { width: pixels.width, height: pixels.height, encode, close: () => undefined }
}

/**
 * Decodes an opened picture, in strips if this device has too little memory to encode it whole as JPEG. `report` gets the share
 * decoded, 0 to 1. ToolErrors of `decodeImage`, `jpegEncoder` and `encodeImage`.
 */
function openSource(opened: Opened, settings: Settings, report: (fraction: number) => void): Promise<Source> {
  const size = sizeOf(opened)
  const isOwnSize = sizeWithin(size, settings.longestSide).width === size.width
  const isInStrips = settings.format === 'jpeg' && isOwnSize && isEncodedInStrips(size, thisDevice())
  return isInStrips ? inStrips(opened, settings) : whole(opened, settings, report)
}

/** The source itself, if it may be the result: of the same format and size, and large enough. */
function keepable(opened: Opened, { aim, format, longestSide }: Settings, loss: Loss): Uint8Array<ArrayBuffer> | null {
  if (opened instanceof ImageBitmap) return null
  if (sizeWithin(opened.header, longestSide).width !== opened.header.width) return null
  const kept = asItCame(opened, { format, loss })
  return kept && kept.length >= (aim.leastBytes ?? 0) ? kept : null
}

/** What is not encoded again has to be looked at all the same. */
async function isDecodable(file: Uint8Array<ArrayBuffer>, format: OutputFormat): Promise<boolean> {
  const bitmap = await decodeNatively(new Blob([file]), format)
  bitmap?.close()
  return bitmap !== null
}

serve<CompressJobs>({
  async prepare({ threads }) {
    await prepareJpegEncoder()
    // After the first encode, so that the other threads get the encoder from the browser's cache.
    await prepareBands(threads)
  },

  async inspect({ file }) {
    return inspectFile(file)
  },

  async compress({ source, loss, ...settings }, report) {
    const { aim } = settings
    const opened = source instanceof ImageBitmap ? source : await openImage(source)
    const { mimeType } = IMAGE_FORMATS[settings.format]
    const original = keepable(opened, settings, loss)
    const asOriginal = (file: Uint8Array<ArrayBuffer>, { width, height }: Size) => {
      report(1)
      const unchanged = { outcome: undefined, metadataAsAsked: true, isKept: true }
      return { ...checkedBlob(file, mimeType), width, height, ...unchanged }
    }
    if (original && original.length <= (aim.targetBytes ?? 0) && (await isDecodable(original, settings.format)))
      return asOriginal(original, sizeOf(opened))
    const isOnce = !isSearched(aim)
    const decoded = isOnce ? DECODED.quality : DECODED.search
    const picture = await openSource(opened, settings, (fraction) => report(fraction * decoded))
    const { width, height } = picture
    const metadata = metadataFrom(metadataSource(opened), { loss, size: { width, height } })
    const density = opened instanceof ImageBitmap ? undefined : densityOf(opened.bytes, opened.header.kind)
    let metadataAsAsked = false
    /** Encodes, counting an encode in progress by its share done. */
    const left = (encodes: number) => (isOnce ? 1 - encodes : Math.exp(-encodes / USUAL_ENCODES))
    const reportEncodes = (encodes: number) => report(1 - (1 - decoded) * left(encodes))
    let encodes = 0
    const { file, outcome } = await encodeToAim(aim, settings.format, async (quality) => {
      const encoded = await picture.encode(quality, (fraction) => reportEncodes(encodes + fraction))
      reportEncodes(++encodes)
      const complete = metadata && withSegments(encoded, metadata)
      metadataAsAsked = complete !== null
      return density ? withDensity(complete ?? encoded, density) : (complete ?? encoded)
    })
    picture.close()
    if (original && original.length <= file.length) return asOriginal(original, { width, height })
    report(1)
    // Created here, because creating a Blob blocks the thread in Chrome.
    return { ...checkedBlob(file, mimeType), width, height, outcome, metadataAsAsked, isKept: false }
  },
})
