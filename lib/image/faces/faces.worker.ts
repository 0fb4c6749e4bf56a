import { checkedBlob } from '@/lib/core/stored-zip'
import { decodeRows } from '@/lib/image/codecs/decode-image'
import { encodeImage } from '@/lib/image/codecs/encode-image'
import { openImage } from '@/lib/image/codecs/image-header'
import { memoizeAsync } from '@/lib/image/codecs/load-engine'
import { IMAGE_FORMATS, isShownByBrowsers } from '@/lib/image/formats/image-formats'
import { SHOWN_WHOLE_PIXELS } from '@/lib/image/limits'
import { sizeWithin } from '@/lib/image/pixels/geometry'
import { resampleRows } from '@/lib/image/pixels/lanczos'
import { serve } from '@/lib/workers/serve'
import type { FaceFinder, FaceJobs } from './faces'
import { EVERYBODY, findFaces, type Run } from './find-faces'
import { withHidden } from './hide-faces'
import { startLiteRt } from './lite-rt'

/** Faces of about 36 pixels are found in a picture of this side. */
const LONGEST_SIDE = 1024
/** What is not hidden is to look as before. */
const QUALITY = 92

let detector: { readonly get: () => Promise<Run> } | undefined

async function startDetector({ scriptUrl, program, detector: model }: FaceFinder): Promise<Run> {
  const compile = await startLiteRt(scriptUrl, await program.arrayBuffer())
  return compile(await model.arrayBuffer())
}

serve<FaceJobs>({
  async find({ file, finder }) {
    detector ??= memoizeAsync(() => startDetector(finder))
    const detect = await detector.get()
    const opened = await openImage(file)
    const source = await decodeRows(opened)
    const small = resampleRows(source, sizeWithin(source, LONGEST_SIDE))
    source.close()
    const { width, height } = small
    const found = await findFaces(small, detect, EVERYBODY)
    const faces = found.map(({ box }) => ({
      x: box.x / width,
      y: box.y / height,
      width: box.width / width,
      height: box.height / height,
    }))
    const isShown = isShownByBrowsers(opened.header) && source.width * source.height <= SHOWN_WHOLE_PIXELS
    if (faces.length === 0 || isShown) return { faces }
    const blob = new Blob([await encodeImage(small, { format: 'jpeg', quality: QUALITY })], { type: 'image/jpeg' })
    return { faces, copy: { blob, width, height } }
  },

  async hide({ file, format, ...hiding }) {
    const source = await decodeRows(await openImage(file))
    const pixels = withHidden(source, hiding).rows(0, source.height)
    // An encoder uses its pixels up, which may be the source's own.
    const own = { ...pixels, data: pixels.data.slice() }
    source.close()
    const encoded = new Uint8Array(await encodeImage(own, { format, quality: QUALITY }))
    return checkedBlob(encoded, IMAGE_FORMATS[format].mimeType)
  },
})
