import type { Rectangle } from './gray'
import { gapsBetween, mergeIntervals, type Interval } from './intervals'

/** All lengths in letter heights. */
const NARROWEST_GUTTER = 1.1
const NARROWEST_COLUMN = 8
/** Space above which two lines may belong to different parts of a page. */
const PART_GAP = 0.6
/** Columns of text, unlike columns of a table, fill this share of their width on average … */
const LEAST_FILL = 0.55
/** … and have at least this many lines. */
const FEWEST_LINES = 4

const acrossOf = ({ x0, x1 }: Rectangle): Interval => ({ start: x0, end: x1 })
const downOf = ({ y0, y1 }: Rectangle): Interval => ({ start: y0, end: y1 })

function boundsOf(marks: readonly Rectangle[]): Rectangle {
  return {
    x0: marks.reduce((least, { x0 }) => Math.min(least, x0), Infinity),
    y0: marks.reduce((least, { y0 }) => Math.min(least, y0), Infinity),
    x1: marks.reduce((most, { x1 }) => Math.max(most, x1), 0),
    y1: marks.reduce((most, { y1 }) => Math.max(most, y1), 0),
  }
}

/** Marks by the lines they stand in, for marks of one column. */
function linesOf(marks: readonly Rectangle[]): Rectangle[] {
  const bands = mergeIntervals(marks.map(downOf))
  return bands.map(({ start, end }) => boundsOf(marks.filter(({ y0 }) => y0 >= start && y0 < end)))
}

function isTextColumn(marks: readonly Rectangle[], letter: number): boolean {
  const { x0, x1 } = boundsOf(marks)
  if (x1 - x0 < NARROWEST_COLUMN * letter) return false
  const lines = linesOf(marks)
  if (lines.length < FEWEST_LINES) return false
  const filled = lines.reduce((sum, line) => sum + (line.x1 - line.x0), 0) / lines.length
  return filled / (x1 - x0) >= LEAST_FILL
}

/** The marks left and right of the widest gutter that parts two columns of text; null when there is none. */
function splitAtGutter(marks: readonly Rectangle[], letter: number): [Rectangle[], Rectangle[]] | null {
  const gutters = gapsBetween(mergeIntervals(marks.map(acrossOf)))
    .filter(({ start, end }) => end - start >= NARROWEST_GUTTER * letter)
    .sort((a, b) => b.end - b.start - (a.end - a.start))
  for (const { start } of gutters) {
    const left = marks.filter(({ x1 }) => x1 <= start)
    const right = marks.filter(({ x1 }) => x1 > start)
    if (isTextColumn(left, letter) && isTextColumn(right, letter)) return [left, right]
  }
  return null
}

/** Parts of a page from the top, with space between them. */
function partsOf(marks: readonly Rectangle[], letter: number): Rectangle[][] {
  const parts: Rectangle[][] = []
  let end = -Infinity
  for (const mark of [...marks].sort((a, b) => a.y0 - b.y0)) {
    if (mark.y0 - end >= PART_GAP * letter) parts.push([])
    parts.at(-1)?.push(mark)
    end = Math.max(end, mark.y1)
  }
  return parts
}

/** The first run of parts that has columns, as [from, to); the longest from there. Null when there is none. */
function columnedParts(parts: readonly Rectangle[][], letter: number): [number, number] | null {
  const across = parts.map((part) => mergeIntervals(part.map(acrossOf)))
  const mayHaveGutter = (from: number, to: number) => {
    const gaps = gapsBetween(mergeIntervals(across.slice(from, to).flat()))
    return gaps.some(({ start, end }) => end - start >= NARROWEST_GUTTER * letter)
  }
  for (let from = 0; from < parts.length; from++) {
    for (let to = parts.length; to > from; to--) {
      const whole = from === 0 && to === parts.length
      if (whole || !mayHaveGutter(from, to)) continue
      if (splitAtGutter(parts.slice(from, to).flat(), letter)) return [from, to]
    }
  }
  return null
}

function split(marks: readonly Rectangle[], letter: number, rightToLeft: boolean): Rectangle[] {
  const columns = splitAtGutter(marks, letter)
  if (columns) {
    const ordered = rightToLeft ? columns.toReversed() : columns
    return ordered.flatMap((column) => split(column, letter, rightToLeft))
  }
  const parts = partsOf(marks, letter)
  const run = columnedParts(parts, letter)
  if (!run) return [boundsOf(marks)]
  const [from, to] = run
  const pieces = [parts.slice(0, from), parts.slice(from, to), parts.slice(to)]
  return pieces.filter((piece) => piece.length > 0).flatMap((piece) => split(piece.flat(), letter, rightToLeft))
}

/**
 * The blocks of a page in reading order: columns are parted at their gutter, a headline across them is a block of its own,
 * and a table or receipt, whose columns hold no running text, stays whole. Marks are those of letters, `letter` their
 * height. [] without marks.
 */
export function findColumns(
  marks: readonly Rectangle[],
  letter: number,
  { rightToLeft = false }: { rightToLeft?: boolean } = {},
): Rectangle[] {
  return marks.length === 0 ? [] : split(marks, letter, rightToLeft)
}
