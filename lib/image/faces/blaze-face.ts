import type { Point, Rectangle } from '@/lib/image/pixels/geometry'

/** A face: its square from forehead to chin, and points of it. “Left” is the left of the picture. */
export interface Face {
  /** How sure the model is, 0 to 1. */
  readonly score: number
  readonly box: Rectangle
  readonly leftEye: Point
  readonly rightEye: Point
}

/** Side of the square picture that the model takes. */
export const FACE_INPUT = 128
/**
 * Minimum score of a face. It is low because small faces score low: 0.3 to 0.5 at a height of 18 input pixels, 0.9 at 25. A second
 * detection in a closer crop removes false positives.
 */
const LEAST_SCORE = 0.3
/** Intersection over union from which two boxes are of one face. */
const SAME_FACE = 0.3
/** Box and six key points, two numbers each. */
const VALUES = 16

/** Cells along a side and anchors in each, by layer: strides of 8 pixels once and of 16 three times, two anchors a layer. */
const LAYERS = [
  { cells: 16, anchors: 2 },
  { cells: 8, anchors: 6 },
] as const

/** Middles of the 896 anchors of MediaPipe's short-range face detector, in shares of the input; all are of size 1. */
export const ANCHORS: readonly Point[] = LAYERS.flatMap(({ cells, anchors }) =>
  Array.from({ length: cells * cells * anchors }, (_, index) => {
    const cell = Math.floor(index / anchors)
    return { x: ((cell % cells) + 0.5) / cells, y: (Math.floor(cell / cells) + 0.5) / cells }
  }),
)

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value))
}

function overlap(one: Rectangle, other: Rectangle): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  const shared = Math.max(0, width) * Math.max(0, height)
  return shared / (one.width * one.height + other.width * other.height - shared)
}

/** Of faces that overlap, the surest, surest first. */
export function distinctFaces(faces: readonly Face[]): Face[] {
  const kept: Face[] = []
  for (const face of faces.toSorted((one, other) => other.score - one.score)) {
    if (kept.every(({ box }) => overlap(box, face.box) < SAME_FACE)) kept.push(face)
  }
  return kept
}

/**
 * The faces in the model's outputs: 896 × 16 values (middle and size of the box, then the points, relative to the anchor, in
 * pixels of the input) and 896 scores before the sigmoid. In shares of the input, surest first.
 */
export function decodeFaces(values: Float32Array, scores: Float32Array): Face[] {
  const found = ANCHORS.flatMap((anchor, index): Face[] => {
    const score = sigmoid(scores[index]!)
    if (score < LEAST_SCORE) return []
    const at = (value: number) => values[index * VALUES + value]! / FACE_INPUT
    const point = (value: number) => ({ x: anchor.x + at(value), y: anchor.y + at(value + 1) })
    const middle = point(0)
    const [width, height] = [at(2), at(3)]
    const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height }
    return [{ score, box, leftEye: point(4), rightEye: point(6) }]
  })
  return distinctFaces(found)
}
