import type { Rgb } from '@/lib/core/blend'
import type { Pixels } from '@/lib/core/pixels'

/** Every so many pixels one is looked at, row by row. */
const STRIDE = 4
/** Pixels with less alpha count as not there, here and when picking. */
export const MIN_ALPHA = 128
/** Channels are counted in groups of so many values, and a group goes by its lowest. */
const STEP = 16
const MOST = 10

/** A colour, and the share of the counted pixels that it stands for, 0 to 1. */
export interface ColorShare {
  readonly rgb: Rgb
  readonly share: number
}

/**
 * The ten most frequent colours by the plain count: every 4th pixel, none with alpha under 128, each channel rounded down
 * to a multiple of 16. The most frequent comes first; equal ones in the order in which they appear. [] without any.
 */
export function dominantColors({ data }: Pixels): ColorShare[] {
  const counts = new Map<number, number>()
  let total = 0
  for (let offset = 0; offset < data.length; offset += STRIDE * 4) {
    if (data[offset + 3]! < MIN_ALPHA) continue
    const group = (grouped(data[offset]!) << 16) | (grouped(data[offset + 1]!) << 8) | grouped(data[offset + 2]!)
    counts.set(group, (counts.get(group) ?? 0) + 1)
    total++
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([group, count]) => ({ rgb: [group >> 16, (group >> 8) & 255, group & 255], share: count / total }))
}

function grouped(channel: number): number {
  return channel - (channel % STEP)
}
