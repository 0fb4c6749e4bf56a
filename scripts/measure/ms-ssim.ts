import { luma, ssimParts, type Picture } from './ssim'

/** Exponents of the five scales, the finest first (Wang, Simoncelli, Bovik, 2003, section 3.2). */
const WEIGHTS = [0.0448, 0.2856, 0.3001, 0.2363, 0.1333]

/** Half as wide and high, each value the mean of four; an odd last row or column is left out. */
function halved(plane: Float64Array, width: number, height: number): Float64Array {
  const [columns, rows] = [width >> 1, height >> 1]
  return Float64Array.from({ length: columns * rows }, (_, index) => {
    const at = Math.floor(index / columns) * 2 * width + (index % columns) * 2
    return (plane[at]! + plane[at + 1]! + plane[at + width]! + plane[at + width + 1]!) / 4
  })
}

/**
 * Multi-scale structural similarity of two pictures of one size, at least 176 × 176, on luma: 1 when equal (Z. Wang,
 * E. P. Simoncelli, A. C. Bovik, Asilomar 2003: contrast and structure at five scales, luminance at the coarsest).
 */
export function msSsim(a: Picture, b: Picture): number {
  let { width, height } = a
  if (b.width !== width || b.height !== height) throw new RangeError('sizes differ')
  if (Math.min(width, height) < 176) throw new RangeError('too small for five scales')
  let [x, y] = [luma(a), luma(b)]
  let product = 1
  WEIGHTS.forEach((weight, scale) => {
    const { whole, structure } = ssimParts(x, y, width, height)
    product *= Math.max(0, scale === WEIGHTS.length - 1 ? whole : structure) ** weight
    ;[x, y] = [halved(x, width, height), halved(y, width, height)]
    ;[width, height] = [width >> 1, height >> 1]
  })
  return product
}
