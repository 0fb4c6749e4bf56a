import type { Rotation } from 'mediabunny'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'

/**
 * Converts an area in fractions of the sides of the rotated picture to the stored one, before its clockwise rotation.
 */
function undoRotation(area: Rectangle, rotation: Rotation): Rectangle {
  const { x, y, width, height } = area
  if (rotation === 90) return { x: y, y: 1 - x - width, width: height, height: width }
  if (rotation === 180) return { x: 1 - x - width, y: 1 - y - height, width, height }
  if (rotation === 270) return { x: 1 - y - height, y: x, width: height, height: width }
  return area
}

/**
 * Converts a part of the displayed picture (in its pixels) to the stored picture, which is rotated, mirrored or
 * stretched for display. In whole pixels, at least one.
 */
export function storedArea(
  part: Rectangle,
  { shown, stored, rotation, flip }: { shown: Size; stored: Rectangle; rotation: Rotation; flip: boolean },
): Rectangle {
  const share = {
    x: (flip ? shown.width - part.x - part.width : part.x) / shown.width,
    y: part.y / shown.height,
    width: part.width / shown.width,
    height: part.height / shown.height,
  }
  const area = undoRotation(share, rotation)
  const left = Math.min(stored.width - 1, Math.max(0, Math.round(area.x * stored.width)))
  const top = Math.min(stored.height - 1, Math.max(0, Math.round(area.y * stored.height)))
  return {
    x: stored.x + left,
    y: stored.y + top,
    width: Math.min(stored.width - left, Math.max(1, Math.round(area.width * stored.width))),
    height: Math.min(stored.height - top, Math.max(1, Math.round(area.height * stored.height))),
  }
}

/** The area of the chroma planes that corresponds to an area of the luma plane. */
export function colorArea({ x, y, width, height }: Rectangle): Rectangle {
  const [left, top] = [x >> 1, y >> 1]
  return {
    x: left,
    y: top,
    width: Math.max(1, ((x + width + 1) >> 1) - left),
    height: Math.max(1, ((y + height + 1) >> 1) - top),
  }
}
