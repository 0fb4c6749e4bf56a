import type { Rectangle, Size } from './geometry'
import { createPixels, isOpaque, rowsOf, type PixelRows, type Pixels } from './pixels'
import { vectorPasses } from './lanczos-vectors'
import { axisWeights, type AxisWeights } from './lanczos-weights'

export interface ResampleOptions extends Size {
  /** The part of the source to resample; all of it by default. Pixels outside it have no influence. */
  readonly crop?: Rectangle
  /** Called with the share of rows done, 0 to 1, after each strip. */
  readonly report?: (fraction: number) => void
}

const REPORTED_ROWS = 64
/** Most of the source that is requested at once. */
const BAND_PIXELS = 4_000_000
/** Bands are a multiple of the rows that one target row needs, so that few rows are requested twice. */
const BAND_WINDOWS = 4

/** The end of the band of target rows that starts at `y`. */
function bandEnd(y: number, { start, count }: AxisWeights, most: number): number {
  const first = start[y]!
  const rows = Math.max(most, count[y]! * BAND_WINDOWS)
  let end = y + 1
  while (end < start.length && start[end]! + count[end]! - first <= rows) end++
  return end
}

/**
 * A picture resampled to exactly `width` × `height` pixels with the Lanczos filter of 3 lobes, as ImageMagick's
 * `-filter Lanczos -resize WxH!` does: separable, in sRGB values, colors weighted by alpha, each pass clamped to the
 * range. Memory beyond the target: two bands of the source.
 */
export function resampleRows(source: PixelRows, { width, height, crop, report }: ResampleOptions): Pixels {
  const area = crop ?? { x: 0, y: 0, width: source.width, height: source.height }
  const vertical = axisWeights(area.height, height)
  const horizontal = axisWeights(area.width, width)
  const target = createPixels(width, height)
  const inVectors = vectorPasses({ left: area.x, width: area.width }, vertical, horizontal)
  const row = new Float32Array(area.width * 4)
  const most = Math.floor(BAND_PIXELS / source.width)

  for (let y = 0; y < height;) {
    const end = bandEnd(y, vertical, most)
    const first = vertical.start[y]!
    const band = source.rows(area.y + first, vertical.start[end - 1]! + vertical.count[end - 1]! - first)
    const vectors = isOpaque(band) ? inVectors?.(band, first) : undefined
    for (; y < end; y++) {
      if (vectors) vectors(y, target.data)
      else {
        columnPass(band, { x: area.x, y: -first, width: area.width }, vertical, y, row)
        rowPass(row, horizontal, target.data, y * width * 4)
      }
      if ((y + 1) % REPORTED_ROWS === 0) report?.((y + 1) / height)
    }
  }
  report?.(1)
  return target
}

/** As `resampleRows`, of a picture in memory. */
export function resampleLanczos(source: Pixels, options: ResampleOptions): Pixels {
  return resampleRows(rowsOf(source), options)
}

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
