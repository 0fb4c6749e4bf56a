import { decodeImage } from '@/lib/engines/decode-image'
import { encodeImage } from '@/lib/engines/encode-image'
import { openImage } from '@/lib/engines/image-header'
import { resampleLanczos } from '@/lib/core/lanczos'
import { discard } from '@/lib/core/pixels'
import { phaseEnds } from '@/lib/tools/image-resizer/progress'
import { targetRectangles } from '@/lib/tools/image-resizer/size'
import type { ResizeJobs } from './resize-image'
import { serve, Transferred } from './serve'

serve<ResizeJobs>({
  async inspect({ file }) {
    return (await openImage(file)).header
  },

  async resize({ source, width, height, fit, format, quality }, report) {
    const opened = source instanceof ImageBitmap ? source : await openImage(source)
    const size = opened instanceof ImageBitmap ? opened : opened.header
    const expected = targetRectangles({ original: size, width, height, fit })
    const { decoded, resampled } = phaseEnds({
      sourcePixels: size.width * size.height,
      targetPixels: expected.width * expected.height,
      format,
    })
    const pixels = await decodeImage(opened, (fraction) => report(fraction * decoded))
    const target = targetRectangles({ original: pixels, width, height, fit })
    const resized = resampleLanczos(pixels, {
      ...target,
      report: (fraction) => report(decoded + fraction * (resampled - decoded)),
    })
    discard(pixels)
    const bytes = await encodeImage(resized, { format, quality })
    report(1)
    return new Transferred({ bytes, width: target.width, height: target.height, type: `image/${format}` }, [bytes])
  },
})
