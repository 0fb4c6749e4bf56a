import type { Pixels } from '@/lib/image/pixels/pixels'
import { MIN_ALPHA } from './dominant'
import { toOklab, type Oklab } from './oklab'

/** Similar colors, counted together. */
export interface ColorBin {
  readonly color: Oklab
  readonly count: number
}

/** Upper limit of the sampled pixels; more do not change the clusters. */
const MAX_PIXELS = 4_000_000
const BITS = 5
const BINS = 1 << (3 * BITS)

function binOf(red: number, green: number, blue: number): number {
  const drop = 8 - BITS
  return ((red >> drop) << (2 * BITS)) | ((green >> drop) << BITS) | (blue >> drop)
}

/** Histogram of a picture in 32,768 bins, each with its mean color; pixels with less alpha (under 128) are ignored. */
export function colorBins({ data }: Pixels, minAlpha = MIN_ALPHA, maxPixels = MAX_PIXELS): ColorBin[] {
  const counts = new Float64Array(BINS)
  const sums = new Float64Array(BINS * 3)
  const step = Math.max(1, Math.ceil(data.length / 4 / maxPixels)) * 4
  for (let offset = 0; offset < data.length; offset += step) {
    if (data[offset + 3]! < minAlpha) continue
    const [red, green, blue] = [data[offset]!, data[offset + 1]!, data[offset + 2]!]
    const bin = binOf(red, green, blue)
    counts[bin]!++
    sums[bin * 3]! += red
    sums[bin * 3 + 1]! += green
    sums[bin * 3 + 2]! += blue
  }
  const bins: ColorBin[] = []
  for (const [bin, count] of counts.entries()) {
    if (count === 0) continue
    const mean = [sums[bin * 3]! / count, sums[bin * 3 + 1]! / count, sums[bin * 3 + 2]! / count] as const
    bins.push({ color: toOklab(mean), count })
  }
  return bins
}
