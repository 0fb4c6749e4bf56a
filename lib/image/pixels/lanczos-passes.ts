import type { Rectangle } from './geometry'
import type { Pixels } from './pixels'
import type { AxisWeights } from './lanczos-weights'

type Corner = Pick<Rectangle, 'x' | 'y' | 'width'>

/** Alpha below this (of 255) counts as transparent: its color cannot be recovered. */
const NO_ALPHA = 1e-6

function clampToByte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value
}

/**
 * One target row before its columns are resampled: R G B A per source column, 0 to 255; colors were weighted by alpha and
 * unweighted again.
 */
export function columnPass(source: Pixels, area: Corner, axis: AxisWeights, y: number, row: Float32Array): void {
  const { data, width } = source
  const length = area.width * 4
  let offset = ((area.y + axis.start[y]!) * width + area.x) * 4
  row.fill(0)
  for (let tap = 0; tap < axis.count[y]!; tap++) {
    const weight = axis.weights[y * axis.stride + tap]!
    for (let to = 0, from = offset; to < length; to += 4, from += 4) {
      const share = weight * data[from + 3]!
      row[to]! += share * data[from]!
      row[to + 1]! += share * data[from + 1]!
      row[to + 2]! += share * data[from + 2]!
      row[to + 3]! += share
    }
    offset += width * 4
  }
  for (let to = 0; to < length; to += 4) {
    const alpha = row[to + 3]!
    const scale = Math.abs(alpha) < NO_ALPHA ? 0 : 1 / alpha
    row[to] = clampToByte(row[to]! * scale)
    row[to + 1] = clampToByte(row[to + 1]! * scale)
    row[to + 2] = clampToByte(row[to + 2]! * scale)
    row[to + 3] = clampToByte(alpha)
  }
}

/** The columns of one row resampled into R G B A bytes from `offset`. */
export function rowPass(row: Float32Array, axis: AxisWeights, target: Uint8ClampedArray, offset: number): void {
  const { start, count, weights, stride } = axis
  for (let x = 0; x < start.length; x++) {
    let red = 0
    let green = 0
    let blue = 0
    let alpha = 0
    const first = x * stride
    const last = first + count[x]!
    for (let tap = first, from = start[x]! * 4; tap < last; tap++, from += 4) {
      const share = weights[tap]! * row[from + 3]!
      red += share * row[from]!
      green += share * row[from + 1]!
      blue += share * row[from + 2]!
      alpha += share
    }
    const scale = Math.abs(alpha) < NO_ALPHA ? 0 : 1 / alpha
    const to = offset + x * 4
    target[to] = red * scale
    target[to + 1] = green * scale
    target[to + 2] = blue * scale
    target[to + 3] = alpha
  }
}
