import { quarterTurned } from '@/lib/image/pixels/turned'
import type { Pixels } from '@/lib/image/pixels/pixels'
import type { VideoSample } from 'mediabunny'

type Frame = Pick<VideoFrame, 'allocationSize' | 'copyTo'>
type Turn = Pick<VideoSample, 'rotation' | 'flip'>

/** A stored picture as a clip shows it: turned clockwise, and mirrored after that; itself if it is neither. */
export function upright(stored: Pixels, { rotation, flip }: Turn): Pixels {
  // Mirrored after a turn is turned the other way after mirroring.
  return quarterTurned(stored, (flip ? 360 - rotation : rotation) / 90, flip)
}

/**
 * The pixels of a decoded frame of `width` × `height` stored pixels, upright. A frame's own copy is exact where a browser alters
 * what is read from a canvas. Undefined where the browser cannot convert it (WebKit copies the planes as they are stored).
 */
export async function framePixels(
  frame: Frame,
  width: number,
  height: number,
  turn: Turn = { rotation: 0, flip: false },
): Promise<Pixels | undefined> {
  try {
    const data = new Uint8ClampedArray(frame.allocationSize({ format: 'RGBA' }))
    const [plane, ...others] = await frame.copyTo(data, { format: 'RGBA' })
    if (plane?.stride !== width * 4 || others.length > 0 || data.length !== width * height * 4) return undefined
    return upright({ width, height, data }, turn)
  } catch {
    return undefined
  }
}
