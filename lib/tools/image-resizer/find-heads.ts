import type { Rectangle, Size } from '@/lib/image/pixels/geometry'
import { resampleRows } from '@/lib/image/pixels/lanczos'
import { rowsOf, type Pixels } from '@/lib/image/pixels/pixels'
import type { Matte } from './backdrop'
import { measure, type Measures } from './photo-measures'
import { decodeFaces, distinctFaces, FACE_INPUT, type Face, type Point } from './blaze-face'

/** Runs a model on one input; its outputs in the model's order. */
export type Run = (input: Float32Array<ArrayBuffer>) => Promise<Float32Array<ArrayBuffer>[]>

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
/** Faces smaller than this share of the largest are of people in the background. */
const LEAST_SIZE = 0.4
/** From nearby, people's faces score 0.82 and more (21 tried), a cat's at most 0.6. */
const LEAST_NEAR = 0.75
/** Half the breadth in which the crown is looked for, in distances between the eyes. */
const CROWN_BREADTH = 0.6

/** Sides of the squares that are looked through, in shares of the picture's longer side. */
const SHARES = [1, 0.5] as const

/** A square around a middle. */
function squareAround({ x, y }: Point, side: number): Rectangle {
  return { x: x - side / 2, y: y - side / 2, width: side, height: side }
}

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

/** The picture within a square, which may reach beyond it, as a model's input: R, G and B of each pixel from `least` to 1; black beyond. */
function inputOf(picture: Pixels, square: Rectangle, side: number, least: 0 | -1): Float32Array<ArrayBuffer> {
  const scale = side / square.width
  const left = Math.max(0, Math.floor(square.x))
  const top = Math.max(0, Math.floor(square.y))
  const width = Math.min(picture.width, Math.ceil(square.x + square.width)) - left
  const height = Math.min(picture.height, Math.ceil(square.y + square.height)) - top
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const { data } = resampleRows(rowsOf(picture), { ...size, crop: { x: left, y: top, width, height } })
  const input = new Float32Array(side * side * 3).fill(least)
  const [right, down] = [Math.round((left - square.x) * scale), Math.round((top - square.y) * scale)]
  for (let y = 0; y < Math.min(size.height, side - down); y++) {
    for (let x = 0; x < Math.min(size.width, side - right); x++) {
      for (let channel = 0; channel < 3; channel++) {
        const value = data[(y * size.width + x) * 4 + channel]! / 255
        input[((y + down) * side + x + right) * 3 + channel] = value * (1 - least) + least
      }
    }
  }
  return input
}

/** A face in shares of a square as one in pixels of the picture. */
function inPixels({ score, box, ...points }: Face, { x, y, width: side }: Rectangle): Face {
  const point = (at: Point) => ({ x: x + at.x * side, y: y + at.y * side })
  return {
    score,
    box: { ...point(box), width: box.width * side, height: box.height * side },
    leftEye: point(points.leftEye),
    rightEye: point(points.rightEye),
    nose: point(points.nose),
    mouth: point(points.mouth),
  }
}

/** The faces within a square of the picture. */
async function facesIn(picture: Pixels, square: Rectangle, detect: Run): Promise<Face[]> {
  const [values, scores] = await detect(inputOf(picture, square, FACE_INPUT, -1))
  return decodeFaces(values!, scores!).map((face) => inPixels(face, square))
}

/** Squares of a share of the picture's longer side that cover it, overlapping by half. */
function tiles({ width, height }: Size, share: number): Rectangle[] {
  const side = Math.max(width, height) * share
  const steps = (length: number) => {
    const count = Math.max(1, Math.ceil((length - side) / (side / 2)) + 1)
    return Array.from({ length: count }, (_, index) =>
      count === 1 ? length / 2 : side / 2 + (index * (length - side)) / (count - 1),
    )
  }
  return steps(height).flatMap((y) => steps(width).map((x) => squareAround({ x, y }, side)))
}

function middleOf(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

/** The faces of a picture, each looked at again from nearby; the surest first. */
export async function findFaces(picture: Pixels, detect: Run): Promise<Face[]> {
  const found: Face[] = []
  for (const share of SHARES) {
    for (const tile of tiles(picture, share)) found.push(...(await facesIn(picture, tile, detect)))
  }
  const near: Face[] = []
  for (const { box } of distinctFaces(found)) {
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const [face] = await facesIn(picture, squareAround(middle, box.height * 2), detect)
    if (face && face.score >= LEAST_NEAR) near.push(face)
  }
  const faces = distinctFaces(near)
  const largest = Math.max(...faces.map(({ box }) => box.height))
  return faces.filter(({ box }) => box.height >= largest * LEAST_SIZE)
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
  const eyes = middleOf(leftEye, rightEye)
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
