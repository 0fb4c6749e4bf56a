import { turned } from '@/lib/image/pixels/turned'
import type { Pixels } from '@/lib/image/pixels/pixels'
import type { VideoSample } from 'mediabunny'

type Frame = Pick<VideoFrame, 'allocationSize' | 'copyTo'>
type Turn = Pick<VideoSample, 'rotation' | 'flip'>

/** Orientations of TIFF 6.0 for a clockwise rotation in degrees, mirrored after it or not. */
const ORIENTATIONS: Readonly<Record<number, readonly [plain: number, mirrored: number]>> = {
  0: [1, 2],
  90: [6, 5],
  180: [3, 4],
  270: [8, 7],
}

/**
 * The pixels of a decoded frame of `width` × `height` stored pixels, upright. A frame's own copy is exact where a browser alters
 * what is read from a canvas. Undefined where the browser cannot convert it (WebKit copies the planes as they are stored).
 */
export async function framePixels(
  frame: Frame,
  width: number,
  height: number,
  { rotation, flip }: Turn = { rotation: 0, flip: false },
): Promise<Pixels | undefined> {
  try {
    const data = new Uint8ClampedArray(frame.allocationSize({ format: 'RGBA' }))
    const [plane, ...others] = await frame.copyTo(data, { format: 'RGBA' })
    if (plane?.stride !== width * 4 || others.length > 0 || data.length !== width * height * 4) return undefined
    return turned({ width, height, data }, ORIENTATIONS[rotation]![flip ? 1 : 0])
  } catch {
    return undefined
  }
}
