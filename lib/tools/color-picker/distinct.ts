import type { Pixels } from '@/lib/image/pixels/pixels'
import { MIN_ALPHA, type ColorShare } from './dominant'
import { fromOklab, oklabDistance, toOklab, type Oklab } from './oklab'

const MIN_COLORS = 8
const MAX_COLORS = 20
/**
 * Clusters are added until the mean OKLab distance of the bins is at most this; that of the pixels is up to 0.008
 * larger.
 */
const MAX_MEAN_ERROR = 0.027
/** OKLab distance below which clusters look alike and are merged. */
const MERGE_DISTANCE = 0.03
const ITERATIONS = 6

interface Fit {
  /** The mean of the bins nearest to each center. */
  readonly clusters: readonly ColorBin[]
  /** Mean distance of the bins to their center, weighted by pixels. */
  readonly error: number
  /** The bin with the largest squared error among those that look different from their center; null if there is none. */
  readonly worst: Oklab | null
}

function nearest(color: Oklab, centers: readonly Oklab[]): { index: number; distance: number } {
  let best = { index: 0, distance: Infinity }
  for (const [index, center] of centers.entries()) {
    const distance = oklabDistance(color, center)
    if (distance < best.distance) best = { index, distance }
  }
  return best
}

function meanOf(bins: readonly ColorBin[]): ColorBin {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0)
  const mean = (axis: 0 | 1 | 2) => bins.reduce((sum, bin) => sum + bin.color[axis] * bin.count, 0) / count
  return { color: [mean(0), mean(1), mean(2)], count }
}

function fit(bins: readonly ColorBin[], centers: readonly Oklab[]): Fit {
  const members = centers.map((): ColorBin[] => [])
  let worst: Oklab | null = null
  let most = 0
  let error = 0
  let total = 0
  for (const bin of bins) {
    const { index, distance } = nearest(bin.color, centers)
    members[index]?.push(bin)
    error += distance * bin.count
    total += bin.count
    const weight = distance < MERGE_DISTANCE ? 0 : distance * distance * bin.count
    if (weight <= most) continue
    most = weight
    worst = bin.color
  }
  return { clusters: members.filter((cluster) => cluster.length > 0).map(meanOf), error: error / total, worst }
}

/** Lloyd's algorithm from the given centers. */
function lloyd(bins: readonly ColorBin[], centers: readonly Oklab[]): Fit {
  let current = fit(bins, centers)
  for (let round = 1; round < ITERATIONS; round++) {
    current = fit(
      bins,
      current.clusters.map(({ color }) => color),
    )
  }
  return current
}

/** k-means with an increasing number of clusters: each new center starts where the error is largest. */
function growClusters(bins: readonly ColorBin[]): readonly ColorBin[] {
  let current = lloyd(bins, [meanOf(bins).color])
  // A center can lose all its bins to others, so the attempts are counted and not the clusters.
  for (let tries = 1; tries < MAX_COLORS; tries++) {
    const enough = current.clusters.length >= MIN_COLORS && current.error <= MAX_MEAN_ERROR
    if (enough || !current.worst) break
    current = lloyd(bins, [...current.clusters.map(({ color }) => color), current.worst])
  }
  return current.clusters
}

/** Merges each cluster into a larger one that looks alike. */
function mergeSimilar(clusters: readonly ColorBin[]): ColorBin[] {
  const merged: ColorBin[] = []
  for (const cluster of clusters.toSorted((one, other) => other.count - one.count)) {
    const similar = merged.findIndex(({ color }) => oklabDistance(color, cluster.color) < MERGE_DISTANCE)
    const larger = merged[similar]
    if (larger) merged[similar] = meanOf([larger, cluster])
    else merged.push(cluster)
  }
  return merged.toSorted((one, other) => other.count - one.count)
}

/**
 * Finds the fewest (8 to 20) visually distinct colors that represent a picture well, by deterministic k-means in OKLab,
 * with their shares, the largest first. [] when every pixel is fully transparent.
 */
export function distinctColors(pixels: Pixels): ColorShare[] {
  const counted = colorBins(pixels)
  // Of a picture that is faint everywhere, such as a watermark, every pixel counts that can be seen at all.
  const bins = counted.length > 0 ? counted : colorBins(pixels, 1, Infinity)
  if (bins.length === 0) return []
  const clusters = mergeSimilar(growClusters(bins))
  const total = bins.reduce((sum, { count }) => sum + count, 0)
  return clusters.map(({ color, count }) => ({ rgb: fromOklab(color), share: count / total }))
}

/** Similar colors, counted together. */
interface ColorBin {
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
function colorBins({ data }: Pixels, minAlpha = MIN_ALPHA, maxPixels = MAX_PIXELS): ColorBin[] {
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
