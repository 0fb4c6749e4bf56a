import { boundsOf } from './gray'
import { median } from './intervals'
import { heightOf, middleOf, type Piece } from './pieces'

// Lengths are in letter heights.
/** Maximum distance of level pieces. Pieces lower than `dash` are not compared. */
const LEVEL = { apart: 0.25, dash: 0.4 }
/** Maximum fraction of rows that overlap the next one. */
const TANGLED = 0.34
/** Rows this many times as far apart as they are high are no lines of prose. */
const SPREAD = 2.1
/** Maximum share by which the height of a row differs from the usual one. */
const USUAL = 0.5

/** True if most neighboring pieces of a row share a baseline or both edges, by the height of letters. A list beside a text shares neither. */
export function isLevel(row: readonly Piece[], letter: number): boolean {
  const pairs = row.slice(1).map((piece, index) => [piece, row[index]!] as const)
  const level = pairs.filter(([one, other]) => {
    const isDash = Math.min(heightOf(one), heightOf(other)) < LEVEL.dash * letter
    const onLine = Math.abs(median(one.feet) - median(other.feet))
    const apart = Math.max(Math.abs(one.y0 - other.y0), Math.abs(one.y1 - other.y1))
    return isDash || Math.min(onLine, apart) <= LEVEL.apart * letter
  })
  return level.length * 2 >= pairs.length
}

/** True if many rows overlap the next one, as specks of a photograph do. */
export function areTangled(rows: readonly (readonly Piece[])[], letter: number): boolean {
  const bounds = rows.map(boundsOf)
  const into = bounds.slice(1).filter(({ y0 }, index) => bounds[index]!.y1 - y0 > LEVEL.apart * letter)
  return into.length > TANGLED * (rows.length - 1)
}

/** The distances between the middles of rows. */
export function stepsOf(rows: readonly (readonly Piece[])[]): number[] {
  const middles = rows.map((row) => middleOf(boundsOf(row)))
  return middles.slice(1).map((middle, index) => middle - middles[index]!)
}

/** True for rows farther apart than the lines of prose are. */
export const areSpread = (rows: readonly (readonly Piece[])[]) =>
  median(stepsOf(rows)) >= SPREAD * median(rows.map((row) => heightOf(boundsOf(row))))

/** Rows about as high as most, without headlines and specks, which would widen a column. */
export function usualRows(rows: readonly (readonly Piece[])[]) {
  const heights = rows.map((row) => heightOf(boundsOf(row)))
  const usual = median(heights)
  return rows.filter((_, at) => Math.abs(heights[at]! - usual) <= USUAL * usual)
}
