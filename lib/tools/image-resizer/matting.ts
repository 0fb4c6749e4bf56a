import type { Pixels } from '@/lib/image/pixels/pixels'
import { boxMeans, guidedFilter } from './guided-filter'

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
