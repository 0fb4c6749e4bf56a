import { resampleLanczos, resampleRows } from '@/lib/image/pixels/lanczos'
import { clamp } from '@/lib/core/numbers'
import { createPixels, type PixelRows, type Pixels } from '@/lib/image/pixels/pixels'
import type { Size } from '@/lib/image/pixels/geometry'

/** Scales a size to fit into a square of `side`, in whole pixels, at least 1. */
export function fitIntoSquare({ width, height }: Size, side: number): Size {
  const scale = side / Math.max(width, height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Maximum side of the working copy; larger pictures do not improve any icon. */
const WORKING_SIDE = 1024

/** Copies a picture, reduced if it is large, so that not every icon has to be resampled from the full size. */
export function workingCopy(picture: PixelRows): Pixels {
  const { width, height, rows } = picture
  if (Math.max(width, height) > WORKING_SIDE) return resampleRows(picture, fitIntoSquare(picture, WORKING_SIDE))
  return { width, height, data: rows(0, height).data.slice() }
}

/**
 * Scales a picture to fit and centers it on a transparent square of `side`. `share` limits its size to a fraction of
 * the side, 0 to 1. An odd remaining pixel is on the right or bottom.
 */
export function centeredIcon(picture: Pixels, side: number, share = 1): Pixels {
  const { width, height } = fitIntoSquare(picture, side * share)
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

/** Coverage of a pixel by a rounded square, 0 to 1; x and y from the square's corner, radius in pixels. */
function coverage(x: number, y: number, side: number, radius: number): number {
  const right = Math.max(radius - (x + 0.5), x + 0.5 - (side - radius), 0)
  const down = Math.max(radius - (y + 0.5), y + 0.5 - (side - radius), 0)
  if (right === 0 || down === 0) return 1
  return clamp(radius - Math.hypot(right, down) + 0.5, 0, 1)
}

/** Rounds the corners of a square icon; the radius is `percent` of the side, 50 makes a circle. */
export function roundCorners({ data, width: side, height }: Pixels, percent: number): Pixels {
  const radius = (side * percent) / 100
  const cut = { width: side, height, data: data.slice() }
  if (radius === 0) return cut
  for (let index = 0; index < side * side; index++) {
    const share = coverage(index % side, Math.floor(index / side), side, radius)
    if (share < 1) cut.data[index * 4 + 3] = Math.round(data[index * 4 + 3]! * share)
  }
  return cut
}

/**
 * Largest size of the picture in a maskable icon that no mask clips, as a fraction of the side: the square inside the
 * safe zone, a circle with a radius of 40 % of the side (W3C, Web Application Manifest, icon masks).
 */
export const SAFE_SHARE = 0.8 / Math.SQRT2
