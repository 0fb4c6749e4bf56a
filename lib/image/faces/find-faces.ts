import type { Point, Rectangle, Size } from '@/lib/image/pixels/geometry'
import { resampleRows } from '@/lib/image/pixels/lanczos'
import { rowsOf, type Pixels } from '@/lib/image/pixels/pixels'
import { decodeFaces, distinctFaces, FACE_INPUT, type Face } from './blaze-face'

/** Runs a model on one input; its outputs in the model's order. */
export type Run = (input: Float32Array<ArrayBuffer>) => Promise<Float32Array<ArrayBuffer>[]>

/** From nearby, people's faces score 0.82 and more (21 tried), a cat's at most 0.6. */
const LEAST_NEAR = 0.75
/** Where faces are looked for. */
interface Search {
  /**
   * Sides of the squares that are looked through, in shares of the picture's longer side: of a square's 128 pixels a face needs
   * about 18. A later look is taken only if those before found nobody.
   */
  readonly looks: readonly (readonly number[])[]
  /** Smaller ones, in shares of the largest face, are left out. */
  readonly least: number
}
/** The people whom a portrait is of, without those in the background. */
const PORTRAIT: Search = { looks: [[1, 0.5], [0.25]], least: 0.4 }
export const EVERYBODY: Search = { looks: [[1, 0.5, 0.25]], least: 0 }

/** A square around a middle. */
export function squareAround({ x, y }: Point, side: number): Rectangle {
  return { x: x - side / 2, y: y - side / 2, width: side, height: side }
}

/** The picture within a square, which may reach beyond it, as a model's input: R, G and B of each pixel from `least` to 1; black beyond. */
export function inputOf(picture: Pixels, square: Rectangle, side: number, least: 0 | -1): Float32Array<ArrayBuffer> {
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

/** The faces within squares of these shares, each looked at again from nearby; the surest first. */
async function facesBy(picture: Pixels, detect: Run, shares: readonly number[]): Promise<Face[]> {
  const found: Face[] = []
  for (const share of shares) {
    for (const tile of tiles(picture, share)) found.push(...(await facesIn(picture, tile, detect)))
  }
  const near: Face[] = []
  for (const { box } of distinctFaces(found)) {
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const [face] = await facesIn(picture, squareAround(middle, box.height * 2), detect)
    if (face && face.score >= LEAST_NEAR) near.push(face)
  }
  return distinctFaces(near)
}

/** The faces of a picture, the surest first. */
export async function findFaces(picture: Pixels, detect: Run, { looks, least }: Search = PORTRAIT): Promise<Face[]> {
  let faces: Face[] = []
  for (const shares of looks) if (faces.length === 0) faces = await facesBy(picture, detect, shares)
  const largest = Math.max(...faces.map(({ box }) => box.height))
  return faces.filter(({ box }) => box.height >= largest * least)
}
