import { checkedBlob } from '@/lib/core/stored-zip'
import { decodeRows } from '@/lib/image/codecs/decode-image'
import { encodeImage } from '@/lib/image/codecs/encode-image'
import { openImage } from '@/lib/image/codecs/image-header'
import { memoizeAsync } from '@/lib/image/codecs/load-engine'
import { IMAGE_FORMATS } from '@/lib/image/formats/image-formats'
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
    const source = await decodeRows(await openImage(file))
    const small = resampleRows(source, sizeWithin(source, LONGEST_SIDE))
    source.close()
    const faces = await findFaces(small, detect, EVERYBODY)
    return faces.map(({ box }) => ({
      x: box.x / small.width,
      y: box.y / small.height,
      width: box.width / small.width,
      height: box.height / small.height,
    }))
  },

  async hide({ file, format, ...hiding }) {
    const source = await decodeRows(await openImage(file))
    const pixels = withHidden(source, hiding).rows(0, source.height)
    // An encoder uses its pixels up, which may be the source's own.
    const own = { ...pixels, data: pixels.data.slice() }
    source.close()
    const encoded = new Uint8Array(await encodeImage(own, { format, quality: QUALITY, chroma: QUALITY }))
    return checkedBlob(encoded, IMAGE_FORMATS[format].mimeType)
  },
})
