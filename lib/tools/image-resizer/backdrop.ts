import { ToolError } from '@/lib/core/errors'
import { clamp } from '@/lib/core/numbers'
import type { Rgb } from '@/lib/image/pixels/blend'
import { sizeWithin, type Rectangle, type Size } from '@/lib/image/pixels/geometry'
import { resampleRows } from '@/lib/image/pixels/lanczos'
import { rowsOf, type Pixels } from '@/lib/image/pixels/pixels'
import { boxMeans, guidedFilter } from './guided-filter'

/** How far a picture shows the person: rows of `side` × `side` values, 0 to 1, stretched over it. */
export interface Matte {
  readonly side: number
  readonly values: Float32Array<ArrayBuffer>
}

/** From where on a pixel is the person's alone, or the background's. */
const WHOLE = 0.9
const EMPTY = 0.3
/** The longer side, in pixels, at which edges are looked for. */
const MOST = 640
/** Between which values a mask is unsure of the person; stretches below, such as things behind a shoulder, are background. */
const [DOUBTED, TRUSTED] = [0.5, 0.9]
/** The ellipse that is certainly face, in shares of the face's box, whose corners and cheeks may show background. */
const FACE = 0.6
/** Radii of the means that stand for the colors at an edge, in shares of the picture's longer side: first far, then near. */
const AROUND = [1 / 13, 1 / 88]

/** Values in rows of one size at another, linearly between them. */
function enlarged(values: Float32Array, from: Size, { width, height }: Size): Float32Array<ArrayBuffer> {
  const target = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = clamp(((y + 0.5) / height) * from.height - 0.5, 0, from.height - 1)
    const top = Math.floor(row)
    const next = Math.min(top + 1, from.height - 1)
    for (let x = 0; x < width; x++) {
      const column = clamp(((x + 0.5) / width) * from.width - 0.5, 0, from.width - 1)
      const left = Math.floor(column)
      const right = Math.min(left + 1, from.width - 1)
      const across = column - left
      const line = (at: number) =>
        values[at * from.width + left]! * (1 - across) + values[at * from.width + right]! * across
      target[y * width + x] = line(top) * (1 - (row - top)) + line(next) * (row - top)
    }
  }
  return target
}

/** Whether a point is within the sure part of a face, both in shares of a picture. */
function isFace({ x, y, width, height }: Rectangle, column: number, row: number): boolean {
  return Math.hypot((column - x) / width - 0.5, (row - y) / height - 0.5) < FACE / 2
}

/** The values of more than `empty` that hang together with the middle of the face: without people behind, and specks. */
function personOf(
  values: Float32Array,
  { width, height }: Size,
  { face, empty }: { readonly face: Rectangle; readonly empty: number },
): Float32Array<ArrayBuffer> {
  const kept = new Float32Array(values.length)
  const row = Math.floor((face.y + face.height / 2) * height)
  const open = [row * width + Math.floor((face.x + face.width / 2) * width)]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const value = values[at] ?? 0
    if (value <= empty || kept[at] !== 0) continue
    kept[at] = value
    open.push(at - width, at + width)
    if (at % width > 0) open.push(at - 1)
    if (at % width < width - 1) open.push(at + 1)
  }
  return kept
}

/**
 * The person's own colors, R, G and B, 0 to 255 in rows, by blur fusion (Forte and Pitié 2021), for which pixels that have some of
 * the background count little.
 */
function ownColors({ data, width, height }: Pixels, alpha: Float32Array<ArrayBuffer>): Float32Array[] {
  const weights = alpha.map((part) => part ** 8 + 1e-6)
  const rests = alpha.map((part) => 1 - part + 1e-5)
  const rounds = AROUND.map((share) => {
    const radius = Math.max(1, Math.round(Math.max(width, height) * share))
    const means = (values: Float32Array) => boxMeans(values, { width, height }, radius)
    return { means, weight: means(weights), rest: means(rests) }
  })
  return [0, 1, 2].map((channel) => {
    const mixed = alpha.map((_, index) => data[index * 4 + channel]!)
    let [own, old] = [mixed, mixed]
    for (const { means, weight, rest } of rounds) {
      const meanOwn = means(own.map((value, index) => value * weights[index]!))
      old = means(old.map((value, index) => value * rests[index]!)).map((value, index) => value / rest[index]!)
      own = meanOwn.map((value, index) => {
        const [part, mean] = [alpha[index]!, value / weight[index]!]
        return clamp(mean + part * (mixed[index]! - part * mean - (1 - part) * old[index]!), 0, 255)
      })
    }
    return own
  })
}

/**
 * Replaces a picture's background in place by one color. What is surely the person stays as it is, to the bit, and so does the
 * inner `face`; in edges and hair the old background is taken out of the mixed color and the new one put in. Throws ToolError
 * `faceNotFound` where the mask does not know the face for a person.
 */
export function evenBackdrop(
  picture: Pixels,
  { matte, color, face }: { readonly matte: Matte; readonly color: Rgb; readonly face?: Rectangle | undefined },
): void {
  const { width, height, data } = picture
  const size = sizeWithin(picture, MOST)
  const isReduced = size.width < width || size.height < height
  const masked = { width: matte.side, height: matte.side }
  const sure = matte.values.map((value) => clamp((value - DOUBTED) / (TRUSTED - DOUBTED), 0, 1))
  const rough = face ? personOf(sure, masked, { face, empty: 0 }) : sure
  if (rough.every((value) => value === 0)) throw new ToolError('faceNotFound')
  const edged = alphaOf(isReduced ? resampleRows(rowsOf(picture), size) : picture, enlarged(rough, masked, size))
  const small = face ? personOf(edged, size, { face, empty: EMPTY }) : edged
  const alpha = (isReduced ? enlarged(small, size, picture) : small).map((value, index) =>
    face && isFace(face, (index % width) / width, Math.floor(index / width) / height)
      ? 1
      : clamp((value - EMPTY) / (WHOLE - EMPTY), 0, 1),
  )
  const own = ownColors(picture, alpha)
  for (let index = 0; index < alpha.length; index++) {
    const part = alpha[index]!
    if (part === 1) continue
    for (let channel = 0; channel < 3; channel++) {
      data[index * 4 + channel] = Math.round(part * own[channel]![index]! + (1 - part) * color[channel]!)
    }
    data[index * 4 + 3] = 255
  }
}

/** In shares of the picture's longer side: how far hair reaches beyond a rough mask, and the squares in which colors are compared. */
const HAIR = 1 / 44
const SQUARE = 1 / 177
const EPSILON = 1e-4
/** How much the rough mask weighs against the picture, where it is sure of itself and near its edge. */
const SURE = 10
const NEAR = 0.1
/** More were not seen to change a portrait. */
const ROUNDS = 4

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let index = 0; index < one.length; index++) sum += one[index]! * other[index]!
  return sum
}

/**
 * How much of each pixel is the person's, about 0 to 1, by a rough mask in rows: closed-form matting (Levin et al. 2008) over large
 * squares (He et al. 2010), where a product with the matting Laplacian is what the guided filter changes; by conjugate gradients.
 */
export function alphaOf(picture: Pixels, rough: Float32Array): Float32Array<ArrayBuffer> {
  const longest = Math.max(picture.width, picture.height)
  const near = boxMeans(rough, picture, Math.max(2, Math.round(longest * HAIR)))
  const weights = near.map((mean) => (mean < 0.01 || mean > 0.99 ? SURE : NEAR))
  const smooth = guidedFilter(picture, { radius: Math.max(1, Math.round(longest * SQUARE)), epsilon: EPSILON })
  const applied = (values: Float32Array) =>
    smooth(values).map((value, index) => (1 + weights[index]!) * values[index]! - value)
  const alpha = new Float32Array(rough)
  const rest = applied(alpha).map((value, index) => weights[index]! * rough[index]! - value)
  const scaled = () => rest.map((value, index) => value / (1 + weights[index]!))
  let towards = scaled()
  let left = dot(rest, towards)
  for (let round = 0; round < ROUNDS && left > 0; round++) {
    const change = applied(towards)
    const step = left / dot(towards, change)
    for (let index = 0; index < alpha.length; index++) {
      alpha[index]! += step * towards[index]!
      rest[index]! -= step * change[index]!
    }
    const next = scaled()
    const before = left
    left = dot(rest, next)
    towards = next.map((value, index) => value + (left / before) * towards[index]!)
  }
  return alpha
}
