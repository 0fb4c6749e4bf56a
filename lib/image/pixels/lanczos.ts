import type { Rectangle, Size } from './geometry'
import { createPixels, isOpaque, rowsOf, type PixelRows, type Pixels } from './pixels'
import { columnPass, rowPass } from './lanczos-passes'
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
