import { isOnItsSide } from '@/lib/image/formats/exif/orientation'
import { createPixels, type Pixels } from './pixels'

/** A stored picture of an orientation 1 to 8 (TIFF 6.0, section 8) as it is shown; itself for 1. */
export function turned(stored: Pixels, orientation: number): Pixels {
  if (orientation === 1) return stored
  const { width, height } = stored
  const side = isOnItsSide(orientation)
  const upright = side ? createPixels(height, width) : createPixels(width, height)
  const from = new Uint32Array(stored.data.buffer, stored.data.byteOffset, width * height)
  const to = new Uint32Array(upright.data.buffer)
  const mirrorX = [2, 3, 7, 8].includes(orientation)
  const mirrorY = [3, 4, 6, 7].includes(orientation)
  const indexOf = (x: number, y: number) => {
    const [column, row] = side ? [y, x] : [x, y]
    return (mirrorY ? height - 1 - row : row) * width + (mirrorX ? width - 1 - column : column)
  }
  // The way through the stored picture is the same along every row.
  const step = indexOf(1, 0) - indexOf(0, 0)
  for (let y = 0, at = 0; y < upright.height; y++) {
    for (let x = 0, found = indexOf(0, y); x < upright.width; x++, at++, found += step) to[at] = from[found]!
  }
  return upright
}

/** A picture mirrored left to right first if at all, then turned clockwise by quarters; itself if neither is needed. */
export function quarterTurned(stored: Pixels, turns: number, isMirrored = false): Pixels {
  return turned(stored, (isMirrored ? [2, 7, 4, 5] : [1, 6, 3, 8])[turns % 4]!)
}
