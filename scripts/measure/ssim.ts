/** A picture as R G B A bytes. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: ArrayLike<number>
}

const SIGMA = 1.5
const RADIUS = 5
const C1 = (0.01 * 255) ** 2
const C2 = (0.03 * 255) ** 2

/** The Gaussian window of 11 samples and σ 1.5, summing to 1. */
const WINDOW = (() => {
  const raw = Array.from({ length: 2 * RADIUS + 1 }, (_, index) =>
    Math.exp(-((index - RADIUS) ** 2) / (2 * SIGMA ** 2)),
  )
  const sum = raw.reduce((total, weight) => total + weight, 0)
  return raw.map((weight) => weight / sum)
})()

/** BT.601 luma of each pixel; a transparent pixel counts as laid over black. */
export function luma({ data, width, height }: Picture): Float64Array {
  return Float64Array.from({ length: width * height }, (_, index) => {
    const offset = index * 4
    const gray = 0.299 * data[offset]! + 0.587 * data[offset + 1]! + 0.114 * data[offset + 2]!
    return (gray * data[offset + 3]!) / 255
  })
}

/** A plane under the separable window, only where the window fits: (width − 10) × (height − 10) values. */
function blur(plane: Float64Array, width: number, height: number): Float64Array {
  const columns = width - 2 * RADIUS
  const rows = height - 2 * RADIUS
  const narrow = new Float64Array(columns * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < columns; x++) {
      let sum = 0
      for (let tap = 0; tap < WINDOW.length; tap++) sum += WINDOW[tap]! * plane[y * width + x + tap]!
      narrow[y * columns + x] = sum
    }
  }
  const blurred = new Float64Array(columns * rows)
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      let sum = 0
      for (let tap = 0; tap < WINDOW.length; tap++) sum += WINDOW[tap]! * narrow[(y + tap) * columns + x]!
      blurred[y * columns + x] = sum
    }
  }
  return blurred
}

function product(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((value, index) => value * b[index]!)
}

/** Means over a plane of the whole index and of its contrast and structure alone, for planes of at least 11 × 11. */
export function ssimParts(
  x: Float64Array,
  y: Float64Array,
  width: number,
  height: number,
): { whole: number; structure: number } {
  const [meanX, meanY] = [blur(x, width, height), blur(y, width, height)]
  const squareX = blur(product(x, x), width, height)
  const squareY = blur(product(y, y), width, height)
  const cross = blur(product(x, y), width, height)
  let [whole, structure] = [0, 0]
  for (let index = 0; index < meanX.length; index++) {
    const [mx, my] = [meanX[index]!, meanY[index]!]
    const varianceX = squareX[index]! - mx * mx
    const varianceY = squareY[index]! - my * my
    const covariance = cross[index]! - mx * my
    const contrast = (2 * covariance + C2) / (varianceX + varianceY + C2)
    structure += contrast
    whole += ((2 * mx * my + C1) / (mx * mx + my * my + C1)) * contrast
  }
  return { whole: whole / meanX.length, structure: structure / meanX.length }
}

/**
 * Mean structural similarity of two pictures of one size, at least 11 × 11: 1 when equal (Wang, Bovik, Sheikh,
 * Simoncelli, IEEE Transactions on Image Processing 13, 2004; Gaussian window 11 × 11, σ 1.5, on luma).
 */
export function ssim(a: Picture, b: Picture): number {
  const { width, height } = a
  if (b.width !== width || b.height !== height) throw new RangeError('sizes differ')
  return ssimParts(luma(a), luma(b), width, height).whole
}

/** Mean absolute difference of all four channels, 0 to 255. */
export function meanAbsoluteDifference(a: Picture, b: Picture): number {
  let sum = 0
  for (let index = 0; index < a.data.length; index++) sum += Math.abs(a.data[index]! - b.data[index]!)
  return sum / a.data.length
}
