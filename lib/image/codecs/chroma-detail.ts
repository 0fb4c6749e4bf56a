import type { PixelRows } from '@/lib/image/pixels/pixels'

/** Blocks of 2 × 2 pixels looked at, at most: every n-th row of them in a large picture. */
const MAX_BLOCKS = 1_000_000
/** Cb or Cr differing by more within a block is a coloured edge that halving would smear. */
const EDGE = 32
/** Photographs measured 0.00 to 0.28 blocks of one colour, screenshots and logos 0.42 to 0.98. */
const FLAT_SHARE = 0.4
/** Of the other blocks, coloured edges: grey text on screenshots 0.001, coloured text and logos 0.02 to 0.06. */
const EDGE_SHARE = 0.01

function chromaRange(data: Uint8ClampedArray, first: number, below: number): number {
  let [lowBlue, highBlue, lowRed, highRed] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const offset of [first, first + 4, below, below + 4]) {
    const [red = 0, green = 0, blue = 0] = [data[offset], data[offset + 1], data[offset + 2]]
    const blueness = -0.168736 * red - 0.331264 * green + 0.5 * blue
    const redness = 0.5 * red - 0.418688 * green - 0.081312 * blue
    lowBlue = Math.min(lowBlue, blueness)
    highBlue = Math.max(highBlue, blueness)
    lowRed = Math.min(lowRed, redness)
    highRed = Math.max(highRed, redness)
  }
  return Math.max(highBlue - lowBlue, highRed - lowRed)
}

function isFlat(data: Uint8ClampedArray, first: number, below: number): boolean {
  for (let channel = first; channel < first + 3; channel++) {
    const value = data[channel]
    const below0 = below + channel - first
    if (data[channel + 4] !== value || data[below0] !== value || data[below0 + 4] !== value) return false
  }
  return true
}

/**
 * True for flat graphics and text with coloured edges, which need colour at full resolution (4:4:4) in a JPEG; false for
 * photographs and grey drawings, where half resolution (4:2:0) saves bytes unseen. Colour as JFIF's YCbCr; alpha is not
 * looked at.
 */
export function needsFullChroma({ width, height, rows }: PixelRows): boolean {
  const stride = width * 4
  const rowStep = 2 * Math.max(1, Math.ceil((width * height) / 4 / MAX_BLOCKS))
  let blocks = 0
  let flat = 0
  let edges = 0
  for (let y = 0; y + 1 < height; y += rowStep) {
    const { data } = rows(y, 2)
    for (let offset = 0; offset + 4 < stride; offset += 8) {
      blocks++
      if (isFlat(data, offset, offset + stride)) flat++
      else if (chromaRange(data, offset, offset + stride) > EDGE) edges++
    }
  }
  return blocks > 0 && flat >= FLAT_SHARE * blocks && edges >= EDGE_SHARE * (blocks - flat) && edges > 0
}
