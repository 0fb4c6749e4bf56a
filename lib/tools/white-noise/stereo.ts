import type { Signal } from './colours'

export interface Frame {
  left: number
  right: number
}

/** Writes the next frame into `out`: one object for all, as this runs 48,000 times a second. */
export type StereoSignal = (out: Frame) => void

/** Two signals of one kind that know nothing of each other: the widest of sounds. */
export function pair(left: Signal, right: Signal): StereoSignal {
  return (out) => {
    out.left = left()
    out.right = right()
  }
}
