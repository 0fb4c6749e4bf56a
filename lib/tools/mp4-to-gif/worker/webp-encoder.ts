import { encodeImage } from '@/lib/image/codecs/encode-image'
import type { Pixels } from '@/lib/image/pixels/pixels'
import { changedArea } from '@/lib/tools/mp4-to-gif/changed-area'
import type { Quality } from '@/lib/tools/mp4-to-gif/fields'
import type { FrameEncoder } from '@/lib/tools/mp4-to-gif/frame-encoder'
import { toRgba, type RgbFrame } from '@/lib/tools/mp4-to-gif/rgb-frame'
import { animationFrame, evenArea, webpAnimation } from '@/lib/tools/mp4-to-gif/webp-animation'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'

const QUALITIES: Readonly<Record<Quality, number>> = { low: 50, medium: 70, high: 88 }

const ONE_PIXEL: Rectangle = { x: 0, y: 0, width: 1, height: 1 }

function cut(values: Uint32Array, across: number, { x, y, width, height }: Rectangle): Pixels {
  const part = new Uint32Array(width * height)
  for (let row = 0; row < height; row++) {
    const from = (y + row) * across + x
    part.set(values.subarray(from, from + width), row * width)
  }
  return { width, height, data: new Uint8ClampedArray(part.buffer) }
}

/** Encodes frames as an animated WebP; their delays are in milliseconds. */
export class WebpEncoder implements FrameEncoder {
  private readonly frames: Uint8Array[] = []
  private shown: { readonly size: Size; readonly values: Uint32Array } | undefined
  private hasAlpha = false

  constructor(
    private readonly quality: Quality,
    /** How often it plays; 0 means forever. */
    private readonly plays: number,
  ) {}

  async add(frame: RgbFrame, delay: number): Promise<number> {
    const { width, height } = frame
    // Pixels as numbers, so that one comparison sees color and transparency.
    const values = new Uint32Array(toRgba(frame).buffer)
    const { shown } = this
    // One corner if nothing has changed, because each frame needs an area.
    const changed = shown && (changedArea(values, shown.values, width, height) ?? ONE_PIXEL)
    const area = changed ? evenArea(changed) : { x: 0, y: 0, width, height }
    this.shown = { size: { width, height }, values }
    this.hasAlpha ||= frame.alpha !== undefined
    const pixels = cut(values, width, area)
    const still = await encodeImage(pixels, { format: 'webp', quality: QUALITIES[this.quality] })
    const part = animationFrame(new Uint8Array(still), area, delay)
    this.frames.push(part)
    return part.length
  }

  finish(): Uint8Array<ArrayBuffer>[] {
    return this.shown ? [webpAnimation(this.shown.size, this.plays, this.frames, this.hasAlpha)] : []
  }
}
