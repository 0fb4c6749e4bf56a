import { decodeRows } from '@/lib/image/codecs/decode-image'
import { encodeImage, type EncodeOptions } from '@/lib/image/codecs/encode-image'
import { openImage } from '@/lib/image/codecs/image-header'
import { levelOf, typicalGrowth } from '@/lib/image/compress/quality-levels'
import { searchSize } from '@/lib/image/compress/size-search'
import { resampleRows } from '@/lib/image/pixels/lanczos'
import type { Pixels } from '@/lib/image/pixels/pixels'
import { planOf } from '@/lib/tools/image-resizer/crop'
import { withDensity } from '@/lib/tools/image-resizer/density'
import { phaseEnds } from '@/lib/tools/image-resizer/progress'
import { turnPixels } from '@/lib/tools/image-resizer/turn'
import type { ResizeJobs } from './resize-image'
import { serve, Transferred } from '@/lib/workers/serve'

const JFIF_BYTES = 18

/** The largest file of at most so many bytes at up to the quality asked for; the smallest where none is small enough. */
async function encodeWithin(pixels: Pixels, options: EncodeOptions, mostBytes: number | undefined) {
  if (mostBytes === undefined || options.format === 'png') return encodeImage(pixels, options)
  const { file } = await searchSize({
    // What stating the dots per inch may add.
    target: mostBytes - JFIF_BYTES,
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
    return (await openImage(file)).header
  },

  async resize({ source: file, edit, format, quality, dpi, mostBytes, ...box }, report) {
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
    const encoded = await encodeWithin(turnPixels(resized, edit), { format, quality }, mostBytes)
    const bytes = dpi === undefined ? encoded : withDensity(new Uint8Array(encoded), dpi).buffer
    report(1)
    return new Transferred({ bytes, width, height, type: `image/${format}` }, [bytes])
  },
})
