/**
 * The color space for comparing colors: BT.601 luma and the differences of red and blue from it, weighted so that luma
 * counts most, as in human vision and SSIM. It is linear, so that the mean of colors is also their mean here.
 */
export const chromaWeight = 0.5

/** BT.601 luma of channels 0 to 255. */
export function lumaOf(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue
}

/** Converts `count` colors (R G B R G B …, channels 0 to 255) to three coordinates each. */
export function toComparable(rgb: ArrayLike<number>, count: number): Float32Array {
  const points = new Float32Array(count * 3)
  for (let at = 0; at < count * 3; at += 3) {
    const luma = lumaOf(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!)
    points[at] = luma
    points[at + 1] = chromaWeight * (rgb[at]! - luma)
    points[at + 2] = chromaWeight * (rgb[at + 2]! - luma)
  }
  return points
}
