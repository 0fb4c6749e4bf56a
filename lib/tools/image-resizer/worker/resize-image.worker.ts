import { checkedBlob } from '@/lib/core/stored-zip'
import { decodeRows } from '@/lib/image/codecs/decode-image'
import { encodeImage, type EncodeOptions } from '@/lib/image/codecs/encode-image'
import { inspectFile, openImage } from '@/lib/image/codecs/image-header'
import { IMAGE_FORMATS } from '@/lib/image/formats/image-formats'
import { metadataFrom, withSegments } from '@/lib/image/formats/metadata/copy-metadata'
import { levelOf, typicalGrowth } from '@/lib/image/compress/quality-levels'
import { searchSize } from '@/lib/image/compress/size-search'
import { resampleRows } from '@/lib/image/pixels/lanczos'
import type { Pixels } from '@/lib/image/pixels/pixels'
import { planOf } from '@/lib/tools/image-resizer/crop'
import { withDensity } from '@/lib/tools/image-resizer/density'
import { phaseEnds } from '@/lib/tools/image-resizer/progress'
import { turnPixels } from '@/lib/tools/image-resizer/turn'
import type { ResizeJobs } from './resize-image'
import { serve } from '@/lib/workers/serve'

/** Of a JPEG that states its dots per inch, and of a WebP's header around EXIF. */
const HEADER_BYTES = 40

/** The largest file of at most `mostBytes` and at most the chosen quality; the smallest if none is small enough. */
async function encodeWithin(pixels: Pixels, options: EncodeOptions, mostBytes: number | undefined) {
  if (mostBytes === undefined || options.format === 'png') return encodeImage(pixels, options)
  const { file } = await searchSize({
    target: Math.max(1, mostBytes - HEADER_BYTES),
    levels: options.quality,
    start: options.quality - 1,
    growth: (level) => typicalGrowth(levelOf(level + 1)),
    // An encoder uses its pixels up.
    encode: (level) => encodeImage({ ...pixels, data: pixels.data.slice() }, { ...options, quality: level + 1 }),
    sizeOf: ({ byteLength }) => byteLength,
  })
  return file
}

serve<ResizeJobs>({
  async inspect({ file }) {
    return inspectFile(file)
  },

  async resize({ source: file, edit, format, quality, dpi, mostBytes, loss, ...box }, report) {
    const opened = file instanceof ImageBitmap ? file : await openImage(file)
    const size = opened instanceof ImageBitmap ? opened : opened.header
    const expected = planOf(size, edit, box)
    const { decoded, resampled } = phaseEnds({
      sourcePixels: size.width * size.height,
      targetPixels: expected.width * expected.height,
      format,
    })
    const source = await decodeRows(opened)
    report(decoded)
    const { resampled: unturned, crop, width, height } = planOf(source, edit, box)
    const resized = resampleRows(source, {
      ...unturned,
      crop,
      report: (fraction) => report(decoded + fraction * (resampled - decoded)),
    })
    source.close()
    // SVG metadata cannot be carried over.
    const original = opened instanceof ImageBitmap ? new Uint8Array() : opened.bytes
    const metadata = metadataFrom(original, { loss, size: { width, height } })
    const limit = mostBytes && mostBytes - (metadata?.length ?? 0)
    const encoded = new Uint8Array(await encodeWithin(turnPixels(resized, edit), { format, quality }, limit))
    const stated = dpi === undefined ? encoded : withDensity(encoded, dpi)
    const complete = metadata && withSegments(stated, metadata)
    report(1)
    // Created here, because creating a Blob blocks the thread in Chrome.
    const made = checkedBlob(complete ?? stated, IMAGE_FORMATS[format].mimeType)
    return { ...made, width, height, metadataAsAsked: complete !== null }
  },
})
