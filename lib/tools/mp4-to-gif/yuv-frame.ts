import type { RgbFrame } from './rgb-frame'

/** Weights of R, G and B in luma (ITU-R BT.709), and the divisors that bring color differences to one half. */
const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722]
const [TO_BLUE, TO_RED] = [2 * (1 - BLUE), 2 * (1 - RED)]

/**
 * Converts a frame of even sides to planes as players of every age expect them: BT.709, luma 16 to 235, and color for
 * every second pixel and row (I420).
 */
export function toI420({ width, height, data }: RgbFrame): Uint8Array<ArrayBuffer> {
  const pixels = width * height
  const planes = new Uint8ClampedArray(pixels * 1.5)
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      let [red, green, blue] = [0, 0, 0]
      for (const place of [y * width + x, y * width + x + 1, (y + 1) * width + x, (y + 1) * width + x + 1]) {
        const [r, g, b] = [data[place * 3]!, data[place * 3 + 1]!, data[place * 3 + 2]!]
        planes[place] = 16 + (219 / 255) * (RED * r + GREEN * g + BLUE * b)
        red += r / 4
        green += g / 4
        blue += b / 4
      }
      const luma = RED * red + GREEN * green + BLUE * blue
      const at = pixels + ((y / 2) * width) / 2 + x / 2
      planes[at] = 128 + ((224 / 255) * (blue - luma)) / TO_BLUE
      planes[at + pixels / 4] = 128 + ((224 / 255) * (red - luma)) / TO_RED
    }
  }
  return new Uint8Array(planes.buffer)
}
