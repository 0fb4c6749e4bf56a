import type { Point, Rectangle, Size } from '@/lib/image/pixels/geometry'
import { addMonths, compareDates, parseIsoDate, type PlainDate } from '@/lib/core/plain-date'
import type { PhotoDocument } from './documents'
import type { Head } from './find-heads'
import { placeHead, tiltOf } from './place-head'

export type CheckId = 'head' | 'edges' | 'resolution' | 'tilt' | 'eyes' | 'background' | 'light' | 'sharpness' | 'age'

export interface Check {
  readonly id: CheckId
  /** `ok`, or what is wrong; `unknown` where the file does not say. */
  readonly verdict: 'ok' | 'small' | 'large' | 'bad' | 'beyond' | 'tinted' | 'unknown'
  /** What was measured, in the unit that its text names. */
  readonly value: number
}

/** What is checked besides the head and its document. */
export interface Photographed {
  /** In pixels of the turned and leveled picture, as the head's are. */
  readonly frame: Rectangle
  /** Whether the frame shows nothing beyond the picture. */
  readonly isCovered: boolean
  /** The background is replaced by one color. */
  readonly isEvened: boolean
  /** ISO date of the day it was taken, as the file says. */
  readonly taken: string | undefined
  /** Null while unknown. */
  readonly today: PlainDate | null
}

/** Least distance of the head from the left and right edges of the picture, in millimeters. */
const LEAST_EDGE = 1
/** Enlarged by more, a photo is visibly soft. */
const MOST_ENLARGED = 1.2
const MOST_TILT = 5
/** Shares of the brightest value, between the even and the uneven, the sharp and the blurred of 20 faces on 7 photographs. */
const MOST_UNEVEN = 0.09
const LEAST_BRIGHT = 0.5
const MOST_LEAN = 0.15
const LEAST_SHARP = 0.1
/** What passes for white: as bright as a shaded white wall, with a slight cast of the light. */
const LEAST_WHITE = 0.7
const MOST_TINT = 0.1

/** Whether a photo of this day is older than so many months; undefined where one of the days is not known. */
function isOlder(taken: string | undefined, months: number, today: PlainDate | null): boolean | undefined {
  const last = parseIsoDate(taken ?? '')
  const end = last && addMonths(last, months)
  return end && today ? compareDates(end, today) < 0 : undefined
}

/** What of a photo can be measured against a document's rules, in the order in which it is shown. */
export function checksOf(head: Head, document: PhotoDocument, photo: Photographed): Check[] {
  const { print, pixels, head: rule, months, isWhite } = document
  const { frame, isCovered, isEvened, taken, today } = photo
  const scale = print.height / frame.height
  const { crown, chin, leftEye, rightEye, measures } = head
  const tall = Math.hypot(chin.x - crown.x, chin.y - crown.y) * scale
  const above = (crown.y - frame.y) * scale
  const below = (frame.y + frame.height - chin.y) * scale
  const enlarged = pixels.width / frame.width
  const isLarge = enlarged <= MOST_ENLARGED
  const tilt = Math.abs(tiltOf(head))
  const within = ({ x, y }: Point) =>
    x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height
  const judged = (id: CheckId, isFine: boolean, value: number): Check => ({ id, verdict: isFine ? 'ok' : 'bad', value })
  const ranged = (id: CheckId, value: number, least: number, most: number): Check => {
    return { id, verdict: value < least ? 'small' : value > most ? 'large' : 'ok', value }
  }
  const edges = (): Check => {
    if (!isCovered) return { id: 'edges', verdict: 'beyond', value: above }
    if (below < LEAST_EDGE) return { id: 'edges', verdict: 'bad', value: below }
    return ranged('edges', above, rule?.leastAbove ?? LEAST_EDGE, rule?.mostAbove ?? Infinity)
  }
  const { background, tint, unevenness, lean, sharpness } = measures
  const behind = judged('background', unevenness <= MOST_UNEVEN && background >= LEAST_BRIGHT, unevenness)
  const isTinted = isWhite && behind.verdict === 'ok' && (tint > MOST_TINT || background < LEAST_WHITE)
  const older = months === undefined ? undefined : isOlder(taken, months, today)
  return [
    ...(rule ? [ranged('head', tall, rule.least, rule.most)] : []),
    edges(),
    judged('resolution', isLarge, enlarged),
    judged('tilt', tilt <= MOST_TILT, tilt),
    judged('eyes', within(leftEye) && within(rightEye), 0),
    ...(isEvened ? [] : [isTinted ? ({ ...behind, verdict: 'tinted' } as const) : behind]),
    judged('light', Math.abs(lean) <= MOST_LEAN, lean),
    // Enlarged, even a sharp face becomes soft.
    ...(isLarge || sharpness < LEAST_SHARP ? [judged('sharpness', sharpness >= LEAST_SHARP, sharpness)] : []),
    ...(months === undefined
      ? []
      : [{ id: 'age', verdict: older === undefined ? 'unknown' : older ? 'bad' : 'ok', value: months } as const]),
  ]
}

/** What says where the head is in the frame. */
const PLACE_CHECKS: readonly CheckId[] = ['head', 'edges', 'eyes']
const SIDES = ['x', 'y', 'width', 'height'] as const

/** How a frame holds a head: as the document asks; no longer, since it was moved; or not, for want of room around the head. */
export function holdOf(
  document: PhotoDocument,
  { head, size, ...photo }: Pick<Photographed, 'frame' | 'isCovered'> & { readonly head: Head; readonly size: Size },
): 'fits' | 'moved' | 'tight' {
  const checks = checksOf(head, document, { ...photo, isEvened: true, taken: undefined, today: null })
  const isFine = checks.every(({ id, verdict }) => verdict === 'ok' || !PLACE_CHECKS.includes(id))
  const { frame, hasRoom } = placeHead(head, document, size)
  const isPlaced = SIDES.every((side) => Math.abs(frame[side] - photo.frame[side]) <= 1)
  if (isPlaced) return isFine && hasRoom ? 'fits' : 'tight'
  if (isFine) return 'fits'
  return hasRoom ? 'moved' : 'tight'
}
