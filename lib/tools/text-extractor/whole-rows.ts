import { boundsOf, type Box } from './gray'
import type { Interval } from './intervals'
import { cellsOf } from './pieces'

/** Maximum number of heading rows. */
export const HEADINGS = 2
/**
 * `line` is the most distance between two lines of one cell, in letter heights. Rows are `ratio` times as far apart at least; from
 * `clear` on, that alone decides.
 */
const WRAPPED = { line: 2.7, ratio: 1.08, clear: 1.15 }

/** Lines of the only row below a heading, at most. */
const MOST_WRAPPED = 3

interface TableLine extends Interval {
  /** Whether the line has text in each column. */
  readonly filled: readonly boolean[]
}

/** True if the lines of a column follow each other, as those of a wrapped cell do. */
const isUnbroken = (lines: readonly boolean[]) =>
  lines.lastIndexOf(true) - lines.indexOf(true) < lines.filter(Boolean).length

/** True if lines may be one row with wrapped cells: a single line has the most cells, and at least one cell has only one line. */
function areOneRow(lines: readonly TableLine[]): boolean {
  const cells = lines.map(({ filled }) => filled.filter(Boolean).length)
  const isFullest = cells.filter((count) => count === Math.max(...cells)).length === 1
  const columns = lines[0]!.filled.map((_, column) => lines.map(({ filled }) => filled[column]!))
  const hasSingle = columns.some((column) => column.filter(Boolean).length === 1)
  return isFullest && hasSingle && columns.every(isUnbroken)
}

/** The vertical extents of rows. Lines of wrapped cells, which are closer together than rows, are merged. */
export function wholeRows(rows: readonly (readonly Box[])[], edges: readonly number[], letter: number): Interval[] {
  const lines = rows.map((row): TableLine => {
    const { y0, y1 } = boundsOf(row)
    return { start: y0, end: y1, filled: cellsOf(row, edges).map((cell) => cell.length > 0) }
  })
  const steps = lines
    .slice(1)
    .map(({ start, end }, index) => (start + end - lines[index]!.start - lines[index]!.end) / 2)
  const sorted = steps.toSorted((a, b) => a - b)
  const farther = sorted.filter((step, index) => {
    const before = sorted[index - 1] ?? Infinity
    return step >= WRAPPED.ratio * before && before <= WRAPPED.line * letter
  })
  for (const least of farther.toReversed()) {
    const groups: TableLine[][] = []
    for (const [index, line] of lines.entries()) {
      if (index > 0 && steps[index - 1]! < least) groups.at(-1)!.push(line)
      else groups.push([line])
    }
    // All headings may wrap. If no other row does, their lines must be clearly closer together than rows.
    const isHead = groups.length > HEADINGS && groups[0]!.length <= HEADINGS
    const isClear = groups.slice(1).some(({ length }) => length > 1) || steps[0]! * WRAPPED.clear <= least
    const body = isHead && isClear ? groups.slice(1) : groups
    // What is farther from a heading than from each other is all rows below it.
    if (groups.length === 2 && groups[0]!.length === 1 && groups[1]!.length > MOST_WRAPPED) continue
    if (body.every(areOneRow)) return groups.map((group) => ({ start: group[0]!.start, end: group.at(-1)!.end }))
  }
  return lines.map(({ start, end }) => ({ start, end }))
}
