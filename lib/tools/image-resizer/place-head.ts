import { clamp, roundTo } from '@/lib/core/numbers'
import type { Point, Rectangle, Size } from '@/lib/image/pixels/geometry'
import { wholePixels, withFrame, type Edit } from './crop'
import { ratioOf, type PhotoDocument } from './documents'
import type { Head } from './find-heads'
import { turnedSize } from './turn'
import { isCovered, leveledPoint, MOST_LEVEL, type Leveling } from './level'

/** Where an office gives no measures: the head's height and the space above it, in shares of the print's height. */
const USUAL = { head: 0.7, above: 0.1 }

/** The share of the space above the head that has to be there: most offices only show it in samples. */
const LEAST_ABOVE = 0.6

/** The largest head stays this far within the rule, because frames are whole pixels. */
const WITHIN = 0.99

export interface Placed {
  readonly frame: Rectangle
  /** The head's height on the print, in millimeters. */
  readonly head: number
  /** False when the picture ends before the frame that the document asks for. */
  readonly hasRoom: boolean
}

/** Head sizes from the middle of the document's range to its largest, and what has to be above them; in millimeters. */
function sizesOf({ head, print }: PhotoDocument): readonly { readonly size: number; readonly above: number }[] {
  if (!head) return [{ size: print.height * USUAL.head, above: print.height * USUAL.above }]
  // What is measured has the hair on it, about a millimeter.
  const middle = (head.least + head.most) / 2 + (head.isBare ? 1 : 0)
  // A larger head needs less of the picture around it.
  return [middle, (middle + head.most) / 2, head.most * WITHIN].map((size) => ({ size, above: head.above }))
}

/** The frame in which a head has the size and place that a document asks for, in pixels of a picture of this size. */
export function placeHead({ crown, chin }: Head, document: PhotoDocument, size: Size): Placed {
  const tall = Math.max(1, chin.y - crown.y)
  const middle = (crown.x + chin.x) / 2
  const frames = sizesOf(document).map(({ size: head, above }) => {
    const scale = tall / head
    const height = document.print.height * scale
    const width = height * ratioOf(document)
    const frame = { x: middle - width / 2, y: crown.y - above * scale, width, height }
    return { head, frame, missing: above * scale * (1 - LEAST_ABOVE) }
  })
  const fits = ({ frame: { x, y, width, height }, missing }: (typeof frames)[number]) =>
    Math.min(x, size.width - x - width, size.height - Math.max(0, y) - height) >= -0.5 && y >= -missing
  const found = frames.find(fits)
  const { frame, head } = found ?? frames.at(-1)!
  const shrink = Math.min(1, size.width / frame.width, size.height / frame.height)
  const kept = { ...frame, width: frame.width * shrink, height: frame.height * shrink }
  const x = middle - kept.width / 2
  return { frame: wholePixels({ ...kept, x }, size), head: head / shrink, hasRoom: found !== undefined }
}

/** By how many degrees the line of the eyes falls to the right. */
export function tiltOf({ leftEye, rightEye }: Head): number {
  return (Math.atan2(rightEye.y - leftEye.y, rightEye.x - leftEye.x) * 180) / Math.PI
}

/** A tilt of less, in degrees, is not seen, and the eyes' places are not known better. */
const LEAST_TILT = 1

/** The head where leveling its picture brings it. */
export function leveledHead(head: Head, leveling: Leveling): Head {
  const { crown, chin, leftEye, rightEye, box } = head
  const at = (point: Point) => leveledPoint(point, leveling)
  const middle = at({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
  return {
    ...head,
    crown: at(crown),
    chin: at(chin),
    leftEye: at(leftEye),
    rightEye: at(rightEye),
    box: { ...box, x: middle.x - box.width / 2, y: middle.y - box.height / 2 },
  }
}

/** `placeHead` on the picture leveled until the eyes are, or as far as the frame then shows nothing beyond its edges. */
export function placeLevel(head: Head, document: PhotoDocument, size: Size): Placed & { readonly level: number } {
  const tilt = tiltOf(head)
  const wanted = Math.abs(tilt) < LEAST_TILT ? 0 : clamp(-tilt, -MOST_LEVEL, MOST_LEVEL)
  const tries = [1, 0.75, 0.5, 0.25, 0].map((share) => {
    const level = roundTo(wanted * share, 1)
    return { level, ...placeHead(leveledHead(head, { level, size }), document, size) }
  })
  return tries.find(({ frame, level }) => isCovered(frame, { level, size })) ?? tries.at(-1)!
}

/** The edit that gives a head the size and place that a document asks for: leveled by so much or, by default, as the eyes ask. */
export function editFor(
  head: Head,
  document: PhotoDocument,
  { edit, original, level }: { readonly edit: Edit; readonly original: Size; readonly level?: number },
): Edit {
  const size = turnedSize(original, edit.turns)
  const placed =
    level === undefined
      ? placeLevel(head, document, size)
      : { level, ...placeHead(leveledHead(head, { level, size }), document, size) }
  return withFrame({ ...edit, ratio: ratioOf(document), level: placed.level }, placed.frame, original)
}
