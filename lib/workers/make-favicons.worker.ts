import type { Pixels } from '@/lib/core/pixels'
import { decodeRows } from '@/lib/engines/decode-image'
import { encodeImage } from '@/lib/engines/encode-image'
import { openImage } from '@/lib/engines/image-header'
import { centeredIcon, onGround, rounded, SAFE_SHARE, workingCopy } from '@/lib/tools/favicon-generator/compose'
import { writeIco } from '@/lib/tools/favicon-generator/ico'
import { APPLE_SIZE, ICO_SIZES, MASKABLE_SIZE } from '@/lib/tools/favicon-generator/sizes'
import { drawIconText } from './draw-icon-text'
import type { FaviconArgs, FaviconJobs } from './make-favicons'
import { serve, Transferred } from './serve'

type Draw = (side: number, share?: number) => Pixels

const TAB_SIZE = 32

/** How an icon of any side is drawn, before its corners are cut. */
async function drawer({ source, background }: FaviconArgs): Promise<Draw> {
  if (source.kind === 'text') return (side, share) => drawIconText({ ...source, background }, side, share)
  const { picture } = source
  const opened = picture instanceof ImageBitmap ? picture : await openImage(picture)
  const decoded = await decodeRows(opened)
  const pixels = workingCopy(decoded)
  decoded.close()
  return (side, share) => centeredIcon(pixels, side, share)
}

function png(pixels: Pixels): Promise<ArrayBuffer> {
  return encodeImage(pixels, { format: 'png', quality: 100 })
}

serve<FaviconJobs>({
  async inspect({ file }) {
    return (await openImage(file)).header
  },

  async make(args, report) {
    const { background, radius, sizes } = args
    const draw = await drawer(args)
    const made = new Map<number, ArrayBuffer>()
    const needed = new Set([...sizes, ...ICO_SIZES])
    for (const size of needed) {
      made.set(size, await png(rounded(draw(size), radius)))
      report(made.size / (needed.size + 2))
    }
    const of = (size: number) => (made.get(size) ?? new ArrayBuffer(0)).slice()
    // iOS and Android cut their own shape and show black through what is transparent.
    const apple = await png(onGround(draw(APPLE_SIZE), background))
    const maskable = await png(onGround(draw(MASKABLE_SIZE, SAFE_SHARE), background))
    const ico = writeIco(ICO_SIZES.map((size) => ({ size, bytes: new Uint8Array(of(size)) }))).buffer
    const icons = sizes.map(of)
    const tab = of(TAB_SIZE)
    report(1)
    return new Transferred({ icons, tab, apple, maskable, ico }, [...icons, tab, apple, maskable, ico])
  },
})
