import { baseName, safeFileName } from '@/lib/text/file-name'
import { roundTo } from '@/lib/core/numbers'
import type { Size } from '@/lib/image/pixels/geometry'

/** Bounds of a target's width and height in pixels. */
export const MIN_SIDE = 1
export const MAX_SIDE = 8192

/** Units of the target's sides: pixels, or percent of each original's own. */
export const SIZE_UNITS = ['px', 'percent'] as const
export type SizeUnit = (typeof SIZE_UNITS)[number]
export const MAX_PERCENT = 1_000

/** contain: all of the picture inside the box; cover: the box filled, the rest cut off; exact: stretched. */
export type Fit = 'contain' | 'cover' | 'exact'

/** What `cover` keeps of the longer side: its start (left or top), middle or end. */
export const POSITIONS = ['start', 'center', 'end'] as const
export type Position = (typeof POSITIONS)[number]

function atLeastOne(pixels: number): number {
  return Math.max(1, Math.round(pixels))
}

/** The height that keeps the original's ratio at this width, rounded, at least 1. */
export function heightFor(width: number, original: Size): number {
  return atLeastOne((width * original.height) / original.width)
}

/** The width that keeps the original's ratio at this height, rounded, at least 1. */
export function widthFor(height: number, original: Size): number {
  return atLeastOne((height * original.width) / original.height)
}

/** A target's sides in pixels for one original, at least 1. */
export function pixelSize({ width, height, sizeUnit }: Size & { sizeUnit: SizeUnit }, original: Size): Size {
  if (sizeUnit === 'px') return { width, height }
  return { width: atLeastOne((width * original.width) / 100), height: atLeastOne((height * original.height) / 100) }
}

/** The same sides in the other unit, percent to two decimals. */
export function inOtherUnit(target: Size & { sizeUnit: SizeUnit }, original: Size): Size {
  if (target.sizeUnit === 'percent') return pixelSize(target, original)
  return {
    width: roundTo((target.width / original.width) * 100, 2),
    height: roundTo((target.height / original.height) * 100, 2),
  }
}

/** `photo.final.HEIC`, webp → `resized_photo.final.webp`, made safe to save. */
export function resizedName(name: string, format: string): string {
  return safeFileName(`resized_${baseName(name)}.${format}`)
}
