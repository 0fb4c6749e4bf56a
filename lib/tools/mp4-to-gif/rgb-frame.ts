/** A frame of a video: three bytes (RGB) per pixel, rows from the top. */
export interface RgbFrame {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array<ArrayBuffer>
  /** One byte per pixel, 255 for an opaque one; undefined for an opaque frame. */
  readonly alpha?: Uint8Array<ArrayBuffer>
}

/** GIF knows no half-transparent pixels: one that is less opaque than this is left out. */
export const OPAQUE_FROM = 128

/** A frame with transparency from another of the same size, in shades of gray. */
export function withAlpha(frame: RgbFrame, { data }: RgbFrame): RgbFrame {
  return { ...frame, alpha: Uint8Array.from({ length: data.length / 3 }, (_, pixel) => data[pixel * 3]!) }
}

/** Converts RGBA pixels to a frame. */
export function fromRgba(rgba: Uint8Array | Uint8ClampedArray, width: number, height: number): RgbFrame {
  const data = new Uint8Array(width * height * 3)
  const alpha = new Uint8Array(width * height)
  let isOpaque = true
  for (let pixel = 0, to = 0, from = 0; pixel < alpha.length; pixel++, to += 3, from += 4) {
    data[to] = rgba[from]!
    data[to + 1] = rgba[from + 1]!
    data[to + 2] = rgba[from + 2]!
    alpha[pixel] = rgba[from + 3]!
    if (alpha[pixel] !== 255) isOpaque = false
  }
  return { width, height, data, ...(!isOpaque && { alpha }) }
}

/** Converts a frame to RGBA pixels. */
export function toRgba({ width, height, data, alpha }: RgbFrame): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0, from = 0, to = 0; from < data.length; pixel++, from += 3, to += 4) {
    pixels[to] = data[from]!
    pixels[to + 1] = data[from + 1]!
    pixels[to + 2] = data[from + 2]!
    pixels[to + 3] = alpha ? alpha[pixel]! : 255
  }
  return pixels
}

/** A frame with RGBA pixels of the same size over it. */
export function withOverlay(frame: RgbFrame, over: Uint8ClampedArray): RgbFrame {
  const data = frame.data.slice()
  const alpha = frame.alpha?.slice()
  for (let pixel = 0, to = 0, from = 0; to < data.length; pixel++, to += 3, from += 4) {
    const top = over[from + 3]! / 255
    if (top === 0) continue
    const below = alpha ? alpha[pixel]! / 255 : 1
    // Source-over of straight colors (W3C Compositing and Blending, 5.1).
    const all = top + below * (1 - top)
    for (let channel = 0; channel < 3; channel++) {
      const value = data[to + channel]!
      data[to + channel] = value + Math.round(((over[from + channel]! - value) * top) / all)
    }
    if (alpha) alpha[pixel] = Math.round(all * 255)
  }
  return { ...frame, data, ...(alpha && { alpha }) }
}

/** A frame on white, for formats without transparency. */
export function onWhite({ width, height, data, alpha }: RgbFrame): RgbFrame {
  if (!alpha) return { width, height, data }
  const opaque = data.map((value, at) => 255 - Math.round(((255 - value) * alpha[Math.floor(at / 3)]!) / 255))
  return { width, height, data: opaque }
}
