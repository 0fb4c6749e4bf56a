/** An opaque frame of a video: three bytes (RGB) per pixel, rows from the top. */
export interface RgbFrame {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array<ArrayBuffer>
}

/** Clockwise rotation in degrees that makes a picture upright. */
export type Rotation = 0 | 90 | 180 | 270

/** Rotates a frame clockwise. */
export function rotate(frame: RgbFrame, rotation: Rotation): RgbFrame {
  if (rotation === 0) return frame
  const { width, height, data } = frame
  const across = rotation === 180 ? width : height
  const down = rotation === 180 ? height : width
  const target = new Uint8Array(data.length)
  for (let y = 0, from = 0; y < height; y++) {
    for (let x = 0; x < width; x++, from += 3) {
      const [column, row] =
        rotation === 90 ? [height - 1 - y, x] : rotation === 180 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x]
      const to = (row * across + column) * 3
      target[to] = data[from]!
      target[to + 1] = data[from + 1]!
      target[to + 2] = data[from + 2]!
    }
  }
  return { width: across, height: down, data: target }
}

/** Mirrors a frame horizontally. */
export function mirror({ width, height, data }: RgbFrame): RgbFrame {
  const target = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3
      target.set(data.subarray(from, from + 3), (y * width + width - 1 - x) * 3)
    }
  }
  return { width, height, data: target }
}

/** Converts RGBA pixels to a frame, ignoring alpha. */
export function fromRgba(rgba: Uint8Array | Uint8ClampedArray, width: number, height: number): RgbFrame {
  const data = new Uint8Array(width * height * 3)
  for (let to = 0, from = 0; to < data.length; to += 3, from += 4) {
    data[to] = rgba[from]!
    data[to + 1] = rgba[from + 1]!
    data[to + 2] = rgba[from + 2]!
  }
  return { width, height, data }
}

/** Converts a frame to opaque RGBA pixels. */
export function toRgba({ width, height, data }: RgbFrame): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4) {
    pixels[to] = data[from]!
    pixels[to + 1] = data[from + 1]!
    pixels[to + 2] = data[from + 2]!
    pixels[to + 3] = 255
  }
  return pixels
}

/** A frame with RGBA pixels of the same size over it. */
export function blendOver({ width, height, data }: RgbFrame, over: Uint8ClampedArray): RgbFrame {
  const blended = data.slice()
  for (let to = 0, from = 0; to < data.length; to += 3, from += 4) {
    const alpha = over[from + 3]!
    if (alpha === 0) continue
    for (let channel = 0; channel < 3; channel++) {
      const below = data[to + channel]!
      blended[to + channel] = below + Math.round(((over[from + channel]! - below) * alpha) / 255)
    }
  }
  return { width, height, data: blended }
}
