import type { Size } from '@/lib/image/pixels/geometry'
import type { Pixels } from '@/lib/image/pixels/pixels'

/** Means of the squares of `radius` around each value of a picture in rows, ending with the picture. */
export function boxMeans(values: Float32Array, { width, height }: Size, radius: number): Float32Array<ArrayBuffer> {
  const sharesOf = (length: number) =>
    Float64Array.from({ length }, (_, at) => 1 / (Math.min(length - 1, at + radius) - Math.max(0, at - radius) + 1))
  const [across, down] = [sharesOf(width), sharesOf(height)]
  const rows = new Float32Array(values.length)
  for (let start = 0; start < values.length; start += width) {
    let sum = 0
    for (let x = 0; x < Math.min(radius, width); x++) sum += values[start + x]!
    for (let x = 0; x < width; x++) {
      if (x + radius < width) sum += values[start + x + radius]!
      if (x > radius) sum -= values[start + x - radius - 1]!
      rows[start + x] = sum * across[x]!
    }
  }
  const means = new Float32Array(values.length)
  // All columns at once, because memory is read by the row.
  const sums = new Float64Array(width)
  for (let y = -radius; y < height; y++) {
    const [next, last] = [(y + radius) * width, (y - radius - 1) * width]
    if (next < rows.length) for (let x = 0; x < width; x++) sums[x]! += rows[next + x]!
    if (y > radius) for (let x = 0; x < width; x++) sums[x]! -= rows[last + x]!
    if (y >= 0) for (let x = 0; x < width; x++) means[y * width + x] = sums[x]! * down[y]!
  }
  return means
}

/** Smooths values in rows. */
export type Filter = (values: Float32Array) => Float32Array<ArrayBuffer>

/**
 * The guided filter of He, Sun and Tang (2010) with a picture as its guide: within each square of `radius`, values become a linear
 * function of R, G and B, so that they end where colors do. A smaller `epsilon` follows weaker edges; colors count from 0 to 1.
 */
export function guidedFilter(
  guide: Pixels,
  { radius, epsilon }: { readonly radius: number; readonly epsilon: number },
): Filter {
  const count = guide.width * guide.height
  const means = (values: Float32Array) => boxMeans(values, guide, radius)
  const channel = (at: number) => new Float32Array(count).map((_, index) => guide.data[index * 4 + at]! / 255)
  const [red, green, blue] = [channel(0), channel(1), channel(2)]
  const [meanRed, meanGreen, meanBlue] = [means(red), means(green), means(blue)]
  const covariance = (one: Float32Array, other: Float32Array, meanOne: Float32Array, meanOther: Float32Array) =>
    means(one.map((value, index) => value * other[index]!)).map(
      (value, index) => value - meanOne[index]! * meanOther[index]!,
    )
  const rr = covariance(red, red, meanRed, meanRed)
  const rg = covariance(red, green, meanRed, meanGreen)
  const rb = covariance(red, blue, meanRed, meanBlue)
  const gg = covariance(green, green, meanGreen, meanGreen)
  const gb = covariance(green, blue, meanGreen, meanBlue)
  const bb = covariance(blue, blue, meanBlue, meanBlue)
  return (values) => {
    const mean = means(values)
    // By channel the covariance with the values, which becomes the slope; the mean becomes the offset.
    const inRed = covariance(red, values, meanRed, mean)
    const inGreen = covariance(green, values, meanGreen, mean)
    const inBlue = covariance(blue, values, meanBlue, mean)
    for (let at = 0; at < count; at++) {
      const [a, b, c] = [rr[at]! + epsilon, gg[at]! + epsilon, bb[at]! + epsilon]
      const [d, e, f] = [rg[at]!, rb[at]!, gb[at]!]
      const [x, y, z] = [inRed[at]!, inGreen[at]!, inBlue[at]!]
      // Cramer's rule for the symmetric matrix of covariances.
      const [first, second, third] = [b * c - f * f, e * f - d * c, d * f - e * b]
      const scale = 1 / (a * first + d * second + e * third)
      inRed[at] = (first * x + second * y + third * z) * scale
      inGreen[at] = (second * x + (a * c - e * e) * y + (d * e - a * f) * z) * scale
      inBlue[at] = (third * x + (d * e - a * f) * y + (a * b - d * d) * z) * scale
      mean[at]! -= inRed[at]! * meanRed[at]! + inGreen[at]! * meanGreen[at]! + inBlue[at]! * meanBlue[at]!
    }
    const [slopeRed, slopeGreen, slopeBlue] = [means(inRed), means(inGreen), means(inBlue)]
    return means(mean).map(
      (offset, at) => offset + slopeRed[at]! * red[at]! + slopeGreen[at]! * green[at]! + slopeBlue[at]! * blue[at]!,
    )
  }
}
