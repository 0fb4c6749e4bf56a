import { ToolError } from '@/lib/core/errors'
import { readBytes } from '@/lib/core/read-bytes'
import { IMAGE_FORMATS, type ImageKind } from '@/lib/image/formats/image-formats'
import { createPixels, type Pixels } from '@/lib/image/pixels/pixels'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'
import { framePixels } from './frame-pixels'
import { timesOf, type Animation } from './animation'
import { uint24LittleEndianAt } from '@/lib/core/byte-reader'
import { webpChunk, webpChunks, webpFile, webpSize } from '@/lib/image/formats/webp/chunks'

/** The times of the file that was opened last: to learn them, all of its frames are decoded. */
let known: { readonly key: string; readonly times: readonly number[] } | undefined

async function knownTimes(file: Blob, decoder: ImageDecoder, count: number): Promise<readonly number[]> {
  const { name = '', lastModified = 0 }: Partial<File> = file
  const key = [name, lastModified, file.size].join('/')
  if (known?.key !== key || !name) {
    const durations: number[] = []
    for (let frameIndex = 0; frameIndex < count; frameIndex++) {
      const decoded = await decoder.decode({ frameIndex }).catch(() => undefined)
      if (!decoded) break
      durations.push((decoded.image.duration ?? 0) / 1e6)
      decoded.image.close()
    }
    known = { key, times: timesOf(durations) }
  }
  return known.times
}

/** Decodes with the browser's decoder of pictures (WebCodecs). */
async function openDecoder(file: Blob, kind: ImageKind): Promise<Animation> {
  const decoder = new ImageDecoder({
    type: IMAGE_FORMATS[kind].mimeType,
    data: (await readBytes(file)).buffer,
    preferAnimation: true,
  })
  await decoder.tracks.ready
  await decoder.completed.catch(() => undefined)
  const frame = async (frameIndex: number) => {
    const { image } = await decoder.decode({ frameIndex })
    const { displayWidth: width, displayHeight: height } = image
    try {
      return (await framePixels(image, width, height)) ?? drawn(image, { width, height })
    } finally {
      image.close()
    }
  }
  const times = await knownTimes(file, decoder, decoder.tracks.selectedTrack?.frameCount ?? 0)
  if (times.length < 2) throw new ToolError('videoDamaged')
  const { width, height } = await frame(0)
  return { width, height, times, frame, close: () => decoder.close() }
}

function drawn(source: CanvasImageSource, { width, height }: Size): Pixels {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) return createPixels(width, height)
  context.drawImage(source, 0, 0)
  return context.getImageData(0, 0, width, height)
}

/**
 * Opens an animated picture. Undefined where the browser has no decoder for it and ffmpeg has: GIF and PNG. Throws ToolErrors
 * `videoDamaged`, and `animationNotSupported` for what neither can read.
 */
export async function openAnimation(file: Blob, kind: ImageKind): Promise<Animation | undefined> {
  if (typeof ImageDecoder !== 'undefined' && (await ImageDecoder.isTypeSupported(IMAGE_FORMATS[kind].mimeType)))
    return openDecoder(file, kind)
  if (kind === 'webp') return openWebp(await readBytes(file))
  if (kind === 'gif' || kind === 'png') return undefined
  throw new ToolError('animationNotSupported', { format: IMAGE_FORMATS[kind].label })
}

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

/** A frame of an animation (container specification, ANMF), whose picture becomes a file of its own. */
function partOf(bytes: Uint8Array): Part {
  const [x, y, width, height] = [0, 3, 6, 9].map((at) => uint24LittleEndianAt(bytes, at)) as [
    number,
    number,
    number,
    number,
  ]
  const chunks = webpFile([bytes.subarray(HEADER_BYTES)])
  const header = new Uint8Array(10)
  header[0] = webpChunks(chunks).some(({ type }) => type === 'ALPH') ? ALPHA : 0
  header.set(bytes.subarray(6, 12), 4)
  return {
    ...{ x: 2 * x, y: 2 * y, width: width + 1, height: height + 1 },
    seconds: uint24LittleEndianAt(bytes, 12) / 1000,
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
