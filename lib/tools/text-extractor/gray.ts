import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { ToolError } from '@/lib/core/errors'
import type { Pixels } from '@/lib/image/pixels/pixels'
import type { Size } from '@/lib/image/pixels/geometry'

/** A grayscale picture: one byte per pixel, 0 black to 255 white, rows from the top. */
export interface Gray extends Size {
  readonly data: Uint8Array<ArrayBuffer>
}

/** Part of a picture in pixels; x1 and y1 are exclusive. */
export interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** The bounding box of two boxes. */
export function union(a: Box, b: Box): Box {
  return { x0: Math.min(a.x0, b.x0), y0: Math.min(a.y0, b.y0), x1: Math.max(a.x1, b.x1), y1: Math.max(a.y1, b.y1) }
}

/** Whether the middle of a box is in an area. */
export function hasMiddle(area: Box, { x0, y0, x1, y1 }: Box): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return x >= area.x0 && x < area.x1 && y >= area.y0 && y < area.y1
}

/** The empty box: its union with another box is that box. */
export const NOWHERE: Box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }

/** The bounding box of boxes. */
export function boundsOf(boxes: readonly Box[]): Box {
  return boxes.reduce(union, NOWHERE)
}

export const WHITE = 255

/** Creates a white picture; throws ToolError `outOfMemory`. */
export function createGray(width: number, height: number): Gray {
  try {
    return { width, height, data: new Uint8Array(width * height).fill(WHITE) }
  } catch {
    throw new ToolError('outOfMemory')
  }
}

/** Converts a picture without transparency to its luma (ITU-R BT.601). */
export function toGray({ width, height, data }: Pixels): Gray {
  const gray = createGray(width, height)
  const shades = gray.data
  for (let index = 0, at = 0; index < shades.length; index++, at += 4) {
    shades[index] = (77 * data[at]! + 150 * data[at + 1]! + 29 * data[at + 2]!) >> 8
  }
  return gray
}

/** Inverts the shades of a picture. */
export function invert({ width, height, data }: Gray): Gray {
  return { width, height, data: data.map((value) => WHITE - value) }
}

/** Maps a shade and lighter ones to white, and scales darker ones in proportion. */
export function lightened({ width, height, data }: Gray, white: number): Gray {
  const shades = Uint8ClampedArray.from({ length: WHITE + 1 }, (_, shade) => (shade * WHITE) / white)
  return { width, height, data: data.map((shade) => shades[shade]!) }
}

/** A copy of the part of a picture within a box of whole pixels, which must not reach beyond the picture. */
export function crop(gray: Gray, { x0, y0, x1, y1 }: Box): Gray {
  const part = createGray(x1 - x0, y1 - y0)
  for (let y = y0; y < y1; y++) {
    part.data.set(gray.data.subarray(y * gray.width + x0, y * gray.width + x1), (y - y0) * part.width)
  }
  return part
}

/** The picture with boxes filled with a shade, clipped to its bounds; the same object without boxes. */
export function withBoxes(gray: Gray, boxes: readonly Box[], shade: number): Gray {
  if (boxes.length === 0) return gray
  const { width, height } = gray
  const data = gray.data.slice()
  for (const { x0, y0, x1, y1 } of boxes) {
    const [left, right] = [Math.max(0, Math.round(x0)), Math.min(width, Math.round(x1))]
    for (let y = Math.max(0, Math.round(y0)); y < Math.min(height, Math.round(y1)); y++)
      data.fill(shade, y * width + left, y * width + right)
  }
  return { ...gray, data }
}

/** Adds a margin of a shade on all sides of a picture. */
export function surround(gray: Gray, margin: number, shade: number): Gray {
  const wider = createGray(gray.width + 2 * margin, gray.height + 2 * margin)
  wider.data.fill(shade)
  for (let y = 0; y < gray.height; y++) {
    wider.data.set(gray.data.subarray(y * gray.width, (y + 1) * gray.width), (y + margin) * wider.width + margin)
  }
  return wider
}

/** Reduces a picture by an integer factor; each pixel is the mean of a square. */
export function shrink(gray: Gray, factor: number): Gray {
  if (factor <= 1) return gray
  const small = createGray(Math.max(1, Math.floor(gray.width / factor)), Math.max(1, Math.floor(gray.height / factor)))
  const { data, width } = gray
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      let sum = 0
      for (let dy = 0; dy < factor; dy++) {
        const start = (y * factor + dy) * width + x * factor
        for (let dx = 0; dx < factor; dx++) sum += data[start + dx] ?? WHITE
      }
      small.data[y * small.width + x] = sum / (factor * factor)
    }
  }
  return small
}

/** Writes a binary PGM file (netpbm `P5`), the simplest format that Tesseract reads. */
export function toPgm({ width, height, data }: Gray): Uint8Array<ArrayBuffer> {
  return concatBytes([latin1(`P5\n${width} ${height}\n255\n`), data])
}
