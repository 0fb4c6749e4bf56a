import type { Rectangle } from '@/lib/image/pixels/geometry'
import { resampleRows } from '@/lib/image/pixels/lanczos'
import { rowsOf, type Pixels } from '@/lib/image/pixels/pixels'

/** What can be measured of a portrait; shares of the brightest value. */
export interface Measures {
  /** Mean brightness of what is around the person. */
  readonly background: number
  /** How far its mean color is from gray. */
  readonly tint: number
  /** Its standard deviation. */
  readonly unevenness: number
  /** How much brighter the left half of the face is than the right, in shares of both; negative: darker. */
  readonly lean: number
  /** Mean change from pixel to pixel within the face at 96 pixels, in shares of its contrast. */
  readonly sharpness: number
}

/** Side to which the face is brought before its sharpness is measured. */
const FACE_SIDE = 96
/** From 0 to 1: below, a place is surely background. */
const BACKGROUND = 0.1

/** Brightness of pixels by ITU-R BT.601, 0 to 1. */
function brightness({ data }: Pixels): Float32Array {
  return Float32Array.from(
    { length: data.length / 4 },
    (_, at) => (0.299 * data[at * 4]! + 0.587 * data[at * 4 + 1]! + 0.114 * data[at * 4 + 2]!) / 255,
  )
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)))
}

/** The values of `side` × `side` places within the circle that fits, by what they are to the left or right of. */
function withinCircle(values: Float32Array, side: number, choose: (column: number) => boolean): number[] {
  return [...values].filter((_, at) => {
    const [column, row] = [(at % side) + 0.5 - side / 2, Math.floor(at / side) + 0.5 - side / 2]
    return Math.hypot(column, row) < side / 2 && choose(column)
  })
}

/** Measures a portrait. `maskAt` says how far a point of the picture shows the person; `around` is where it does so. */
export function measure(
  picture: Pixels,
  {
    face,
    around,
    maskAt,
  }: { readonly face: Rectangle; readonly around: Rectangle; readonly maskAt: (x: number, y: number) => number },
): Measures {
  const light = brightness(picture)
  const background: number[] = []
  const color = [0, 0, 0]
  const [left, top] = [Math.max(0, Math.ceil(around.x)), Math.max(0, Math.ceil(around.y))]
  for (let y = top; y < Math.min(picture.height, around.y + around.height); y++) {
    for (let x = left; x < Math.min(picture.width, around.x + around.width); x++) {
      if (maskAt(x, y) >= BACKGROUND) continue
      const at = y * picture.width + x
      background.push(light[at]!)
      for (let channel = 0; channel < 3; channel++) color[channel]! += picture.data[at * 4 + channel]! / 255
    }
  }
  const x = Math.max(0, Math.round(face.x))
  const y = Math.max(0, Math.round(face.y))
  const width = Math.max(1, Math.min(Math.round(face.width), picture.width - x))
  const height = Math.max(1, Math.min(Math.round(face.height), picture.height - y))
  const side = FACE_SIDE
  const near = brightness(resampleRows(rowsOf(picture), { width: side, height: side, crop: { x, y, width, height } }))
  const changes = near.map((value, at) => Math.abs(value - (near[at + 1] ?? value)))
  const half = (choose: (column: number) => boolean) => meanOf(withinCircle(near, side, choose))
  const [one, other] = [half((column) => column < 0), half((column) => column > 0)]
  const all = () => true
  const contrast = deviationOf(withinCircle(near, side, all))
  return {
    background: meanOf(background),
    tint: (Math.max(...color) - Math.min(...color)) / Math.max(1, background.length),
    unevenness: deviationOf(background),
    lean: (one - other) / Math.max(0.01, one + other),
    sharpness: meanOf(withinCircle(changes, side, all)) / Math.max(0.01, contrast),
  }
}
