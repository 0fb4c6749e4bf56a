import type { Gray } from './gray'

/** Histogram of the 256 shades. */
export function histogramOf({ data }: Gray): Uint32Array {
  const counts = new Uint32Array(256)
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** The best threshold between dark and light (N. Otsu, 1979): pixels up to it are dark. */
export function otsuThreshold(counts: Uint32Array): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const weighted = counts.reduce((sum, count, shade) => sum + count * shade, 0)
  let darkCount = 0
  let darkSum = 0
  let best = { threshold: 127, variance: -1 }
  for (let shade = 0; shade < 255; shade++) {
    darkCount += counts[shade] ?? 0
    darkSum += shade * (counts[shade] ?? 0)
    const lightCount = total - darkCount
    if (darkCount === 0 || lightCount === 0) continue
    const difference = darkSum / darkCount - (weighted - darkSum) / lightCount
    const variance = darkCount * lightCount * difference * difference
    if (variance > best.variance) best = { threshold: shade, variance }
  }
  return best.threshold
}

/** True when more than half of the picture is dark, so that its text is probably light on a dark background. */
export function hasDarkBackground(counts: Uint32Array): boolean {
  const threshold = otsuThreshold(counts)
  const dark = counts.subarray(0, threshold + 1).reduce((sum, count) => sum + count, 0)
  const total = counts.reduce((sum, count) => sum + count, 0)
  return dark > total / 2
}

/** Binarizes a picture: 1 for dark pixels (ink), 0 for light ones. */
export function binarize(gray: Gray): Gray {
  const threshold = otsuThreshold(histogramOf(gray))
  return { ...gray, data: gray.data.map((value) => (value <= threshold ? 1 : 0)) }
}
