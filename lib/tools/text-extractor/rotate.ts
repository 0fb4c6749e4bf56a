import { createPixels, type Pixels } from '@/lib/image/pixels/pixels'

/** Index in the original picture of the pixel (x, y) of the one rotated by 1 to 3 quarters. */
function sourceOf(turns: number, x: number, y: number, width: number, height: number): number {
  if (turns === 1) return (height - 1 - x) * width + y
  if (turns === 2) return (height - 1 - y) * width + (width - 1 - x)
  return x * width + (width - 1 - y)
}

/** Rotates a picture clockwise by quarter turns, 0 to 3; returns it unchanged for 0. */
export function rotateQuarters(pixels: Pixels, turns: number): Pixels {
  if (turns === 0) return pixels
  const { width, height } = pixels
  const turned = turns === 2 ? createPixels(width, height) : createPixels(height, width)
  const from = new Uint32Array(pixels.data.buffer, pixels.data.byteOffset, width * height)
  const to = new Uint32Array(turned.data.buffer)
  for (let y = 0; y < turned.height; y++) {
    for (let x = 0; x < turned.width; x++) {
      to[y * turned.width + x] = from[sourceOf(turns, x, y, width, height)]!
    }
  }
  return turned
}
