import { checkedBlob } from '@/lib/core/stored-zip'
import { decodeRows } from '@/lib/image/codecs/decode-image'
import { encodeImage } from '@/lib/image/codecs/encode-image'
import { inspectFile, metadataSource, openImage, type OpenedImage } from '@/lib/image/codecs/image-header'
import { IMAGE_FORMATS } from '@/lib/image/formats/image-formats'
import { hasMetadata, metadataFrom, withSegments } from '@/lib/image/formats/metadata/copy-metadata'
import { asItCame } from '@/lib/image/compress/as-it-came'
import { encodeToAim, isSearched } from '@/lib/image/compress/encode-to-aim'
import { withHidden } from '@/lib/image/faces/hide-faces'
import { resampleRows } from '@/lib/image/pixels/lanczos'
import { planOf, type Plan } from '@/lib/tools/image-resizer/plan'
import { densityOf, withDensity } from '@/lib/image/formats/density'
import { levelPixels } from '@/lib/tools/image-resizer/level'
import { phaseEnds } from '@/lib/tools/image-resizer/progress'
import { quarterTurned } from '@/lib/image/pixels/turned'
import type { ResizeArgs, ResizeJobs } from './resize-image'
import { serve } from '@/lib/workers/serve'

/** The source itself, if it may be the result: unchanged, of the same format and size. */
function keepable(
  opened: OpenedImage | ImageBitmap,
  { format, edit, dpi, loss, aim, backdrop, hiding }: ResizeArgs,
  { crop, width, height }: Plan,
) {
  const isEdited = edit.turns !== 0 || edit.mirrored || edit.level !== 0 || dpi || backdrop || hiding
  if (opened instanceof ImageBitmap || isEdited) return null
  const isWhole = [crop, { width, height }].every(
    (size) => size.width === opened.header.width && size.height === opened.header.height,
  )
  const file = isWhole ? asItCame(opened, { format, loss }) : null
  return file && file.length >= (aim.leastBytes ?? 0) ? file : null
}

serve<ResizeJobs>({
  async inspect({ file }) {
    return inspectFile(file)
  },

  async resize(args, report) {
    const { source: file, edit, format, aim, dpi, loss, backdrop, hiding, ...box } = args
    const opened = file instanceof ImageBitmap ? file : await openImage(file)
    const size = opened instanceof ImageBitmap ? opened : opened.header
    const expected = planOf(size, edit, box)
    const { decoded, resampled } = phaseEnds({
      sourcePixels: size.width * size.height,
      targetPixels: expected.width * expected.height,
      format,
    })
    const plain = await decodeRows(opened)
    const source = hiding ? withHidden(plain, hiding) : plain
    report(decoded)
    const plan = planOf(source, edit, box)
    const { resampled: unturned, crop, width, height, leveled } = plan
    const resized = resampleRows(source, {
      ...unturned,
      crop,
      report: (fraction) => report(decoded + fraction * (resampled - decoded)),
    })
    source.close()
    const carried = metadataSource(opened)
    const metadata = metadataFrom(carried, { loss, size: { width, height } })
    // Of a camera raw file only the preview is decoded, so the metadata of the file is not carried over.
    const isUnwrapped = !(opened instanceof ImageBitmap) && opened.header.isUnwrapped === true
    const mayLose = loss !== 'everything' && (isUnwrapped || hasMetadata(carried, loss))
    const turned = quarterTurned(resized, edit.turns, edit.mirrored)
    const pixels = leveled ? levelPixels(turned, { ...leveled, level: edit.level, width, height }) : turned
    const own = opened instanceof ImageBitmap ? undefined : densityOf(opened.bytes, opened.header.kind)
    const density = dpi ?? own
    if (backdrop) {
      const { evenBackdrop } = await import('@/lib/tools/image-resizer/backdrop')
      evenBackdrop(pixels, backdrop)
    }
    let metadataAsAsked = false
    const { file: made } = await encodeToAim(aim, format, async ({ luma, chroma }) => {
      // An encoder uses its pixels up.
      const data = isSearched(aim) ? pixels.data.slice() : pixels.data
      const encoded = new Uint8Array(await encodeImage({ ...pixels, data }, { format, quality: luma, chroma }))
      const complete = metadata && withSegments(encoded, metadata)
      metadataAsAsked = complete !== null
      return density ? withDensity(complete ?? encoded, density) : (complete ?? encoded)
    })
    const original = keepable(opened, args, plan)
    const isKept = original !== null && original.length <= Math.max(made.length, aim.targetBytes ?? 0)
    report(1)
    // Created here, because creating a Blob blocks the thread in Chrome.
    const result = checkedBlob(isKept ? original : made, IMAGE_FORMATS[format].mimeType)
    return { ...result, width, height, metadataAsAsked: metadataAsAsked || isKept || !mayLose, isKept }
  },
})
