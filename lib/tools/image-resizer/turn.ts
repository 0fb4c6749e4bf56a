import type { Rectangle, Size } from '@/lib/image/pixels/geometry'

/** How a picture is laid: mirrored left to right first if at all, then turned clockwise by quarters, 0 to 3. */
export interface Turn {
  readonly mirrored: boolean
  readonly turns: number
}

/** The size of a picture after this many quarter turns. */
export function turnedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width }
}

/** The position of a part of a picture of this size after one quarter turn clockwise. */
function turnedOnce({ x, y, width, height }: Rectangle, size: Size): Rectangle {
  return { x: size.height - y - height, y: x, width: height, height: width }
}

/** The position of a part after this many quarter turns clockwise of a picture of this size. */
export function turnedRectangle(part: Rectangle, size: Size, turns: number): Rectangle {
  let turned = part
  for (let turn = 0; turn < turns; turn++) turned = turnedOnce(turned, turnedSize(size, turn))
  return turned
}

/** The part of a picture of this size that a part of the mirrored and turned picture shows. */
export function untouchedRectangle(part: Rectangle, size: Size, { mirrored, turns }: Turn): Rectangle {
  const upright = turnedRectangle(part, turnedSize(size, turns), (4 - turns) % 4)
  return mirrored ? { ...upright, x: size.width - upright.x - upright.width } : upright
}
