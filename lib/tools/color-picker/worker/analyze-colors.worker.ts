import { ToolError } from '@/lib/core/errors'
import { resampleLanczos } from '@/lib/image/pixels/lanczos'
import type { Pixels } from '@/lib/image/pixels/pixels'
import { decodeImage } from '@/lib/image/codecs/decode-image'
import { encodeImage } from '@/lib/image/codecs/encode-image'
import { openImage } from '@/lib/image/codecs/image-header'
import { distinctColors } from '@/lib/tools/color-picker/distinct'
import { dominantColors } from '@/lib/tools/color-picker/dominant'
import { paletteStrip } from '@/lib/tools/color-picker/palette'
import type { AnalyzeColorsJobs } from './analyze-colors'
import { serve, Transferred } from '@/lib/workers/serve'

/** Twice the size at which the picture is displayed, for high-density screens. */
const PREVIEW_WIDTH = 1600
const PREVIEW_HEIGHT = 1000

/** Progress after each step. */
const DECODED_PROGRESS = 0.4
const RESAMPLED_PROGRESS = 0.8

function reduceForPreview(pixels: Pixels, report: (fraction: number) => void): Pixels {
  const scale = Math.min(PREVIEW_WIDTH / pixels.width, PREVIEW_HEIGHT / pixels.height)
  if (scale >= 1) return pixels
  const width = Math.max(1, Math.round(pixels.width * scale))
  const height = Math.max(1, Math.round(pixels.height * scale))
  return resampleLanczos(pixels, { width, height, report })
}

serve<AnalyzeColorsJobs>({
  async inspect({ file }) {
    return (await openImage(file)).header
  },

  async analyze({ source }, report) {
    const opened = source instanceof ImageBitmap ? source : await openImage(source)
    const pixels = await decodeImage(opened, (fraction) => report(fraction * DECODED_PROGRESS))
    const small = reduceForPreview(pixels, (fraction) =>
      report(DECODED_PROGRESS + fraction * (RESAMPLED_PROGRESS - DECODED_PROGRESS)),
    )
    const preview = await createImageBitmap(new ImageData(small.data, small.width, small.height))
    const distinct = distinctColors(pixels)
    if (distinct.length === 0) throw new ToolError('imageTransparent')
    // Of a thin line, every fourth pixel may be none.
    const counted = dominantColors(pixels)
    const dominant = counted.length > 0 ? counted : distinct
    report(1)
    return new Transferred({ pixels, preview, dominant, distinct }, [pixels.data.buffer, preview])
  },

  async strip({ palette }) {
    const bytes = await encodeImage(paletteStrip(palette), { format: 'png', quality: 100 })
    return new Transferred(bytes, [bytes])
  },
})
