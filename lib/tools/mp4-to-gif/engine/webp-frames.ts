import { ToolError } from '@/lib/core/errors'
import { uint32LittleEndianAt } from '@/lib/core/byte-reader'
import { webpChunk, webpChunks, webpFile, webpSize } from '@/lib/image/formats/webp/chunks'
import type { Rectangle } from '@/lib/image/pixels/geometry'
import { timesOf, type Animation } from './animation'

const ALPHA = 0x10
const DISPOSE = 0x01
const DO_NOT_BLEND = 0x02
const HEADER_BYTES = 16

interface Part extends Rectangle {
  readonly seconds: number
  readonly flags: number
  /** The frame as a WebP of its own. */
  readonly still: Blob
}

function uint24At(bytes: Uint8Array, at: number): number {
  return uint32LittleEndianAt(bytes, at) & 0xffffff
}

/** A frame of an animation (container specification, ANMF), whose picture becomes a file of its own. */
function partOf(bytes: Uint8Array): Part {
  const [x, y, width, height] = [0, 3, 6, 9].map((at) => uint24At(bytes, at)) as [number, number, number, number]
  const chunks = webpFile([bytes.subarray(HEADER_BYTES)])
  const header = new Uint8Array(10)
  header[0] = webpChunks(chunks).some(({ type }) => type === 'ALPH') ? ALPHA : 0
  header.set(bytes.subarray(6, 12), 4)
  return {
    ...{ x: 2 * x, y: 2 * y, width: width + 1, height: height + 1 },
    seconds: uint24At(bytes, 12) / 1000,
    flags: bytes[15] ?? 0,
    still: new Blob([webpFile([webpChunk('VP8X', header), bytes.subarray(HEADER_BYTES)])], { type: 'image/webp' }),
  }
}

/** Opens an animated WebP where the browser shows such files but hands out their first frame only. */
export function openWebp(bytes: Uint8Array): Animation {
  const size = webpSize(bytes)
  const parts = webpChunks(bytes)
    .filter(({ type }) => type === 'ANMF')
    .map(({ content, end }) => partOf(bytes.subarray(content, end)))
  if (!size || parts.length === 0) throw new ToolError('videoDamaged')
  const { width, height } = size
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new RangeError('no canvas')
  let next = 0
  const draw = async ({ x, y, still, flags, ...area }: Part, before: Part | undefined) => {
    const clear = (part: Rectangle) => context.clearRect(part.x, part.y, part.width, part.height)
    if (before && before.flags & DISPOSE) clear(before)
    if (flags & DO_NOT_BLEND) clear({ x, y, ...area })
    const picture = await createImageBitmap(still)
    context.drawImage(picture, x, y)
    picture.close()
  }
  const frame = async (index: number) => {
    if (index < next) {
      context.clearRect(0, 0, width, height)
      next = 0
    }
    for (; next <= index; next++) await draw(parts[next]!, parts[next - 1])
    return context.getImageData(0, 0, width, height)
  }
  return { width, height, times: timesOf(parts.map(({ seconds }) => seconds)), frame, close: () => undefined }
}
