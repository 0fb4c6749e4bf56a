import { decodeRows } from '@/lib/image/codecs/decode-image'
import { encodeImage } from '@/lib/image/codecs/encode-image'
import { openImage } from '@/lib/image/codecs/image-header'
import { resampleRows } from '@/lib/image/pixels/lanczos'
import { planOf } from '@/lib/tools/image-resizer/crop'
import { phaseEnds } from '@/lib/tools/image-resizer/progress'
import { turnPixels } from '@/lib/tools/image-resizer/turn'
import type { ResizeJobs } from './resize-image'
import { serve, Transferred } from '@/lib/workers/serve'

serve<ResizeJobs>({
  async inspect({ file }) {
    return (await openImage(file)).header
  },

  async resize({ source: file, edit, format, quality, ...box }, report) {
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
    const bytes = await encodeImage(turnPixels(resized, edit), { format, quality })
    report(1)
    return new Transferred({ bytes, width, height, type: `image/${format}` }, [bytes])
  },
})
