import type { Size } from '@/lib/image/pixels/geometry'
import { HEIGHT_BOUNDS, WIDTH_BOUNDS } from './settings'

/** Fraction of the target size to aim for, because estimates are inexact. */
const AIM_FRACTION = 0.94

/**
 * The size at which a GIF of `bytes` at `size` would have just under `target` bytes, assuming that bytes are
 * proportional to the area. Undefined if the size is already the minimum.
 */
export function smallerSize(size: Size, bytes: number, target: number): Size | undefined {
  const scale = Math.sqrt((target * AIM_FRACTION) / bytes)
  const minScale = Math.max(WIDTH_BOUNDS.min / size.width, HEIGHT_BOUNDS.min / size.height)
  if (minScale >= 1) return undefined
  const effectiveScale = Math.max(scale, minScale)
  return { width: Math.round(size.width * effectiveScale), height: Math.round(size.height * effectiveScale) }
}

/** The bytes to expect of a GIF of `bytes` at `size` that is made smaller to have at most `target`. */
export function bytesWithin(size: Size, bytes: number, target: number): number {
  const smaller = bytes > target ? smallerSize(size, bytes, target) : undefined
  return smaller ? Math.round((bytes * smaller.width * smaller.height) / (size.width * size.height)) : bytes
}
