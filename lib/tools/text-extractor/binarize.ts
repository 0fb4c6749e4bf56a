import { shrink, type Gray } from './gray'

/** Histogram of the 256 shades. */
export function histogramOf({ data }: Gray): Uint32Array {
  // Two lists alternate: neighbors often have the same shade, and its count would have to be written before it is read again.
  const counts = new Uint32Array(256)
  const others = new Uint32Array(256)
  for (let index = 1; index < data.length; index += 2) {
    counts[data[index - 1]!]!++
    others[data[index]!]!++
  }
  if (data.length % 2 === 1) counts[data.at(-1)!]!++
  return counts.map((count, shade) => count + others[shade]!)
}

/** The shade of the paper, of which there is more than a tenth: the 90th percentile of a histogram. */
export function paperShade(counts: Uint32Array): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  let above = 0
  for (let shade = 255; shade > 0; shade--) {
    above += counts[shade]!
    if (above > total / 10) return shade
  }
  return 0
}

/** The best threshold between dark and light (N. Otsu, 1979): pixels up to it are dark. */
export function otsuThreshold(counts: Uint32Array): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const weighted = counts.reduce((sum, count, shade) => sum + count * shade, 0)
  let darkCount = 0
  let darkSum = 0
  let best = { threshold: 127, variance: 0 }
  for (const [shade, count] of counts.entries()) {
    darkCount += count
    darkSum += shade * count
    const lightCount = total - darkCount
    // No number, and so not more than any, where one side is empty.
    const difference = darkSum / darkCount - (weighted - darkSum) / lightCount
    const variance = darkCount * lightCount * difference * difference
    if (variance > best.variance) best = { threshold: shade, variance }
  }
  return best.threshold
}

/** Cells along the longer side of a page, larger than letters. */
const CELLS = 32
/** Mean shade of a cell of light letters on a dark ground is darker. */
const LIGHT_SHADE = 127
/** Share of light cells from which a dark page has a part on light paper as well. */
const LIGHT_PART = 0.2

/** True when most of a picture is dark and no part of it light paper, so that its text is light on a dark background. */
export function hasDarkBackground(gray: Gray): boolean {
  const counts = histogramOf(gray)
  const threshold = otsuThreshold(counts)
  const dark = counts.subarray(0, threshold + 1).reduce((sum, count) => sum + count, 0)
  if (dark <= gray.data.length / 2) return false
  const cells = shrink(gray, Math.ceil(Math.max(gray.width, gray.height) / CELLS)).data
  return cells.filter((shade) => shade > Math.max(threshold, LIGHT_SHADE)).length < LIGHT_PART * cells.length
}

/** A binary picture: 1 for pixels up to a shade, else 0. */
export function darkUpTo(gray: Gray, shade: number): Gray {
  const shades = gray.data
  const data = new Uint8Array(shades.length)
  for (let index = 0; index < data.length; index++) data[index] = shades[index]! <= shade ? 1 : 0
  return { ...gray, data }
}

/** Binarizes a picture: 1 for dark pixels (ink), 0 for light ones. */
export function binarize(gray: Gray): Gray {
  return darkUpTo(gray, otsuThreshold(histogramOf(gray)))
}
