import { OPAQUE_FROM, type RgbFrame } from './rgb-frame'
import { chromaWeight, toComparable, lumaOf } from './color-space'
import { NearestCenter } from './nearest-center'

/** Amplitude of the dithering in channel values: enough to hide banding, but small enough to compress well. */
const AMPLITUDE = 3
/** A pixel keeps the displayed color if its own differs by at most this, in values of luma. */
const TOLERANCE = 3
/** Upper bound of the difference in one channel for colors within the tolerance, for an early rejection. */
const MAX_CHANNEL_DIFFERENCE = 12

const SIDE = 8
/** Bayer matrix of dithering thresholds, −0.5 to 0.5. */
const THRESHOLDS = Float32Array.from({ length: SIDE * SIDE }, (_, place) => {
  let value = 0
  for (let bit = 0; bit < 3; bit++) {
    const x = (place >> bit) & 1
    const y = (place >> (3 + bit)) & 1
    value = (value << 2) | ((x ^ y) << 1) | y
  }
  return (value + 0.5) / (SIDE * SIDE) - 0.5
})

/** Bits of each channel in the key of the lookup table. */
const KEY_BITS = 7
const DROPPED_BITS = 8 - KEY_BITS
const MARGIN = 16

/** A frame and its palette indices. */
export interface MappedFrame {
  readonly frame: RgbFrame
  readonly indices: Uint8Array
}

/** Maps pixels to palette indices with ordered dithering, which does not flicker between frames. */
export class ColorMapper {
  private readonly centers: Float32Array
  private readonly nearest: NearestCenter
  /** Lookup table of index + 1, or 0 if unknown: a palette has at most 255 colors. */
  private readonly lookup = new Uint8Array(1 << (3 * KEY_BITS))
  private readonly offsets = Int16Array.from(THRESHOLDS, (threshold) => Math.round(threshold * AMPLITUDE) + MARGIN)
  /** Clamps a channel value plus an offset to 0 to 255. */
  private readonly clamped = Uint8ClampedArray.from({ length: 256 + 2 * MARGIN }, (_, value) => value - MARGIN)

  constructor(private readonly palette: Uint8Array) {
    this.centers = toComparable(palette, palette.length / 3)
    this.nearest = new NearestCenter(this.centers)
  }

  /**
   * The palette indices of a frame's pixels; a transparent one has the index after the last color. A pixel keeps its index in
   * `shown` if that is within the tolerance.
   */
  map(frame: RgbFrame, shown?: MappedFrame): Uint8Array {
    const { alpha } = frame
    const indices = new Uint8Array(frame.width * frame.height)
    if (shown) this.update(frame, shown, indices)
    else this.dither(frame, indices)
    if (alpha) for (let at = 0; at < alpha.length; at++) if (alpha[at]! < OPAQUE_FROM) indices[at] = this.transparent
    return indices
  }

  private get transparent(): number {
    return this.palette.length / 3
  }

  private dither({ data, width, height }: RgbFrame, indices: Uint8Array): void {
    for (let y = 0, pixel = 0, at = 0; y < height; y++) {
      const row = (y % SIDE) * SIDE
      for (let x = 0; x < width; x++, pixel++, at += 3)
        indices[pixel] = this.dithered(row | (x % SIDE), data[at]!, data[at + 1]!, data[at + 2]!)
    }
  }

  private update({ data, width, height }: RgbFrame, shown: MappedFrame, indices: Uint8Array): void {
    const before = shown.frame.data
    const { transparent } = this
    for (let y = 0, pixel = 0, at = 0; y < height; y++) {
      const row = (y % SIDE) * SIDE
      for (let x = 0; x < width; x++, pixel++, at += 3) {
        const red = data[at]!
        const green = data[at + 1]!
        const blue = data[at + 2]!
        const index = shown.indices[pixel]!
        // An unchanged pixel has the same index again.
        const same = before[at] === red && before[at + 1] === green && before[at + 2] === blue
        const isKept = index !== transparent && (same || this.isNear(index, red, green, blue))
        indices[pixel] = isKept ? index : this.dithered(row | (x % SIDE), red, green, blue)
      }
    }
  }

  private isNear(index: number, red: number, green: number, blue: number): boolean {
    const { palette, centers } = this
    const at = index * 3
    if (
      Math.abs(red - palette[at]!) > MAX_CHANNEL_DIFFERENCE ||
      Math.abs(green - palette[at + 1]!) > MAX_CHANNEL_DIFFERENCE
    )
      return false
    const luma = lumaOf(red, green, blue)
    const byLuma = centers[at]! - luma
    const byRed = centers[at + 1]! - chromaWeight * (red - luma)
    const byBlue = centers[at + 2]! - chromaWeight * (blue - luma)
    return byLuma * byLuma + byRed * byRed + byBlue * byBlue <= TOLERANCE * TOLERANCE
  }

  private dithered(place: number, red: number, green: number, blue: number): number {
    const offset = this.offsets[place]!
    const r = this.clamped[red + offset]!
    const g = this.clamped[green + offset]!
    const b = this.clamped[blue + offset]!
    const key = ((r >> DROPPED_BITS) << (2 * KEY_BITS)) | ((g >> DROPPED_BITS) << KEY_BITS) | (b >> DROPPED_BITS)
    return (this.lookup[key] || this.lookUp(key, r, g, b)) - 1
  }

  private lookUp(key: number, red: number, green: number, blue: number): number {
    const luma = lumaOf(red, green, blue)
    const index = this.nearest.find(luma, chromaWeight * (red - luma), chromaWeight * (blue - luma))
    this.lookup[key] = index + 1
    return index + 1
  }
}
