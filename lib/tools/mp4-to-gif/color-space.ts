/**
 * The plane in which colours are compared: BT.601 luma and the differences of red and blue from it, weighted so that an
 * error in brightness counts most, as it does to eyes and to SSIM. Linear, so that means of colours stay means.
 */
export const chromaWeight = 0.5

/** BT.601 luma of channels 0 to 255. */
export function lumaOf(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue
}

/** Three coordinates for each of `count` colours given as R G B R G B …, channels 0 to 255. */
export function comparable(rgb: ArrayLike<number>, count: number): Float32Array {
  const points = new Float32Array(count * 3)
  for (let at = 0; at < count * 3; at += 3) {
    const luma = lumaOf(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!)
    points[at] = luma
    points[at + 1] = chromaWeight * (rgb[at]! - luma)
    points[at + 2] = chromaWeight * (rgb[at + 2]! - luma)
  }
  return points
}
