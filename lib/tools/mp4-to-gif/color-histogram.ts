import { OPAQUE_FROM, type RgbFrame } from './rgb-frame'

/** Bits of each channel in the index of a bin. */
const BITS = 6
const SHIFT = 8 - BITS
const BINS = 1 << (3 * BITS)

/** Colors of frames: the mean of each bin, R G B R G B …, and its number of pixels. */
export interface ColorCounts {
  readonly colors: Float32Array
  readonly weights: Float32Array
}

/** Counts the colors of frames in 262,144 bins. */
export class ColorHistogram {
  private readonly counts = new Float64Array(BINS)
  private readonly sums = new Float64Array(BINS * 3)

  /** Counts every `step`-th pixel of a frame that is not transparent. */
  add({ data, alpha }: RgbFrame, step = 1): void {
    const { counts, sums } = this
    for (let at = 0; at + 2 < data.length; at += 3 * step) {
      if (alpha && alpha[at / 3]! < OPAQUE_FROM) continue
      const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!]
      const bin = ((red >> SHIFT) << (2 * BITS)) | ((green >> SHIFT) << BITS) | (blue >> SHIFT)
      counts[bin]!++
      sums[bin * 3]! += red
      sums[bin * 3 + 1]! += green
      sums[bin * 3 + 2]! += blue
    }
  }

  /** The bins counted so far, without empty ones. */
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
