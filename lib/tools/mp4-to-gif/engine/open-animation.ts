import { ToolError } from '@/lib/core/errors'
import { readBytes } from '@/lib/core/read-bytes'
import { IMAGE_FORMATS, type ImageKind } from '@/lib/image/formats/image-formats'
import { createPixels, type Pixels } from '@/lib/image/pixels/pixels'
import type { Size } from '@/lib/image/pixels/geometry'
import { framePixels } from './frame-pixels'
import { timesOf, type Animation } from './animation'
import { openWebp } from './webp-frames'

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
