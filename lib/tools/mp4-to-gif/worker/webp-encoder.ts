import { encodeImage } from '@/lib/image/codecs/encode-image'
import type { Pixels } from '@/lib/image/pixels/pixels'
import { changedArea } from '@/lib/tools/mp4-to-gif/changed-area'
import type { Quality } from '@/lib/tools/mp4-to-gif/fields'
import type { FrameEncoder } from '@/lib/tools/mp4-to-gif/frame-encoder'
import { toRgba, type RgbFrame } from '@/lib/tools/mp4-to-gif/rgb-frame'
import { animationFrame, evenArea, webpAnimation } from '@/lib/tools/mp4-to-gif/webp-animation'
import type { Rectangle } from '@/lib/image/pixels/geometry'

const QUALITIES: Readonly<Record<Quality, number>> = { low: 50, medium: 70, high: 88 }

const ONE_PIXEL: Rectangle = { x: 0, y: 0, width: 3, height: 1 }

/** The changed part of a frame; one corner if nothing has changed, because each frame needs an area. */
function changedPart({ width, height, data }: RgbFrame, shown: RgbFrame | undefined): Rectangle {
  if (!shown) return { x: 0, y: 0, width, height }
  // Compared by samples, three per pixel.
  const { x, y, width: samples, height: rows } = changedArea(data, shown.data, width * 3, height) ?? ONE_PIXEL
  const left = Math.floor(x / 3)
  return evenArea({ x: left, y, width: Math.ceil((x + samples) / 3) - left, height: rows })
}

function cut(frame: RgbFrame, { x, y, width, height }: Rectangle): Pixels {
  const data = new Uint8Array(width * height * 3)
  for (let row = 0; row < height; row++) {
    const from = ((y + row) * frame.width + x) * 3
    data.set(frame.data.subarray(from, from + width * 3), row * width * 3)
  }
  return { width, height, data: toRgba({ width, height, data }) }
}

/** Encodes frames as an animated WebP; their delays are in milliseconds. */
export class WebpEncoder implements FrameEncoder {
  private readonly frames: Uint8Array[] = []
  private shown: RgbFrame | undefined

  constructor(
    private readonly quality: Quality,
    /** How often it plays; 0 means forever. */
    private readonly plays: number,
  ) {}

  async add(frame: RgbFrame, delay: number): Promise<number> {
    const area = changedPart(frame, this.shown)
    this.shown = frame
    const still = await encodeImage(cut(frame, area), { format: 'webp', quality: QUALITIES[this.quality] })
    const part = animationFrame(new Uint8Array(still), area, delay)
    this.frames.push(part)
    return part.length
  }

  finish(): Uint8Array<ArrayBuffer>[] {
    return this.shown ? [webpAnimation(this.shown, this.plays, this.frames)] : []
  }
}
