import { isOpaque, type Pixels } from './pixels'

/** Red, green, blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

export const WHITE: Rgb = [255, 255, 255]

/**
 * The picture laid over one opaque color: c·α + background·(1 − α) per channel in sRGB values as browsers and canvases
 * do it (W3C Compositing, source-over), rounded to the nearest. An opaque picture is returned as it is.
 */
export function blendOver(pixels: Pixels, [red, green, blue]: Rgb): Pixels {
  if (isOpaque(pixels)) return pixels
  const source = pixels.data
  const data = new Uint8ClampedArray(source.length)
  for (let offset = 0; offset < source.length; offset += 4) {
    const alpha = source[offset + 3]! / 255
    data[offset] = Math.round(source[offset]! * alpha + red * (1 - alpha))
    data[offset + 1] = Math.round(source[offset + 1]! * alpha + green * (1 - alpha))
    data[offset + 2] = Math.round(source[offset + 2]! * alpha + blue * (1 - alpha))
    data[offset + 3] = 255
  }
  return { ...pixels, data }
}
