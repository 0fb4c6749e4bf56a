import { blendOver, type Rgb } from '@/lib/core/blend'
import { resampleLanczos, resampleRows } from '@/lib/core/lanczos'
import { clamp } from '@/lib/core/numbers'
import { createPixels, type PixelRows, type Pixels } from '@/lib/core/pixels'

interface Size {
  readonly width: number
  readonly height: number
}

/** A size scaled to fit into a square of `side`, in whole pixels, at least 1. */
export function fitted({ width, height }: Size, side: number): Size {
  const scale = side / Math.max(width, height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Above this side, fine detail is gone from every icon anyway. */
const WORKING_SIDE = 1024

/** A copy of a picture, smaller if it is large, so that each icon need not start from all of it. */
export function workingCopy(picture: PixelRows): Pixels {
  const { width, height, rows } = picture
  if (Math.max(width, height) > WORKING_SIDE) return resampleRows(picture, fitted(picture, WORKING_SIDE))
  return { width, height, data: rows(0, height).data.slice() }
}

/**
 * A picture scaled to fit and centred on a transparent square of `side`. `share` is the part of the side it may take, 0 to
 * 1; an odd rest goes right and below.
 */
export function centeredIcon(picture: Pixels, side: number, share = 1): Pixels {
  const { width, height } = fitted(picture, side * share)
  const scaled =
    width === picture.width && height === picture.height ? picture : resampleLanczos(picture, { width, height })
  const icon = createPixels(side, side)
  const left = Math.floor((side - width) / 2)
  const top = Math.floor((side - height) / 2)
  for (let row = 0; row < height; row++) {
    const line = scaled.data.subarray(row * width * 4, (row + 1) * width * 4)
    icon.data.set(line, ((top + row) * side + left) * 4)
  }
  return icon
}

/** The icon on an opaque ground. */
export function onGround(icon: Pixels, background: Rgb): Pixels {
  return blendOver(icon, background)
}

/** How much of a pixel lies inside a rounded square, 0 to 1; x and y from its corner, radius in pixels. */
function coverage(x: number, y: number, side: number, radius: number): number {
  const right = Math.max(radius - (x + 0.5), x + 0.5 - (side - radius), 0)
  const down = Math.max(radius - (y + 0.5), y + 0.5 - (side - radius), 0)
  if (right === 0 || down === 0) return 1
  return clamp(radius - Math.hypot(right, down) + 0.5, 0, 1)
}

/** A square icon with its corners cut round; `percent` of the side is the radius, 50 makes a circle. */
export function rounded({ data, width: side, height }: Pixels, percent: number): Pixels {
  const radius = (side * percent) / 100
  const cut = { width: side, height, data: data.slice() }
  if (radius === 0) return cut
  for (let index = 0; index < side * side; index++) {
    const share = coverage(index % side, Math.floor(index / side), side, radius)
    if (share < 1) cut.data[index * 4 + 3] = Math.round((data[index * 4 + 3] ?? 0) * share)
  }
  return cut
}

/**
 * The side that a maskable icon's picture may take without any mask cutting into it: the square inside the safe zone, a
 * circle of 40 % of the side (W3C, Web Application Manifest, icon masks).
 */
export const SAFE_SHARE = 0.8 / Math.SQRT2
