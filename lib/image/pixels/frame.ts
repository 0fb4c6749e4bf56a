import { clamp } from '@/lib/core/numbers'
import type { Rectangle, Size } from './geometry'

/** Two corners of a frame: the dragged one and the opposite one, which stays. */
export const CORNERS = ['nw', 'ne', 'sw', 'se'] as const
export type Corner = (typeof CORNERS)[number]

/** A frame moved by pixels within a picture of this size. */
export function moved(frame: Rectangle, byX: number, byY: number, size: Size): Rectangle {
  const x = clamp(frame.x + byX, 0, size.width - frame.width)
  return { ...frame, x, y: clamp(frame.y + byY, 0, size.height - frame.height) }
}

/** A frame after a corner was dragged, in pixels: with its ratio if it has one, at least one pixel, within the picture. */
export function dragged(
  frame: Rectangle,
  corner: Corner,
  byX: number,
  byY: number,
  { ratio, size }: { ratio: number | null; size: Size },
): Rectangle {
  const [north, west] = [corner.startsWith('n'), corner.endsWith('w')]
  const room = {
    width: west ? frame.x + frame.width : size.width - frame.x,
    height: north ? frame.y + frame.height : size.height - frame.y,
  }
  let width = clamp(frame.width + (west ? -byX : byX), 1, room.width)
  let height = clamp(frame.height + (north ? -byY : byY), 1, room.height)
  if (ratio !== null) {
    const wanted = Math.abs(byX) >= Math.abs(byY) * ratio ? width / ratio : height
    height = clamp(wanted, Math.max(1, 1 / ratio), Math.min(room.height, room.width / ratio))
    width = height * ratio
  }
  const x = west ? frame.x + frame.width - width : frame.x
  return { x, y: north ? frame.y + frame.height - height : frame.y, width, height }
}

/** A frame made larger or smaller around its middle, as two fingers do, within the picture and of the same ratio. */
export function scaled(frame: Rectangle, factor: number, size: Size): Rectangle {
  const least = 1 / Math.min(frame.width, frame.height)
  const most = Math.min(size.width / frame.width, size.height / frame.height)
  const by = clamp(factor, least, most)
  const [width, height] = [frame.width * by, frame.height * by]
  const middle = { x: (frame.width - width) / 2, y: (frame.height - height) / 2 }
  return moved({ ...frame, width, height }, middle.x, middle.y, size)
}
