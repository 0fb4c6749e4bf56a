import { ToolError } from '@/lib/core/errors'
import { decodeRows } from '@/lib/image/codecs/decode-image'
import { openImage } from '@/lib/image/codecs/image-header'
import { memoizeAsync } from '@/lib/image/codecs/load-engine'
import type { Pixels } from '@/lib/image/pixels/pixels'
import { resampleRows } from '@/lib/image/pixels/lanczos'
import { startLiteRt } from '@/lib/image/faces/lite-rt'
import type { Face } from '@/lib/image/faces/blaze-face'
import { findFaces } from '@/lib/image/faces/find-faces'
import { findHeads, matteOf, type Head, type Models } from '@/lib/tools/image-resizer/find-heads'
import { wholePixels } from '@/lib/tools/image-resizer/crop'
import { levelPixels } from '@/lib/tools/image-resizer/level'
import { quarterTurned } from '@/lib/image/pixels/turned'
import type { Turn } from '@/lib/tools/image-resizer/turn'
import { serve } from '@/lib/workers/serve'
import type { Point } from '@/lib/image/pixels/geometry'
import type { FindJobs, HeadFinder } from './find-heads'

/** Enough for the models, which look at 256 pixels at most. */
const LONGEST_SIDE = 1024

async function startModels({ scriptUrl, ...files }: HeadFinder): Promise<Models> {
  const compile = await startLiteRt(scriptUrl, await files.program.arrayBuffer())
  const detect = await compile(await files.detector.arrayBuffer())
  return { detect, segment: await compile(await files.segmenter.arrayBuffer()) }
}

let models: { readonly get: () => Promise<Models> } | undefined

/** The picture at a size that the models need, turned, and how many times larger it is itself. */
async function openSmall(file: Blob, turn: Turn): Promise<{ readonly small: Pixels; readonly scale: number }> {
  const source = await decodeRows(await openImage(file))
  const scale = Math.max(1, Math.max(source.width, source.height) / LONGEST_SIDE)
  const size = { width: Math.round(source.width / scale), height: Math.round(source.height / scale) }
  const small = resampleRows(source, { width: Math.max(1, size.width), height: Math.max(1, size.height) })
  source.close()
  return { small: quarterTurned(small, turn.turns, turn.mirrored), scale }
}

function enlarged({ crown, chin, leftEye, rightEye, box, ...rest }: Head, scale: number): Head {
  const point = ({ x, y }: Point) => ({ x: x * scale, y: y * scale })
  const size = { width: box.width * scale, height: box.height * scale }
  return {
    crown: point(crown),
    chin: point(chin),
    leftEye: point(leftEye),
    rightEye: point(rightEye),
    box: { ...point(box), ...size },
    ...rest,
  }
}

serve<FindJobs>({
  async find({ file, turn, finder }) {
    models ??= memoizeAsync(() => startModels(finder))
    const { small, scale } = await openSmall(file, turn)
    const heads = await findHeads(small, await models.get())
    return { heads: heads.map((head) => enlarged(head, scale)) }
  },

  async outline({ file, turn, level, part, finder }) {
    models ??= memoizeAsync(() => startModels(finder))
    const { detect, segment } = await models.get()
    const { small: turned, scale } = await openSmall(file, turn)
    const { width: across, height: down } = turned
    const whole = { x: 0, y: 0, width: across, height: down }
    const small =
      level === 0 ? turned : levelPixels(turned, { ...whole, level, size: whole, part: whole, around: whole })
    const { x, y, width, height } = part
    const own = wholePixels({ x: x / scale, y: y / scale, width: width / scale, height: height / scale }, small)
    const away = ({ box }: Face) => Math.hypot(box.x + box.width / 2 - own.x - own.width / 2, box.y - own.y)
    const [face] = (await findFaces(small, detect)).toSorted((one, other) => away(one) - away(other))
    // Without one the whole picture might pass for background.
    if (!face) throw new ToolError('faceNotFound')
    const shares = {
      x: (face.box.x - own.x) / own.width,
      y: (face.box.y - own.y) / own.height,
      width: face.box.width / own.width,
      height: face.box.height / own.height,
    }
    return { matte: await matteOf(small, own, segment), face: shares }
  },
})
