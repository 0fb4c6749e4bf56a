import type { Rectangle } from '@/lib/image/pixels/geometry'
import type { PhotoDocument } from './documents'
import type { Head } from './find-heads'
import { tiltOf } from './place-head'

/** What is looked at, in the order in which it is shown. */
export const CHECKS = ['head', 'edges', 'resolution', 'tilt', 'eyes', 'background', 'light', 'sharpness'] as const
export type CheckId = (typeof CHECKS)[number]

export interface Check {
  readonly id: CheckId
  /** `ok`, or what is wrong. */
  readonly verdict: 'ok' | 'small' | 'large' | 'bad'
  /** What was measured, in the unit that its text names. */
  readonly value: number
}

/** Less than this is left of the picture's edge beside the head, in millimeters. */
const LEAST_EDGE = 1
/** Enlarged by more, a photo is visibly soft. */
const MOST_ENLARGED = 1.2
const MOST_TILT = 5
/** Shares of the brightest value, between the even and the uneven, the sharp and the blurred of 20 faces on 7 photographs. */
const MOST_UNEVEN = 0.09
const LEAST_BRIGHT = 0.5
const MOST_LEAN = 0.15
const LEAST_SHARP = 0.1

/** What of a photo can be measured against a document's rules: `frame` in pixels of the turned picture, as the head's are. */
export function checksOf(head: Head, frame: Rectangle, { print, pixels, head: rule }: PhotoDocument): Check[] {
  const scale = print.height / frame.height
  const { crown, chin, leftEye, rightEye, measures } = head
  const tall = Math.hypot(chin.x - crown.x, chin.y - crown.y) * scale
  const edge = Math.min(crown.y - frame.y, frame.y + frame.height - chin.y) * scale
  const enlarged = pixels.width / frame.width
  const tilt = Math.abs(tiltOf(head))
  const within = ({ x, y }: { readonly x: number; readonly y: number }) =>
    x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height
  const judged = (id: CheckId, isFine: boolean, value: number): Check => ({ id, verdict: isFine ? 'ok' : 'bad', value })
  const size: Check[] = rule
    ? [{ id: 'head', verdict: tall < rule.least ? 'small' : tall > rule.most ? 'large' : 'ok', value: tall }]
    : []
  const { background, unevenness, lean, sharpness } = measures
  return [
    ...size,
    judged('edges', edge >= LEAST_EDGE, edge),
    judged('resolution', enlarged <= MOST_ENLARGED, enlarged),
    judged('tilt', tilt <= MOST_TILT, tilt),
    judged('eyes', within(leftEye) && within(rightEye), 0),
    judged('background', unevenness <= MOST_UNEVEN && background >= LEAST_BRIGHT, unevenness),
    judged('light', Math.abs(lean) <= MOST_LEAN, lean),
    judged('sharpness', sharpness >= LEAST_SHARP, sharpness),
  ]
}
