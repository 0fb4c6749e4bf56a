import type { Signal } from './noise-colors'

export interface Frame {
  left: number
  right: number
}

/** Writes the next frame into `out`, which is reused because this runs 48,000 times a second. */
export type StereoSignal = (out: Frame) => void

/** Combines two independent signals of the same kind, which sound as wide as possible. */
export function stereo(left: Signal, right: Signal): StereoSignal {
  return (out) => {
    out.left = left()
    out.right = right()
  }
}
