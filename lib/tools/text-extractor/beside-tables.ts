import { boundsOf, type Box } from './gray'
import { median } from './intervals'
import { middleOf, piecesOf, rowsOf, type Piece } from './pieces'
import { isProse } from './prose'
import { findTable } from './tables'

// Lengths are in letter heights.
/** Minimum width of the gap between a table and the text next to it. */
const GUTTER = 1.1
/** Pieces with the same left edge: their minimum number, and the maximum difference of their edges. */
const ALIGNED = { pieces: 4, apart: 0.3 }
/** Minimum number of lines of a text, and minimum fraction of evenly spaced ones, whose spacing differs by this ratio at most. */
const TEXT = { lines: 4, even: 0.9, ratio: 0.15 }
/** Maximum fraction of the table's rows with a text line at the same height, and the reverse; and how far the middles or the baselines of level lines differ. */
const LEVEL = { share: 0.6, middle: 0.25, baseline: 0.1 }
/** Maximum vertical gap between lines of one text. */
const LINE_GAP = 1.5

/** The parts of a page around a table, or around the gap next to one. */
export interface Parts {
  readonly above: readonly Box[]
  readonly left: readonly Box[]
  readonly right: readonly Box[]
  readonly below: readonly Box[]
}

const overlaps = ({ x0, x1 }: Box, from: number, to: number) => x0 < to && x1 > from

/** Pieces at one height. */
type Row = readonly Piece[]

/** The fraction of lines that have one of the others at the same height. `letter` is the height of letters. */
export function shareLevel(lines: readonly Row[], others: readonly Row[], letter: number): number {
  const heightsOf = (line: Row) => ({
    middle: middleOf(boundsOf(line)),
    baseline: median(line.flatMap(({ feet }) => feet)),
  })
  const places = others.map(heightsOf)
  const isLevel = (line: Row) => {
    const own = heightsOf(line)
    // The middle of words without tall letters is below that of numbers on the same baseline.
    return places.some(
      ({ middle, baseline }) =>
        Math.abs(middle - own.middle) <= LEVEL.middle * letter ||
        Math.abs(baseline - own.baseline) <= LEVEL.baseline * letter,
    )
  }
  return lines.filter(isLevel).length / lines.length
}

const alone = (piece: Piece): Row => [piece]

/** The fraction of lines at the median distance from the line above, within a tolerance. */
export function shareEven(lines: readonly Box[]): number {
  const steps = lines.slice(1).map((line, index) => middleOf(line) - middleOf(lines[index]!))
  const usual = median(steps)
  return steps.filter((step) => Math.abs(step - usual) <= TEXT.ratio * usual).length / steps.length
}

/** True for evenly spaced lines of a text. */
const isText = (lines: readonly Box[]) => lines.length >= TEXT.lines && isProse(lines) && shareEven(lines) >= TEXT.even

/** True for a text and, next to it, a table whose rows are not the lines of the text. */
function isTextNextTo(text: readonly Piece[], table: readonly Piece[], letter: number): boolean {
  const lines = rowsOf(text, letter)
  if (!isText(lines.map(boundsOf))) return false
  const shares = [
    shareLevel(rowsOf(table, letter), text.map(alone), letter),
    shareLevel(lines, table.map(alone), letter),
  ]
  if (Math.max(...shares) > LEVEL.share) return false
  return findTable(table, letter) !== null && findTable(text, letter) === null
}

/** The left edges that several pieces share. */
function beginnings(pieces: readonly Piece[], letter: number): number[] {
  const groups: number[][] = []
  for (const { x0 } of pieces.toSorted((a, b) => a.x0 - b.x0)) {
    const last = groups.at(-1)
    if (last && x0 - last[0]! <= ALIGNED.apart * letter) last.push(x0)
    else groups.push([x0])
  }
  return groups.filter((group) => group.length >= ALIGNED.pieces).map(([first]) => first!)
}

/** Splits a page at the gap between a table and the text next to it; null if there is none. `marks` are the boxes of letters or words. */
export function textBesideTable(marks: readonly Box[], letter: number): Parts | null {
  const pieces = piecesOf(marks, letter)
  for (const end of beginnings(pieces, letter)) {
    const start = end - GUTTER * letter
    const crossing = pieces.filter((piece) => overlaps(piece, start, end)).toSorted((a, b) => a.y0 - b.y0)
    const limits = [-Infinity, ...crossing.map(middleOf), Infinity]
    for (const [index, bottom] of limits.slice(1).entries()) {
      const top = limits[index]!
      // Too low for as many lines.
      if (bottom - top < ALIGNED.pieces * letter) continue
      const isWithin = (box: Box) => middleOf(box) > top && middleOf(box) < bottom
      const within = pieces.filter(isWithin)
      const isLeft = ({ x1 }: Box) => x1 <= start
      const [left, right] = [within.filter(isLeft), within.filter((piece) => !isLeft(piece))]
      if (left.length < ALIGNED.pieces || right.length < ALIGNED.pieces) continue
      if (!isTextNextTo(left, right, letter) && !isTextNextTo(right, left, letter)) continue
      const inZone = marks.filter(isWithin)
      return {
        above: marks.filter((mark) => middleOf(mark) <= top),
        left: inZone.filter(({ x0, x1 }) => x0 + x1 < start + end),
        right: inZone.filter(({ x0, x1 }) => x0 + x1 >= start + end),
        below: marks.filter((mark) => middleOf(mark) >= bottom),
      }
    }
  }
  return null
}

/**
 * Splits a page around a table. The parts to its left and right extend above and below the table up to the next line that overlaps it
 * horizontally.
 */
export function partsAround(table: Box, marks: readonly Box[], letter: number): Parts {
  const isLevel = (box: Box) => middleOf(box) >= table.y0 && middleOf(box) <= table.y1
  const isOver = (box: Box) => overlaps(box, table.x0, table.x1)
  const others = marks.filter((mark) => !isLevel(mark) || !isOver(mark))
  let { y0: top, y1: bottom } = table
  if (others.some(isLevel)) {
    const rows = rowsOf(piecesOf(others, letter), letter)
    const lines = rows.map((row) => ({ ...boundsOf(row), isOver: row.some(isOver) }))
    const level = boundsOf([table, ...lines.filter(isLevel)])
    top = level.y0
    bottom = level.y1
    for (const line of lines.toReversed().filter((each) => middleOf(each) < table.y0)) {
      if (line.isOver || top - line.y1 > LINE_GAP * letter) break
      top = Math.min(top, line.y0)
    }
    for (const line of lines.filter((each) => middleOf(each) > table.y1)) {
      if (line.isOver || line.y0 - bottom > LINE_GAP * letter) break
      bottom = Math.max(bottom, line.y1)
    }
  }
  const inZone = others.filter((mark) => middleOf(mark) >= top && middleOf(mark) <= bottom)
  return {
    above: others.filter((mark) => middleOf(mark) < top),
    left: inZone.filter(({ x0, x1 }) => x0 + x1 < table.x0 + table.x1),
    right: inZone.filter(({ x0, x1 }) => x0 + x1 >= table.x0 + table.x1),
    below: others.filter((mark) => middleOf(mark) > bottom),
  }
}
