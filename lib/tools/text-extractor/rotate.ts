import type { Pixels } from '@/lib/image/pixels/pixels'
import { turned } from '@/lib/image/pixels/turned'

/** The orientation that shows a picture turned clockwise by 0 to 3 quarters. */
const ORIENTATIONS = [1, 6, 3, 8]

/** Rotates a picture clockwise by quarter turns, 0 to 3; returns it unchanged for 0. */
export function rotateQuarters(pixels: Pixels, turns: number): Pixels {
  return turned(pixels, ORIENTATIONS[turns]!)
}
