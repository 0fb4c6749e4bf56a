import type { Rgb } from '@/lib/core/blend'
import { clamp } from '@/lib/core/numbers'
import type { Pixels } from '@/lib/core/pixels'
import { MIN_ALPHA } from './dominant'

/** A pixel of the picture, from its top left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A point moved by whole pixels, kept inside the picture. */
export function movedBy({ x, y }: Point, right: number, down: number, size: { width: number; height: number }): Point {
  return { x: clamp(x + right, 0, size.width - 1), y: clamp(y + down, 0, size.height - 1) }
}

/**
 * The mean colour of the square of `side` pixels (odd) around a point, rounded per channel. Pixels with alpha under 128
 * and those beyond the picture's edge do not count; null when the point itself is such a pixel.
 */
export function sampleColor({ data, width, height }: Pixels, { x, y }: Point, side: number): Rgb | null {
  if ((data[(y * width + x) * 4 + 3] ?? 0) < MIN_ALPHA) return null
  const reach = (side - 1) / 2
  const sums: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++) {
    for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column++) {
      const offset = (row * width + column) * 4
      if (data[offset + 3]! < MIN_ALPHA) continue
      for (const channel of [0, 1, 2] as const) sums[channel] += data[offset + channel]!
      count++
    }
  }
  return [Math.round(sums[0] / count), Math.round(sums[1] / count), Math.round(sums[2] / count)]
}
