import { boundsOf, type Box } from './gray'
import { mergeIntervals, type Interval } from './intervals'
import { middleOf, piecesOf } from './pieces'
import { freeOf, intersect, middleOfGap, type Table } from './tables'

/** Lengths are in letter heights. */
/** Least width of a gutter, and least distance of two rows. */
const GUTTER = 1.1
const ROW_GAP = 0.4
/** Least rows, and least share of them in which lines lie between those of another cell. */
const LEAST_ROWS = 3
const STAGGERED = 0.5
/** Lines whose middles are nearer to each other are at one height. */
const SAME_HEIGHT = 0.3

/** True where a line stands between two lines of another cell, at the height of neither. */
function isStaggered(row: readonly Box[], edges: readonly number[], letter: number): boolean {
  const columnOf = ({ x0 }: Box) => edges.filter((edge) => edge < x0).length
  const cells = [...edges.keys(), edges.length].map((column) => row.filter((piece) => columnOf(piece) === column))
  return row.some((piece) =>
    cells.some((cell) => {
      const below = cell.map((other) => middleOf(other) - middleOf(piece))
      const isApart = below.every((distance) => Math.abs(distance) >= SAME_HEIGHT * letter)
      return isApart && Math.min(...below) < 0 && Math.max(...below) > 0
    }),
  )
}

/**
 * The first table whose rows have an amount in the middle beside two lines, such as a list of payments; null without one. `marks` are
 * the boxes of letters or words, `letter` is their height. White across the page parts its rows, and white down its columns.
 */
export function findStaggered(marks: readonly Box[], letter: number): Table | null {
  const pieces = piecesOf(marks, letter)
  const bands = mergeIntervals(pieces.map(({ y0, y1 }) => ({ start: y0, end: y1 + ROW_GAP * letter })))
  const rows = bands.map(({ start, end }) => pieces.filter((piece) => piece.y0 >= start && piece.y1 <= end))
  const innerOf = (free: readonly Interval[]) => free.filter(({ start, end }) => Number.isFinite(end - start))
  for (let from = 0; from + LEAST_ROWS <= rows.length; from++) {
    let free = innerOf(freeOf(rows[from]!))
    let to = from + 1
    for (; to < rows.length; to++) {
      const shared = innerOf(intersect(free, freeOf(rows[to]!), GUTTER * letter))
      if (shared.length === 0) break
      free = shared
    }
    const run = rows.slice(from, to)
    const gutters = free.filter(({ start, end }) => end - start >= GUTTER * letter).map(middleOfGap)
    const staggered = run.filter((row) => isStaggered(row, gutters, letter))
    if (gutters.length === 0 || run.length < LEAST_ROWS || staggered.length < STAGGERED * run.length) continue
    const bounds = run.map(boundsOf)
    return {
      letter,
      box: boundsOf(bounds),
      gutters,
      rows: bounds.map(({ y0, y1 }) => ({ start: y0, end: y1 })),
      isStaggered: true,
    }
  }
  return null
}

/** The areas that are read each by itself: the columns of a table whose lines are staggered, all of another. */
export function columnsToRead(area: Box, { gutters, isStaggered: isApart = false }: Table): Box[] {
  const edges = [area.x0, ...(isApart ? gutters.map(Math.round) : []), area.x1]
  return edges.slice(1).map((x1, index) => ({ ...area, x0: edges[index]!, x1 }))
}
