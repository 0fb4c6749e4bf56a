import { createPixels, isOpaque, type Pixels } from './pixels'
import { columnPassAlpha, columnPassOpaque, rowPassAlpha, rowPassOpaque } from './lanczos-passes'
import { axisWeights } from './lanczos-weights'

/** Part of a picture in whole pixels, from its top left corner. */
export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface ResampleOptions {
  readonly width: number
  readonly height: number
  /** The part of the source to resample; all of it unless given. Nothing outside it is looked at. */
  readonly crop?: Rectangle
  /** Called with the share of rows done, 0 to 1, after each strip. */
  readonly report?: (fraction: number) => void
}

const STRIP_ROWS = 64

/**
 * A picture resampled to exactly `width` × `height` pixels with the Lanczos filter of 3 lobes, as ImageMagick's
 * `-filter Lanczos -resize WxH!` does: separable, in sRGB values, colours weighted by alpha, each pass clamped to the
 * range. Memory beyond source and target: two rows.
 */
export function resampleLanczos(source: Pixels, { width, height, crop, report }: ResampleOptions): Pixels {
  const area = crop ?? { x: 0, y: 0, width: source.width, height: source.height }
  const vertical = axisWeights(area.height, height)
  const horizontal = axisWeights(area.width, width)
  const target = createPixels(width, height)
  const opaque = isOpaque(source)
  const columnPass = opaque ? columnPassOpaque : columnPassAlpha
  const rowPass = opaque ? rowPassOpaque : rowPassAlpha
  const row = new Float32Array(area.width * (opaque ? 3 : 4))

  for (let y = 0; y < height; y++) {
    columnPass(source, area, vertical, y, row)
    rowPass(row, horizontal, target.data, y * width * 4)
    if ((y + 1) % STRIP_ROWS === 0) report?.((y + 1) / height)
  }
  report?.(1)
  return target
}
