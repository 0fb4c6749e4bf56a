import type { Size } from './settings'
import { HEIGHT_BOUNDS, WIDTH_BOUNDS } from './settings'

/** How much of the target is aimed at: what an estimate may be wrong by. */
const AIM = 0.94

/**
 * The size at which a GIF that has `bytes` at `size` comes to just under `target` bytes: bytes go with the area, a little
 * less than in step. Undefined when it cannot get smaller.
 */
export function smallerSize(size: Size, bytes: number, target: number): Size | undefined {
  const scale = Math.min(0.97, Math.sqrt((target * AIM) / bytes))
  const least = Math.max(WIDTH_BOUNDS.min / size.width, HEIGHT_BOUNDS.min / size.height)
  if (least >= 1) return undefined
  const used = Math.max(scale, least)
  return { width: Math.round(size.width * used), height: Math.round(size.height * used) }
}
