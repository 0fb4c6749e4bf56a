import { serve, Transferred } from '@/lib/workers/serve'
import type { BandJobs } from './jpeg-bands'
import { encodeByMozjpeg, prepareJpegEncoder } from './mozjpeg'

serve<BandJobs>({
  prepare: prepareJpegEncoder,

  async encode({ pixels, options }) {
    const { buffer } = await encodeByMozjpeg(pixels, options)
    return new Transferred(buffer, [buffer])
  },
})
