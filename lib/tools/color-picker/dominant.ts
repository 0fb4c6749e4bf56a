import type { Rgb } from '@/lib/image/pixels/blend'
import type { Pixels } from '@/lib/image/pixels/pixels'

/** Every fourth pixel is counted, row by row. */
const STRIDE = 4
/** Pixels with less alpha are ignored, here and when picking. */
export const MIN_ALPHA = 128
/** Size of the groups of channel values; a group is represented by its lowest value. */
const STEP = 16
const MAX_COLORS = 10

/** A color and its share of the counted pixels, 0 to 1. */
export interface ColorShare {
  readonly rgb: Rgb
  readonly share: number
}

/**
 * The ten most frequent colors by a plain count: every 4th pixel, without those with alpha under 128, each channel
 * rounded down to a multiple of 16. The most frequent is first; equally frequent ones are in order of appearance.
 */
export function dominantColors({ data }: Pixels): ColorShare[] {
  const counts = new Map<number, number>()
  let total = 0
  for (let offset = 0; offset < data.length; offset += STRIDE * 4) {
    if (data[offset + 3]! < MIN_ALPHA) continue
    const group = (roundDown(data[offset]!) << 16) | (roundDown(data[offset + 1]!) << 8) | roundDown(data[offset + 2]!)
    counts.set(group, (counts.get(group) ?? 0) + 1)
    total++
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_COLORS)
    .map(([group, count]) => ({ rgb: [group >> 16, (group >> 8) & 255, group & 255], share: count / total }))
}

function roundDown(channel: number): number {
  return channel - (channel % STEP)
}
