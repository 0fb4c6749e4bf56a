import type { Rotation } from '@/lib/core/rgb-frame'

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Fractions of a turned picture's sides → of the stored picture's, before it is turned clockwise. */
function turnedBack(area: Area, rotation: Rotation): Area {
  const { x, y, width, height } = area
  if (rotation === 90) return { x: y, y: 1 - x - width, width: height, height: width }
  if (rotation === 180) return { x: 1 - x - width, y: 1 - y - height, width, height }
  if (rotation === 270) return { x: 1 - y - height, y: x, width: height, height: width }
  return area
}

/**
 * Where a part of the shown picture (in its pixels) lies in the stored one, which is turned, mirrored or stretched on its
 * way to the screen. Whole pixels, at least one.
 */
export function storedArea(
  part: Area,
  { shown, stored, rotation, flip }: { shown: Size; stored: Area; rotation: Rotation; flip: boolean },
): Area {
  const share = {
    x: (flip ? shown.width - part.x - part.width : part.x) / shown.width,
    y: part.y / shown.height,
    width: part.width / shown.width,
    height: part.height / shown.height,
  }
  const area = turnedBack(share, rotation)
  const left = Math.min(stored.width - 1, Math.max(0, Math.round(area.x * stored.width)))
  const top = Math.min(stored.height - 1, Math.max(0, Math.round(area.y * stored.height)))
  return {
    x: stored.x + left,
    y: stored.y + top,
    width: Math.min(stored.width - left, Math.max(1, Math.round(area.width * stored.width))),
    height: Math.min(stored.height - top, Math.max(1, Math.round(area.height * stored.height))),
  }
}
