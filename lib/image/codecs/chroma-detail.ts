import type { PixelRows } from '@/lib/image/pixels/pixels'

/** Most blocks of 2 × 2 pixels that are examined; in a large picture, every n-th row of them. */
const MAX_BLOCKS = 250_000
/** Cb or Cr differing by more within a block is a colored edge that halving would smear. */
const EDGE = 32
/** Photographs measured 0.00 to 0.28 blocks of one color, screenshots and logos 0.42 to 0.98. */
const FLAT_SHARE = 0.4
/** Of the other blocks, colored edges: gray text on screenshots 0.001, colored text and logos 0.02 to 0.06. */
const EDGE_SHARE = 0.01

function blueness(data: Uint8ClampedArray, at: number): number {
  return -0.168736 * data[at]! - 0.331264 * data[at + 1]! + 0.5 * data[at + 2]!
}

function redness(data: Uint8ClampedArray, at: number): number {
  return 0.5 * data[at]! - 0.418688 * data[at + 1]! - 0.081312 * data[at + 2]!
}

function rangeOf(a: number, b: number, c: number, d: number): number {
  return Math.max(a, b, c, d) - Math.min(a, b, c, d)
}

/** For the four pixels of a block; unrolled, because allocating lists for each block took a tenth of a photo's time. */
function chromaRange(data: Uint8ClampedArray, first: number, below: number): number {
  return Math.max(
    rangeOf(blueness(data, first), blueness(data, first + 4), blueness(data, below), blueness(data, below + 4)),
    rangeOf(redness(data, first), redness(data, first + 4), redness(data, below), redness(data, below + 4)),
  )
}

function isFlat(data: Uint8ClampedArray, first: number, below: number): boolean {
  for (let channel = first; channel < first + 3; channel++) {
    const value = data[channel]
    const below0 = below + channel - first
    if (data[channel + 4] !== value || data[below0] !== value || data[below0 + 4] !== value) return false
  }
  return true
}

/** Number of blocks of 2 × 2 pixels that were examined, and of those with a finding. */
function countBlocks({ width, height, rows }: PixelRows, isFound: typeof isFlat): { blocks: number; found: number } {
  const stride = width * 4
  const rowStep = 2 * Math.max(1, Math.ceil((width * height) / 4 / MAX_BLOCKS))
  let blocks = 0
  let found = 0
  for (let y = 0; y + 1 < height; y += rowStep) {
    const { data } = rows(y, 2)
    for (let offset = 0; offset + 4 < stride; offset += 8) {
      blocks++
      if (isFound(data, offset, offset + stride)) found++
    }
  }
  return { blocks, found }
}

/**
 * True for flat graphics and text with colored edges, which need color at full resolution (4:4:4) in a JPEG; false for
 * photographs and gray drawings, where half resolution (4:2:0) saves bytes unseen. Color as JFIF's YCbCr; alpha is not
 * looked at.
 */
export function needsFullChroma(picture: PixelRows): boolean {
  const { blocks, found: flat } = countBlocks(picture, isFlat)
  // Most pictures are photographs, and nothing more has to be computed for them.
  if (flat < FLAT_SHARE * blocks) return false
  const { found: edges } = countBlocks(picture, (...block) => chromaRange(...block) > EDGE)
  return edges > 0 && edges >= EDGE_SHARE * (blocks - flat)
}
