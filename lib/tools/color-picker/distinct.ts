import type { Pixels } from '@/lib/core/pixels'
import { colorBins, type ColorBin } from './color-bins'
import type { ColorShare } from './dominant'
import { fromOklab, oklabDistance, type Oklab } from './oklab'

const FEWEST = 8
const MOST = 20
/** Colours are added until the bins are on average this near to one of them, in OKLab; the pixels are up to 0.008 farther. */
const GOOD_ENOUGH = 0.027
/** Clusters closer than this look alike and become one. */
const ALIKE = 0.03
const ROUNDS = 6

interface Fit {
  /** The mean of the bins nearest to each centre. */
  readonly clusters: readonly ColorBin[]
  /** Mean distance of the picture's pixels to their centre. */
  readonly error: number
  /** Of the bins that look unlike their centre, the one that counts most; null when every bin is well represented. */
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
    const weight = distance < ALIKE ? 0 : distance * distance * bin.count
    if (weight <= most) continue
    most = weight
    worst = bin.color
  }
  return { clusters: members.filter((cluster) => cluster.length > 0).map(meanOf), error: error / total, worst }
}

/** Lloyd's rounds from the given centres. */
function settled(bins: readonly ColorBin[], centers: readonly Oklab[]): Fit {
  let current = fit(bins, centers)
  for (let round = 1; round < ROUNDS; round++) {
    current = fit(
      bins,
      current.clusters.map(({ color }) => color),
    )
  }
  return current
}

/** k-means that grows: wherever the picture is worst represented, the next centre starts. */
function grownClusters(bins: readonly ColorBin[]): readonly ColorBin[] {
  let current = settled(bins, [meanOf(bins).color])
  // A centre can lose all its bins to others, so the tries are counted and not the clusters.
  for (let tries = 1; tries < MOST; tries++) {
    const enough = current.clusters.length >= FEWEST && current.error <= GOOD_ENOUGH
    if (enough || !current.worst) break
    current = settled(bins, [...current.clusters.map(({ color }) => color), current.worst])
  }
  return current.clusters
}

/** Joins each cluster that looks like a larger one to it. */
function withoutAlike(clusters: readonly ColorBin[]): ColorBin[] {
  const kept: ColorBin[] = []
  for (const cluster of clusters.toSorted((one, other) => other.count - one.count)) {
    const twin = kept.findIndex(({ color }) => oklabDistance(color, cluster.color) < ALIKE)
    const larger = kept[twin]
    if (larger) kept[twin] = meanOf([larger, cluster])
    else kept.push(cluster)
  }
  return kept.toSorted((one, other) => other.count - one.count)
}

/**
 * Up to 20 colours that look different, by k-means in OKLab, each with the share of the picture that is nearest to it; the
 * largest first. As few as represent the picture well, and without chance. [] when nothing has alpha of 128 or more.
 */
export function distinctColors(pixels: Pixels): ColorShare[] {
  const bins = colorBins(pixels)
  if (bins.length === 0) return []
  const clusters = withoutAlike(grownClusters(bins))
  const total = bins.reduce((sum, { count }) => sum + count, 0)
  return clusters.map(({ color, count }) => ({ rgb: fromOklab(color), share: count / total }))
}
