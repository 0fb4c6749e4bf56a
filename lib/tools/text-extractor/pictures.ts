import type { Point } from '@/lib/image/pixels/geometry'
import type { Box, Gray } from './gray'
import { lineMarks } from './marks'
import { piecesOf } from './pieces'

/** Marks lower and narrower than this, in letters, are the dots of a halftone, if there are many. */
const DOT = 0.4
/** Marks higher than this many letters are not letters. */
const LETTERS = 4
/** Dots in a square of a letter's height, of which print has one or two: dust, accents, the dots of an i. */
const MIN_DOTS = 5
/** How far apart they are at least across and down, in letters: nearer ones are a dotted rule. */
const APART = 0.25
/** Ink in such a square, of which letters have less. */
const MIN_INK = 0.62
/** Least sides of a picture in letters. */
const MIN_SIDE = 5
/** Squares between parts of one picture. */
const REACH = 3
/** Less of a line of text is like a picture: the boldest letters of a title that is between parts of one. */
const MOST_FOUND = 0.3

type PlaceTest = (x: number, y: number) => boolean

/** Grows (or, with `to` 0, shrinks) the set cells of a grid by some cells in all directions. */
function spread(cells: Uint8Array, columns: number, by: number, to: 0 | 1): Uint8Array {
  const pass = (from: Uint8Array, step: number, isEdge: (at: number, move: number) => boolean) =>
    from.map((value, at) => {
      for (let move = -by; move <= by; move++) if (!isEdge(at, move) && from[at + move * step] === to) return to
      return value
    })
  const across = pass(cells, 1, (at, move) => (at % columns) + move < 0 || (at % columns) + move >= columns)
  // Beyond the first and the last row there is nothing at all.
  return pass(across, columns, () => false)
}

function areHalftone(dots: readonly Point[], letter: number): boolean {
  if (dots.length < MIN_DOTS) return false
  const reach = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  return [dots.map(({ x }) => x), dots.map(({ y }) => y)].every((values) => reach(values) >= APART * letter)
}

/** Tells the places of a page that belong to a photograph: solid ink or many dots, over a large area. Null without one. */
export function pictureTest(ink: Gray, marks: readonly Box[], letter: number): PlaceTest | null {
  const size = Math.max(4, Math.round(letter))
  const columns = Math.ceil(ink.width / size)
  const rows = Math.ceil(ink.height / size)
  const dots = new Map<number, Point[]>()
  for (const { x0, y0, x1, y1 } of marks) {
    if (x1 - x0 > DOT * letter || y1 - y0 > DOT * letter) continue
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
    const at = Math.floor(y / size) * columns + Math.floor(x / size)
    const others = dots.get(at)
    if (others) others.push({ x, y })
    else dots.set(at, [{ x, y }])
  }
  const solid = new Float64Array(columns * rows)
  const { width, height, data } = ink
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / size) * columns
    for (let column = 0, x = 0; column < columns; column++) {
      const end = Math.min(width, x + size)
      let sum = 0
      for (; x < end; x++) sum += data[y * width + x]!
      solid[row + column]! += sum
    }
  }
  const dotted = new Set([...dots].flatMap(([at, points]) => (areHalftone(points, letter) ? at : [])))
  const found = Uint8Array.from(solid, (sum, at) => (sum >= MIN_INK * size * size || dotted.has(at) ? 1 : 0))
  const closed = spread(spread(found, columns, REACH, 1), columns, REACH, 0)
  // What is left after taking away a rim is wide and high enough; grown again, it is the picture without its ragged edge.
  const inner = spread(closed, columns, Math.floor(MIN_SIDE / 2), 0)
  const cells = spread(inner, columns, Math.floor(MIN_SIDE / 2) + 1, 1)
  if (!cells.includes(1)) return null
  const squaresOf = ({ x0, y0, x1, y1 }: Box) => {
    const squares: number[] = []
    for (let row = Math.floor(y0 / size); row * size < y1; row++)
      for (let column = Math.floor(x0 / size); column * size < x1; column++) squares.push(row * columns + column)
    return squares
  }
  // A line of text may be as close to the picture as its ragged edge.
  const letters = marks.filter(({ y0, y1 }) => y1 - y0 > DOT * letter && y1 - y0 < LETTERS * letter)
  for (const line of piecesOf(lineMarks(letters, letter), letter)) {
    const squares = squaresOf(line)
    const isText = squares.filter((at) => found[at]).length < MOST_FOUND * squares.length
    for (const at of squares) if (!closed[at] || (isText && !dotted.has(at))) cells[at] = 0
  }
  return (x, y) => cells[Math.floor(y / size) * columns + Math.floor(x / size)] === 1
}

/** A picture that is white where `isWhite`. */
export function whiten(gray: Gray, isWhite: PlaceTest): Gray {
  const data = gray.data.map((shade, at) => (isWhite(at % gray.width, Math.floor(at / gray.width)) ? 255 : shade))
  return { ...gray, data }
}
