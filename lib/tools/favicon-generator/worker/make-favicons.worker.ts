import { ToolError } from '@/lib/core/errors'
import { blendOver } from '@/lib/image/pixels/blend'
import { isInvisible, type Pixels } from '@/lib/image/pixels/pixels'
import { decodeRows } from '@/lib/image/codecs/decode-image'
import { encodeImage } from '@/lib/image/codecs/encode-image'
import { openImage } from '@/lib/image/codecs/image-header'
import { centeredIcon, roundCorners, SAFE_SHARE, workingCopy } from '@/lib/tools/favicon-generator/compose'
import { writeIco } from '@/lib/tools/favicon-generator/ico'
import { APPLE_SIZE, ICO_SIZES, MASKABLE_SIZE } from '@/lib/tools/favicon-generator/sizes'
import { drawIconText } from './draw-icon-text'
import type { FaviconArgs, FaviconJobs } from './make-favicons'
import { serve, Transferred } from '@/lib/workers/serve'

type Draw = (side: number, share?: number) => Pixels

const TAB_SIZE = 32

/** Returns a function that draws an icon of any size, before its corners are rounded. */
async function createDraw({ source, background }: FaviconArgs): Promise<Draw> {
  if (source.kind === 'text') return (side, share) => drawIconText({ ...source, background }, side, share)
  const { picture } = source
  const opened = picture instanceof ImageBitmap ? picture : await openImage(picture)
  const decoded = await decodeRows(opened)
  const pixels = workingCopy(decoded)
  decoded.close()
  if (isInvisible(pixels)) throw new ToolError('iconTransparent')
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
    const { background, radius, applePadding, sizes } = args
    const draw = await createDraw(args)
    const made = new Map<number, ArrayBuffer>()
    const needed = new Set([...sizes, ...ICO_SIZES])
    for (const size of needed) {
      made.set(size, await png(roundCorners(draw(size), radius)))
      report(made.size / (needed.size + 2))
    }
    const iconOf = (size: number) => (made.get(size) ?? new ArrayBuffer(0)).slice()
    // iOS and Android apply their own shape and show transparent pixels as black.
    const apple = await png(blendOver(draw(APPLE_SIZE, 1 - applePadding / 50), background))
    const maskable = await png(blendOver(draw(MASKABLE_SIZE, SAFE_SHARE), background))
    const ico = writeIco(ICO_SIZES.map((size) => ({ size, bytes: new Uint8Array(iconOf(size)) }))).buffer
    const icons = sizes.map(iconOf)
    const tab = iconOf(TAB_SIZE)
    report(1)
    return new Transferred({ icons, tab, apple, maskable, ico }, [...icons, tab, apple, maskable, ico])
  },
})
