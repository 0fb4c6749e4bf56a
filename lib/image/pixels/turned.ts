import { isOnItsSide } from '@/lib/image/formats/exif/orientation'
import { createPixels, type Pixels } from './pixels'

/** Index in the stored picture of each pixel of the upright picture, by orientation 1 to 8 (TIFF 6.0, section 8). */
export function turned(stored: Pixels, orientation: number): Pixels {
  if (orientation === 1) return stored
  const { width, height } = stored
  const side = isOnItsSide(orientation)
  const upright = side ? createPixels(height, width) : createPixels(width, height)
  const from = new Uint32Array(stored.data.buffer, stored.data.byteOffset, width * height)
  const to = new Uint32Array(upright.data.buffer)
  const mirrorX = [2, 3, 7, 8].includes(orientation)
  const mirrorY = [3, 4, 6, 7].includes(orientation)
  for (let y = 0, at = 0; y < upright.height; y++) {
    for (let x = 0; x < upright.width; x++, at++) {
      const [column, row] = side ? [y, x] : [x, y]
      to[at] = from[(mirrorY ? height - 1 - row : row) * width + (mirrorX ? width - 1 - column : column)]!
    }
  }
  return upright
}
