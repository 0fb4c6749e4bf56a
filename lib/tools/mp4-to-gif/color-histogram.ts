import type { RgbFrame } from '@/lib/core/rgb-frame'

/** Bits of each channel that tell two bins apart. */
const BITS = 6
const SHIFT = 8 - BITS
const BINS = 1 << (3 * BITS)

/** Colours that frames hold: the mean of each bin, R G B R G B …, and how many pixels are in it. */
export interface ColorCounts {
  readonly colors: Float32Array
  readonly weights: Float32Array
}

/** Counts the colours of frames, some 260,000 kinds of them. */
export class ColorHistogram {
  private readonly counts = new Float64Array(BINS)
  private readonly sums = new Float64Array(BINS * 3)

  /** Counts the pixels of one frame, each `step`-th of them. */
  add({ data }: RgbFrame, step = 1): void {
    const { counts, sums } = this
    for (let at = 0; at + 2 < data.length; at += 3 * step) {
      const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!]
      const bin = ((red >> SHIFT) << (2 * BITS)) | ((green >> SHIFT) << BITS) | (blue >> SHIFT)
      counts[bin]!++
      sums[bin * 3]! += red
      sums[bin * 3 + 1]! += green
      sums[bin * 3 + 2]! += blue
    }
  }

  /** Everything counted so far, without empty bins. */
  finish(): ColorCounts {
    const filled = this.counts.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0)
    const colors = new Float32Array(filled * 3)
    const weights = new Float32Array(filled)
    let to = 0
    for (let bin = 0; bin < BINS; bin++) {
      const count = this.counts[bin]!
      if (count === 0) continue
      for (let channel = 0; channel < 3; channel++) colors[to * 3 + channel] = this.sums[bin * 3 + channel]! / count
      weights[to++] = count
    }
    return { colors, weights }
  }
}
