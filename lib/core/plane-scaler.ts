import { axisWeights, type AxisWeights } from './lanczos-weights'

/** 8-bit samples of one colour component within a larger buffer. */
export interface Plane {
  readonly data: Uint8Array
  /** Of the first sample in bytes, from row to row and from sample to sample. */
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

/** Resamples one area of planes of one size to another size, Lanczos with 3 lobes; made once for all frames of a video. */
export class PlaneScaler {
  private readonly columns: AxisWeights
  private readonly rows: AxisWeights
  private readonly row: Float32Array

  constructor(
    private readonly area: PlaneArea,
    private readonly width: number,
    private readonly height: number,
  ) {
    this.columns = axisWeights(area.width, width)
    this.rows = axisWeights(area.height, height)
    this.row = new Float32Array(area.width)
  }

  /** The area's samples at the new size, row by row. */
  scale(plane: Plane): Uint8ClampedArray {
    const target = new Uint8ClampedArray(this.width * this.height)
    for (let y = 0; y < this.height; y++) {
      this.blendRows(plane, y)
      this.blendColumns(target, y * this.width)
    }
    return target
  }

  private blendRows(plane: Plane, y: number): void {
    const { rows } = this
    this.row.fill(0)
    // Four rows at a time, so that each sum is fetched and stored a quarter as often.
    for (let tap = 0; tap < rows.count[y]!; tap += 4) this.blendFourRows(plane, y, tap)
  }

  private blendFourRows({ data, offset, stride, step }: Plane, y: number, tap: number): void {
    const { row, rows, area } = this
    const most = rows.count[y]! - 1
    const first = offset + (area.y + rows.start[y]!) * stride + area.x * step
    const begin = (index: number) => first + Math.min(tap + index, most) * stride
    const weight = (index: number) => (tap + index > most ? 0 : rows.weights[y * rows.stride + tap + index]!)
    const [weightA, weightB, weightC, weightD] = [weight(0), weight(1), weight(2), weight(3)]
    let [a, b, c, d] = [begin(0), begin(1), begin(2), begin(3)]
    for (let x = 0; x < row.length; x++) {
      row[x]! += weightA * data[a]! + weightB * data[b]! + weightC * data[c]! + weightD * data[d]!
      a += step
      b += step
      c += step
      d += step
    }
  }

  private blendColumns(target: Uint8ClampedArray, to: number): void {
    const { row } = this
    const { start, count, weights, stride } = this.columns
    for (let x = 0; x < start.length; x++) {
      const first = x * stride
      const last = first + count[x]!
      let sum = 0
      for (let tap = first, from = start[x]!; tap < last; tap++, from++) sum += weights[tap]! * row[from]!
      target[to + x] = sum
    }
  }
}
