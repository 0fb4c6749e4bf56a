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

function boundsOf(marks: readonly Rectangle[]): Rectangle {
  return {
    x0: marks.reduce((least, { x0 }) => Math.min(least, x0), Infinity),
    y0: marks.reduce((least, { y0 }) => Math.min(least, y0), Infinity),
    x1: marks.reduce((most, { x1 }) => Math.max(most, x1), 0),
    y1: marks.reduce((most, { y1 }) => Math.max(most, y1), 0),
  }
}

/** Marks from the top in groups, a new one where a mark begins apart from the end of what came before. */
function groupsDown(marks: readonly Rectangle[], isApart: (y0: number, end: number) => boolean): Rectangle[][] {
  const groups: Rectangle[][] = []
  let end = -Infinity
  for (const mark of [...marks].sort((a, b) => a.y0 - b.y0)) {
    if (isApart(mark.y0, end)) groups.push([])
    groups.at(-1)?.push(mark)
    end = Math.max(end, mark.y1)
  }
  return groups
}

/** What tells whether marks are a column of text. */
interface Column {
  readonly x0: number
  readonly x1: number
  readonly lines: number
  /** The widths of its lines together. */
  readonly filled: number
}

const NO_COLUMN: Column = { x0: Infinity, x1: 0, lines: 0, filled: 0 }

function columnOf(marks: readonly Rectangle[]): Column {
  const lines = groupsDown(marks, (y0, end) => y0 > end).map(boundsOf)
  const { x0, x1 } = boundsOf(lines)
  return { x0, x1, lines: lines.length, filled: lines.reduce((sum, line) => sum + (line.x1 - line.x0), 0) }
}

/** Two pieces of a column, one below the other. */
function joined(above: Column, below: Column): Column {
  return {
    x0: Math.min(above.x0, below.x0),
    x1: Math.max(above.x1, below.x1),
    lines: above.lines + below.lines,
    filled: above.filled + below.filled,
  }
}

function isText({ x0, x1, lines, filled }: Column, letter: number): boolean {
  if (x1 - x0 < NARROWEST_COLUMN * letter || lines < FEWEST_LINES) return false
  return filled / lines / (x1 - x0) >= LEAST_FILL
}

function isGutter({ start, end }: Interval, letter: number): boolean {
  return end - start >= NARROWEST_GUTTER * letter
}

/** The marks left and right of the widest gutter that parts two columns of text; null when there is none. */
function splitAtGutter(marks: readonly Rectangle[], letter: number): [Rectangle[], Rectangle[]] | null {
  const gutters = gapsBetween(mergeIntervals(marks.map(acrossOf)))
    .filter((gap) => isGutter(gap, letter))
    .sort((a, b) => b.end - b.start - (a.end - a.start))
  for (const { start } of gutters) {
    const left = marks.filter(({ x1 }) => x1 <= start)
    const right = marks.filter(({ x1 }) => x1 > start)
    if (isText(columnOf(left), letter) && isText(columnOf(right), letter)) return [left, right]
  }
  return null
}

/** Parts of a page from the top, with space between them. */
function partsOf(marks: readonly Rectangle[], letter: number): Rectangle[][] {
  return groupsDown(marks, (y0, end) => y0 - end >= PART_GAP * letter)
}

/** White from the top to the bottom of some parts of a page, and what stands on either side of it. */
interface Gutter extends Interval {
  readonly left: Column
  readonly right: Column
}

const EVERYWHERE: Gutter = { start: -Infinity, end: Infinity, left: NO_COLUMN, right: NO_COLUMN }

/** The gutters of one part, what lies beside all its marks included: under it there may be a column. */
function guttersOf(marks: readonly Rectangle[], letter: number): Gutter[] {
  const across = mergeIntervals(marks.map(acrossOf))
  const sides = [{ start: -Infinity, end: -Infinity }, ...across, { start: Infinity, end: Infinity }]
  return gapsBetween(sides)
    .filter((gap) => isGutter(gap, letter))
    .map(({ start, end }) => ({
      start,
      end,
      left: columnOf(marks.filter(({ x1 }) => x1 <= start)),
      right: columnOf(marks.filter(({ x1 }) => x1 > start)),
    }))
}

/** What gutters of the parts so far and those of the next part have in common. */
function continued(above: readonly Gutter[], below: readonly Gutter[], letter: number): Gutter[] {
  const narrowest = NARROWEST_GUTTER * letter
  const common: Gutter[] = []
  // Done for every run of parts, so nothing is made that is not kept.
  for (const upper of above) {
    for (const lower of below) {
      const start = Math.max(upper.start, lower.start)
      const end = Math.min(upper.end, lower.end)
      if (end - start < narrowest) continue
      common.push({ start, end, left: joined(upper.left, lower.left), right: joined(upper.right, lower.right) })
    }
  }
  return common
}

/**
 * The first run of parts that has columns, as [from, to); the longest from there. Null when there is none. Each part is
 * looked at once; runs are told by following the gutters from part to part.
 */
function columnedParts(parts: readonly Rectangle[][], letter: number): [number, number] | null {
  const gutters = parts.map((part) => guttersOf(part, letter))
  for (let from = 0; from < parts.length; from++) {
    let open: readonly Gutter[] = [EVERYWHERE]
    let last = 0
    for (let to = from + 1; to <= parts.length; to++) {
      open = continued(open, gutters[to - 1] ?? [], letter)
      const whole = from === 0 && to === parts.length
      if (!whole && open.some(({ left, right }) => isText(left, letter) && isText(right, letter))) last = to
    }
    if (last > 0) return [from, last]
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
