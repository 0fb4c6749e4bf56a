import { decodeRows } from '@/lib/image/codecs/decode-image'
import { encodeImage } from '@/lib/image/codecs/encode-image'
import { openImage } from '@/lib/image/codecs/image-header'
import { resampleRows } from '@/lib/image/pixels/lanczos'
import { phaseEnds } from '@/lib/tools/image-resizer/progress'
import { targetRectangles } from '@/lib/tools/image-resizer/size'
import type { ResizeJobs } from './resize-image'
import { serve, Transferred } from '@/lib/workers/serve'

serve<ResizeJobs>({
  async inspect({ file }) {
    return (await openImage(file)).header
  },

  async resize({ source: file, width, height, fit, format, quality }, report) {
    const opened = file instanceof ImageBitmap ? file : await openImage(file)
    const size = opened instanceof ImageBitmap ? opened : opened.header
    const expected = targetRectangles({ original: size, width, height, fit })
    const { decoded, resampled } = phaseEnds({
      sourcePixels: size.width * size.height,
      targetPixels: expected.width * expected.height,
      format,
    })
    const source = await decodeRows(opened)
    report(decoded)
    const target = targetRectangles({ original: source, width, height, fit })
    const resized = resampleRows(source, {
      ...target,
      report: (fraction) => report(decoded + fraction * (resampled - decoded)),
    })
    source.close()
    const bytes = await encodeImage(resized, { format, quality })
    report(1)
    return new Transferred({ bytes, width: target.width, height: target.height, type: `image/${format}` }, [bytes])
  },
})
