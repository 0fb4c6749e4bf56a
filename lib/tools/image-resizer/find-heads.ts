import type { Point, Rectangle } from '@/lib/image/pixels/geometry'
import { resampleRows } from '@/lib/image/pixels/lanczos'
import { rowsOf, type Pixels } from '@/lib/image/pixels/pixels'
import type { Matte } from './backdrop'
import { measure, type Measures } from './photo-measures'
import type { Face } from '@/lib/image/faces/blaze-face'
import { findFaces, inputOf, squareAround, type Run } from '@/lib/image/faces/find-faces'

export interface Models {
  readonly detect: Run
  readonly segment: Run
}

/** A head; points in pixels of the picture. */
export interface Head {
  readonly crown: Point
  readonly chin: Point
  readonly leftEye: Point
  readonly rightEye: Point
  readonly box: Rectangle
  /** The outline runs into the picture's edge, so that the crown is not known. */
  readonly isCut: boolean
  readonly measures: Measures
}

/** Which pixels of a part of the picture show a person: rows of `side` values from 0 to 1. */
export interface Outline {
  readonly square: Rectangle
  readonly mask: Float32Array
}

/** Side of the square picture that MediaPipe's selfie segmentation takes and answers. */
export const OUTLINE_INPUT = 256
/**
 * From the eyes to the chin: shares of the way to the middle of the face's box and of the box's height. Fitted to half of the
 * hand-marked faces in scripts/bench/heads.json; `npm run bench -- heads` measures the other half.
 */
export const CHIN = { middle: 1.26, height: 0.46 }
/** Half the breadth in which the crown is looked for, in distances between the eyes. */
const CROWN_BREADTH = 0.6

/** The values of a part of the picture, stretched to the outline's model. */
function stretched(picture: Pixels, crop: Rectangle): Float32Array<ArrayBuffer> {
  const { data } = resampleRows(rowsOf(picture), { width: OUTLINE_INPUT, height: OUTLINE_INPUT, crop })
  return Float32Array.from({ length: OUTLINE_INPUT ** 2 * 3 }, (_, at) => {
    return data[Math.floor(at / 3) * 4 + (at % 3)]! / 255
  })
}

/** How far each place of a part of the picture, in whole pixels, shows a person. */
export async function matteOf(picture: Pixels, part: Rectangle, segment: Run): Promise<Matte> {
  const [values] = await segment(stretched(picture, part))
  return { side: OUTLINE_INPUT, values: values! }
}

/** The outline of the person around a face. */
export async function outlineOf(picture: Pixels, { box }: Face, segment: Run): Promise<Outline> {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const square = squareAround(middle, box.height * 3)
  const [mask] = await segment(inputOf(picture, square, OUTLINE_INPUT, 0))
  return { square, mask: mask! }
}

/** The mask at a point of the picture; 0 beyond it. */
function maskAt({ square, mask }: Outline, { x, y }: Point): number {
  const scale = OUTLINE_INPUT / square.width
  const [column, row] = [Math.floor((x - square.x) * scale), Math.floor((y - square.y) * scale)]
  if (Math.min(column, row) < 0 || Math.max(column, row) >= OUTLINE_INPUT) return 0
  return mask[row * OUTLINE_INPUT + column]!
}

/** Crown and chin: the crown where the outline ends above the eyes, the chin below them as far as faces have it. */
export function headOf(face: Face, outline: Outline, picture: Pixels): Head {
  const { width, height } = picture
  const { leftEye, rightEye, box } = face
  const eyes = { x: (leftEye.x + rightEye.x) / 2, y: (leftEye.y + rightEye.y) / 2 }
  const apart = Math.hypot(rightEye.x - leftEye.x, rightEye.y - leftEye.y)
  const across = { x: (rightEye.x - leftEye.x) / apart, y: (rightEye.y - leftEye.y) / apart }
  // A quarter turn back from the line of the eyes.
  const up = { x: across.y, y: -across.x }
  const step = outline.square.width / OUTLINE_INPUT / 2
  const at = (side: number, above: number) => ({
    x: eyes.x + across.x * side + up.x * above,
    y: eyes.y + across.y * side + up.y * above,
  })
  let above = 0
  for (let side = -apart * CROWN_BREADTH; side <= apart * CROWN_BREADTH; side += step) {
    let end = 0
    while (maskAt(outline, at(side, end + step)) >= 0.5) end += step
    above = Math.max(above, end)
  }
  const crown = at(0, above)
  const middle = (box.x + box.width / 2 - eyes.x) * -up.x + (box.y + box.height / 2 - eyes.y) * -up.y
  const below = middle * CHIN.middle + box.height * CHIN.height
  const chin = at(0, -below)
  const isCut = crown.y < step * 2 || chin.y > height || Math.min(box.x, width - box.x - box.width) < 0
  const maskOf = (x: number, y: number) => maskAt(outline, { x, y })
  const measures = measure(picture, { face: box, around: outline.square, maskAt: maskOf })
  return { crown, chin, leftEye, rightEye, box, isCut, measures }
}

/** The heads of a picture, the surest first. */
export async function findHeads(picture: Pixels, { detect, segment }: Models): Promise<Head[]> {
  const heads: Head[] = []
  for (const face of await findFaces(picture, detect)) {
    heads.push(headOf(face, await outlineOf(picture, face, segment), picture))
  }
  return heads
}
