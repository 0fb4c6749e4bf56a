import { isToolError } from '@/lib/core/errors'
import { metadataOf, withMetadata } from '@/lib/core/jpeg-metadata'
import { openImage, type OpenedImage } from '@/lib/engines/image-header'
import { LEVEL_COUNT, levelOf, qualityLevel, typicalGrowth } from '@/lib/tools/jpg-compressor/quality-levels'
import { searchSize } from '@/lib/tools/jpg-compressor/size-search'
import type { CompressArgs, CompressJobs } from './compress-image'
import { openJpegSource } from './jpeg-source'
import { serve, Transferred } from './serve'

/** Where decoding ends on a bar from 0 to 1, beside one encode and beside a search. */
const DECODED = { quality: 0.2, search: 0.05 }
/** Encodes that a search usually needs; more of them fill what is left of the bar ever more slowly. */
const USUAL_ENCODES = 3
const FIRST_QUALITY = 75

/** The metadata of a picture, null when it is none that it can be taken from. */
function metadataFrom(opened: OpenedImage | ImageBitmap): Uint8Array | null {
  if (opened instanceof ImageBitmap || opened.header.kind !== 'jpeg') return null
  try {
    return metadataOf(opened.bytes)
  } catch (error) {
    // Browsers show files whose segments are out of order; their picture can still be compressed.
    if (isToolError(error)) return null
    throw error
  }
}

/** The file as the aim wants it, and how near it came to a target size. */
async function encodeTo(aim: CompressArgs['aim'], encode: (level: number) => Promise<Uint8Array<ArrayBuffer>>) {
  if ('quality' in aim) return { file: await encode(levelOf(aim.quality)), outcome: undefined }
  return searchSize({
    target: aim.targetBytes,
    levels: LEVEL_COUNT,
    start: levelOf(FIRST_QUALITY),
    growth: typicalGrowth,
    encode,
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
    const { file, outcome } = await encodeTo(aim, async (level) => {
      const encoded = await picture.encode(qualityLevel(level), (fraction) => reportEncodes(encodes + fraction))
      reportEncodes(++encodes)
      return withMetadata(encoded, metadata ?? new Uint8Array())
    })
    picture.close()
    report(1)
    const result = { bytes: file.buffer, width, height, outcome, metadataAsAsked: metadata !== null }
    return new Transferred(result, [file.buffer])
  },
})
