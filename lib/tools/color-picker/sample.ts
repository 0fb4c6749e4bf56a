import type { Rgb } from '@/lib/image/pixels/blend'
import { clamp } from '@/lib/core/numbers'
import type { Pixels } from '@/lib/image/pixels/pixels'
import { MIN_ALPHA } from './dominant'
import type { Point, Size } from '@/lib/image/pixels/geometry'

/** Moves a point by whole pixels within the picture. */
export function movedBy({ x, y }: Point, right: number, down: number, size: Size): Point {
  return { x: clamp(x + right, 0, size.width - 1), y: clamp(y + down, 0, size.height - 1) }
}

/**
 * The mean color of the square of `side` pixels (odd) around a point, rounded per channel. Pixels with alpha under 128
 * and those outside the picture are ignored; null when the point itself is one.
 */
export function sampleColor({ data, width, height }: Pixels, { x, y }: Point, side: number): Rgb | null {
  if ((data[(y * width + x) * 4 + 3] ?? 0) < MIN_ALPHA) return null
  const radius = (side - 1) / 2
  const sums: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let row = Math.max(0, y - radius); row <= Math.min(height - 1, y + radius); row++) {
    for (let column = Math.max(0, x - radius); column <= Math.min(width - 1, x + radius); column++) {
      const offset = (row * width + column) * 4
      if (data[offset + 3]! < MIN_ALPHA) continue
      for (const channel of [0, 1, 2] as const) sums[channel] += data[offset + channel]!
      count++
    }
  }
  return [Math.round(sums[0] / count), Math.round(sums[1] / count), Math.round(sums[2] / count)]
}
