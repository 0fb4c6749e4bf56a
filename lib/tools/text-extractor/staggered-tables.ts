import { boundsOf, type Box } from './gray'
import { middleOfGap } from './gutters'
import { gapsBetween, intersect, mergeIntervals, type Interval } from './intervals'
import { freeOf, heightOf, middleOf, piecesOf, rowsOf } from './pieces'
import { isProse } from './prose'
import type { Table } from './tables'

// Lengths are in letter heights.
/** Least width of a gutter. */
const GUTTER = 1.1
/** Minimum gap between rows, maximum gap between lines of a cell, and the step between the gaps that are tried. */
const ROW_GAP = { least: 0.4, most: 1.2, step: 0.1 }
const LEAST_ROWS = 3
/** Lines whose middles are nearer to each other are at one height. */
const SAME_HEIGHT = 0.3

/** The lines of a row in each of its cells. */
function cellsOf(row: readonly Box[], edges: readonly number[], letter: number): Box[][] {
  const columnOf = ({ x0 }: Box) => edges.filter((edge) => edge < x0).length
  return [...edges.keys(), edges.length].map((column) => {
    const pieces = row.filter((piece) => columnOf(piece) === column)
    return rowsOf(pieces, letter).map(boundsOf)
  })
}

/** True if a line of one cell lies between two lines of a cell with more lines, level with neither. `cells` are lists of lines. */
export function isStaggered(cells: readonly (readonly Box[])[], letter: number): boolean {
  return cells.some((own) =>
    cells.some((cell) =>
      own.some((piece) => {
        const below = cell.map((other) => middleOf(other) - middleOf(piece))
        const isApart = below.every((distance) => Math.abs(distance) >= SAME_HEIGHT * letter)
        return cell.length > own.length && isApart && Math.min(...below) < 0 && Math.max(...below) > 0
      }),
    ),
  )
}

/**
 * True if one of the rows after the first, which may be a heading, is staggered, and some column has exactly one line in each row, such as
 * a name or an amount. Columns of text have no such column.
 */
function areStaggered(rows: readonly (readonly (readonly Box[])[])[], letter: number): boolean {
  const isName = (column: number) => {
    const lines = rows.map((cells) => cells[column]!)
    return lines.every(({ length }) => length === 1) && !isProse(lines.flat())
  }
  if (!rows[0]!.some((_, column) => isName(column))) return false
  return rows.slice(1).some((cells) => isStaggered(cells, letter))
}

const innerOf = (free: readonly Interval[]) => free.filter(({ start, end }) => Number.isFinite(end - start))

/** The first table among rows separated by white space; null without one. */
function tableOf(rows: readonly (readonly Box[])[], letter: number): Table | null {
  for (let from = 0; from + LEAST_ROWS <= rows.length; from++) {
    let free = innerOf(freeOf(rows[from]!))
    let to = from + 1
    for (; to < rows.length; to++) {
      const own = freeOf(rows[to]!)
      const shared = innerOf(intersect(free, own, GUTTER * letter))
      // A single line above or below the table may leave some of the gutters free.
      const isLine = innerOf(own).length === 0 && shared.length < free.length
      if (shared.length === 0 || isLine) break
      free = shared
    }
    const run = rows.slice(from, to)
    const gutters = free.filter(({ start, end }) => end - start >= GUTTER * letter).map(middleOfGap)
    if (gutters.length === 0 || run.length < LEAST_ROWS) continue
    const cells = run.map((row) => cellsOf(row, gutters, letter))
    if (!areStaggered(cells, letter)) continue
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

/**
 * The first table with cells of several lines beside vertically centered cells, such as a list of payments; null without one. `marks` are
 * the boxes of letters or words, `letter` is their height. Rows are separated by wider white space than the lines of a cell.
 */
export function findStaggered(marks: readonly Box[], letter: number): Table | null {
  const pieces = piecesOf(marks, letter)
  const lines = mergeIntervals(pieces.map(({ y0, y1 }) => ({ start: y0, end: y1 })))
  const heights = gapsBetween(lines).map(({ start, end }) => Math.ceil((end - start) / (ROW_GAP.step * letter)))
  const between = new Set(heights.map((height) => height * ROW_GAP.step * letter))
  const gaps = [...between].filter((gap) => gap > ROW_GAP.least * letter && gap < ROW_GAP.most * letter)
  const tables = [ROW_GAP.least * letter, ...gaps.sort((one, other) => one - other)].flatMap((gap) => {
    const bands = mergeIntervals(pieces.map(({ y0, y1 }) => ({ start: y0, end: y1 + gap })))
    const rows = bands.map(({ start, end }) => pieces.filter((piece) => piece.y0 >= start && piece.y1 <= end))
    return tableOf(rows, letter) ?? []
  })
  // A gap that also separates the lines of a cell loses some of them.
  return tables.toSorted((one, other) => heightOf(other.box) - heightOf(one.box))[0] ?? null
}

/** The areas that are read each by itself: the columns of a table whose lines are staggered, all of another. */
export function columnsToRead(area: Box, { gutters, isStaggered: isApart = false }: Table): Box[] {
  const edges = [area.x0, ...(isApart ? gutters.map(Math.round) : []), area.x1]
  return edges.slice(1).map((x1, index) => ({ ...area, x0: edges[index]!, x1 }))
}
