import { axisWeights } from '@/lib/image/pixels/lanczos-weights'

/** 8-bit samples of one colour component within a larger buffer. */
export interface Plane {
  readonly data: Uint8Array
  /** Offset of the first sample in bytes. */
  readonly offset: number
  readonly stride: number
  readonly step: number
}

export interface PlaneArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Fixed-point weights, which are faster than floating-point ones because samples need no conversion. */
export interface FixedPointWeights {
  readonly start: Int32Array
  readonly count: Int32Array
  readonly weights: Int32Array
  readonly stride: number
}

const WEIGHT_BITS = 14
/** Fraction bits of a sample between the two passes. */
const INTERMEDIATE_BITS = 7

/** The Lanczos weights of one axis in units of 2^-14. */
export function fixedPointWeights(source: number, target: number): FixedPointWeights {
  const { start, count, weights, stride } = axisWeights(source, target)
  const whole = Int32Array.from(weights, (weight) => Math.round(weight * (1 << WEIGHT_BITS)))
  for (let index = 0; index < target; index++) {
    const first = index * stride
    const own = whole.subarray(first, first + count[index]!)
    // The rounding error is added to the largest weight, so that a flat area keeps its value.
    const largest = own.indexOf(own.reduce((most, weight) => Math.max(most, weight), 0))
    own[largest]! += (1 << WEIGHT_BITS) - own.reduce((sum, weight) => sum + weight, 0)
  }
  return { start, count, weights: whole, stride }
}

/** Number of target rows computed together, so that each column weight is loaded once for all of them. */
const ROWS_TOGETHER = 4

/** Resamples an area of planes to another size with Lanczos-3; created once for all frames of a video. */
export class PlaneScaler {
  private readonly columns: FixedPointWeights
  private readonly rows: FixedPointWeights
  private readonly blended: readonly Int32Array[]

  constructor(
    private readonly area: PlaneArea,
    private readonly width: number,
    private readonly height: number,
  ) {
    this.columns = fixedPointWeights(area.width, width)
    this.rows = fixedPointWeights(area.height, height)
    this.blended = Array.from({ length: ROWS_TOGETHER }, () => new Int32Array(area.width))
  }

  /** Returns the samples of the area at the new size, row by row. */
  scale(plane: Plane): Uint8ClampedArray {
    const target = new Uint8ClampedArray(this.width * this.height)
    for (let y = 0; y < this.height; y += ROWS_TOGETHER) {
      const rows = Math.min(ROWS_TOGETHER, this.height - y)
      for (let index = 0; index < rows; index++) this.blendRows(plane, y + index, this.blended[index]!)
      this.blendColumns(target.subarray(y * this.width, (y + rows) * this.width))
    }
    return target
  }

  private blendRows(plane: Plane, y: number, blended: Int32Array): void {
    const { rows } = this
    blended.fill(1 << (WEIGHT_BITS - INTERMEDIATE_BITS - 1))
    // Four rows at a time, so that each sum is loaded and stored a quarter as often.
    for (let tap = 0; tap < rows.count[y]!; tap += 4) this.blendFourRows(plane, y, tap, blended)
    for (let x = 0; x < blended.length; x++) blended[x]! >>= WEIGHT_BITS - INTERMEDIATE_BITS
  }

  private blendFourRows({ data, offset, stride, step }: Plane, y: number, tap: number, blended: Int32Array): void {
    const { rows, area } = this
    const most = rows.count[y]! - 1
    const first = offset + (area.y + rows.start[y]!) * stride + area.x * step
    const begin = (index: number) => first + Math.min(tap + index, most) * stride
    const weight = (index: number) => (tap + index > most ? 0 : rows.weights[y * rows.stride + tap + index]!)
    const [weightA, weightB, weightC, weightD] = [weight(0), weight(1), weight(2), weight(3)]
    let [a, b, c, d] = [begin(0), begin(1), begin(2), begin(3)]
    for (let x = 0; x < blended.length; x++) {
      const upper = Math.imul(weightA, data[a]!) + Math.imul(weightB, data[b]!)
      const lower = Math.imul(weightC, data[c]!) + Math.imul(weightD, data[d]!)
      blended[x] = (blended[x]! + upper + lower) | 0
      a += step
      b += step
      c += step
      d += step
    }
  }

  /** Fills up to four rows of the target; writes past its end are ignored. */
  private blendColumns(target: Uint8ClampedArray): void {
    const { width } = this
    const [first, second, third, fourth] = this.blended as [Int32Array, Int32Array, Int32Array, Int32Array]
    const { start, count, weights, stride } = this.columns
    const half = 1 << (WEIGHT_BITS + INTERMEDIATE_BITS - 1)
    for (let x = 0; x < width; x++) {
      let [a, b, c, d] = [half, half, half, half]
      const last = x * stride + count[x]!
      for (let tap = x * stride, from = start[x]!; tap < last; tap++, from++) {
        const weight = weights[tap]!
        a = (a + Math.imul(weight, first[from]!)) | 0
        b = (b + Math.imul(weight, second[from]!)) | 0
        c = (c + Math.imul(weight, third[from]!)) | 0
        d = (d + Math.imul(weight, fourth[from]!)) | 0
      }
      target[x] = a >> (WEIGHT_BITS + INTERMEDIATE_BITS)
      target[width + x] = b >> (WEIGHT_BITS + INTERMEDIATE_BITS)
      target[2 * width + x] = c >> (WEIGHT_BITS + INTERMEDIATE_BITS)
      target[3 * width + x] = d >> (WEIGHT_BITS + INTERMEDIATE_BITS)
    }
  }
}
