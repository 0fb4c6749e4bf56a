import { partsAround, shareEven, shareLevel, textBesideTable, type Parts } from './beside-tables'
import { boundsOf, hasMiddle, union, type Box } from './gray'
import { gapsBetween, intersect, mergeIntervals, type Interval } from './intervals'
import { across, freeOf, middleOf, piecesOf, rowsOf, type Piece } from './pieces'
import { findStaggered } from './staggered-tables'
import { areProse, isWrapped } from './prose'
import { BULLET, findTable, type Table } from './tables'

// Lengths are in letter heights.
const MIN_GUTTER = 1.1
const MIN_COLUMN = 8
/** Vertical gap from which two lines may belong to different parts of a page. */
const PART_GAP = 0.6
/** Vertical gap between the lines of a paragraph at most. */
const LINE_GAP = 1.5
/** Minimum mean fill of the lines of a text column, which table columns do not reach … */
const MIN_FILL = 0.55
/**
 * … and its minimum number of lines, of the longer one of two columns, also beside other columns, of the shorter one, and of each of two
 * columns of prose without white between their lines.
 */
const MIN_LINES = { longer: 4, among: 3, shorter: 2, prose: 8 }
/** Maximum fraction of a column's lines that are level with a line of the other column, if the two share no rows. */
const MOST_LEVEL = 0.4
/** Minimum fraction of a column's lines at the usual distance from the line above. */
const LEAST_EVEN = 0.5
/** Minimum gap between a text and the remains of a photograph next to it. */
const PICTURE_GUTTER = 3
/** Least share of a column's lines with a line of the other column at the same height; blocks that alternate are a conversation. */
const MIN_BESIDE = 0.25

/**
 * Groups marks from the top; a new group starts where `isApart` is true for the top of a mark and the bottom of the
 * group.
 */
function groupFromTop(marks: readonly Box[], isApart: (y0: number, end: number) => boolean): Box[][] {
  const groups: Box[][] = []
  let end = -Infinity
  for (const mark of [...marks].sort((a, b) => a.y0 - b.y0)) {
    if (isApart(mark.y0, end)) groups.push([])
    groups.at(-1)?.push(mark)
    end = Math.max(end, mark.y1)
  }
  return groups
}

/** Measurements that decide whether marks are a column of text. */
interface Column {
  readonly x0: number
  readonly x1: number
  readonly lines: number
  /** Sum of the widths of its lines. */
  readonly filled: number
}

function columnOf(marks: readonly Box[]): Column {
  const lines = groupFromTop(marks, (y0, end) => y0 > end).map(boundsOf)
  const { x0, x1 } = boundsOf(lines)
  return { x0, x1, lines: lines.length, filled: lines.reduce((sum, line) => sum + (line.x1 - line.x0), 0) }
}

const widthOf = ({ x0, x1 }: Column) => x1 - x0
const fillOf = (column: Column) => column.filled / column.lines / widthOf(column)

function isText(column: Column, letter: number): boolean {
  if (widthOf(column) < MIN_COLUMN * letter || column.lines < MIN_LINES.shorter) return false
  return fillOf(column) >= MIN_FILL
}

function areText(left: Column, right: Column, letter: number, least = MIN_LINES.longer): boolean {
  return isText(left, letter) && isText(right, letter) && Math.max(left.lines, right.lines) >= least
}

function isGutter({ start, end }: Interval, letter: number): boolean {
  return end - start >= MIN_GUTTER * letter
}

/** True if the lines of two columns are not level, so that the columns share no rows: a text and a list of dates, or two price lists. */
function areApart(left: readonly Piece[], right: readonly Piece[], letter: number): boolean {
  const [own, other] = [rowsOf(left, letter), rowsOf(right, letter)]
  if (Math.min(own.length, other.length) < MIN_LINES.longer) return false
  const [first, second] = [boundsOf(left), boundsOf(right)]
  // Bullets or numbers of a list are not a column.
  if (Math.min(first.x1 - first.x0, second.x1 - second.x0) <= BULLET * letter) return false
  const [less, more] = [own, other].map((rows) => shareEven(rows.map(boundsOf))).toSorted((a, b) => a - b)
  // Specks of a photograph are not level either, but unevenly spaced; text beside one is farther away than lines on their side are.
  const isFar = second.x0 - first.x1 >= PICTURE_GUTTER * letter
  if ((isFar ? more! : less!) < LEAST_EVEN) return false
  return Math.max(shareLevel(own, other, letter), shareLevel(other, own, letter)) <= MOST_LEVEL
}

/** The share of marks that lie at the height of lines of others, or between two of them. */
function shareBeside(marks: readonly Box[], others: readonly Box[], letter: number): number {
  const gap = (LINE_GAP * letter) / 2
  const lines = mergeIntervals(others.map(({ y0, y1 }) => ({ start: y0 - gap, end: y1 + gap })))
  const isBeside = ({ y0, y1 }: Box) =>
    lines.some(({ start, end }) => start + gap < (y0 + y1) / 2 && (y0 + y1) / 2 < end - gap)
  return marks.filter(isBeside).length / marks.length
}

type Sides<Mark = Box> = readonly [readonly Mark[], readonly Mark[]]

const sidesOf = <Mark extends Box>(marks: readonly Mark[], start: number): Sides<Mark> => [
  marks.filter(({ x1 }) => x1 <= start),
  marks.filter(({ x1 }) => x1 > start),
]

const areBeside = (left: readonly Box[], right: readonly Box[], letter: number) =>
  Math.max(shareBeside(left, right, letter), shareBeside(right, left, letter)) >= MIN_BESIDE

/** Splits marks at the widest gutter whose sides satisfy `asked`, which receives their pieces; null without such a gutter. */
function splitAtGutter(
  marks: readonly Box[],
  letter: number,
  asked: (left: readonly Piece[], right: readonly Piece[], letter: number) => boolean,
): Sides | null {
  const pieces = piecesOf(marks, letter)
  const gutters = gapsBetween(mergeIntervals(marks.map(across)))
    .filter((gap) => isGutter(gap, letter))
    .sort((a, b) => b.end - b.start - (a.end - a.start))
  for (const { start } of gutters) {
    const [left, right] = sidesOf(marks, start)
    if (!areBeside(left, right, letter)) continue
    const sides = [pieces.filter(({ x1 }) => x1 <= start), pieces.filter(({ x1 }) => x1 > start)] as const
    if (asked(...sides, letter)) return [left, right]
  }
  return null
}

function areTexts(left: readonly Piece[], right: readonly Piece[], letter: number, least?: number): boolean {
  if (areText(columnOf(left), columnOf(right), letter, least)) return true
  return [left, right].every((pieces) => isWrapped(rowsOf(pieces, letter).map(boundsOf), letter))
}

/** The columns in reading order. Parts of the second column above the top of the first, such as a title, come first. */
function inOrder([left, right]: Sides, letter: number, rightToLeft: boolean): (readonly Box[])[] {
  const [first, second] = rightToLeft ? [right, left] : [left, right]
  const top = Math.min(...first.map(({ y0 }) => y0)) - PART_GAP * letter
  const isAbove = ({ y1 }: Box) => y1 < top
  return [second.filter(isAbove), first, second.filter((mark) => !isAbove(mark))]
}

const EVERYWHERE: Interval = { start: -Infinity, end: Infinity }

/** True for two columns of text with enough lines beside each other. */
function areColumns(left: readonly Box[], right: readonly Box[], letter: number): boolean {
  if (left.length === 0 || right.length === 0 || !areText(columnOf(left), columnOf(right), letter)) return false
  return areBeside(left, right, letter)
}

/** A sequence of parts with columns, [from, to), and the left edge of their gutter. */
interface Run {
  readonly from: number
  readonly to: number
  readonly start: number
}

/**
 * The longest sequence from the first part with columns on, of `least` parts or more, with a gutter inside one of `within` whose sides
 * are columns as `asked` says; null without columns. Sequences are found by following gutters from part to part.
 */
function columnedParts<Part extends Box>(
  parts: readonly (readonly Part[])[],
  letter: number,
  {
    within = [EVERYWHERE],
    isWholeTried = false,
    least = 1,
    asked,
  }: {
    within?: readonly Interval[]
    isWholeTried?: boolean
    least?: number
    asked: (left: readonly Part[], right: readonly Part[], letter: number) => boolean
  },
): Run | null {
  const free = parts.map(freeOf)
  for (let from = 0; from < parts.length; from++) {
    const gutters: Interval[][] = []
    for (let [to, open] = [from, within]; to < parts.length; to++) {
      open = intersect(open, free[to]!, MIN_GUTTER * letter)
      const inner = open.filter(({ start, end }) => Number.isFinite(end - start))
      if (inner.length === 0) break
      gutters.push(inner)
    }
    for (let to = from + gutters.length; to >= from + least; to--) {
      if (isWholeTried && from === 0 && to === parts.length) continue
      const marks = parts.slice(from, to).flat()
      const found = gutters[to - from - 1]!.find(({ start }) => asked(...sidesOf(marks, start), letter))
      if (found) return { from, to, start: found.start }
    }
  }
  return null
}

const partsOf = (marks: readonly Box[], letter: number) =>
  groupFromTop(marks, (y0, end) => y0 - end >= PART_GAP * letter)

/** True for two columns of many full lines. */
function areLongProse(left: readonly Piece[], right: readonly Piece[], letter: number): boolean {
  const lines = [left, right].map((side) => rowsOf(side, letter).map(boundsOf))
  return lines.every(({ length }) => length >= MIN_LINES.prose) && areProse(lines)
}

/** Splits a page into two columns if one of them contains a table at this height, with or without text next to it; otherwise null. */
function columnsAround(
  marks: readonly Box[],
  letter: number,
  { y0, y1 }: Box,
  sides: readonly Interval[],
): Parts | null {
  const parts = partsOf(marks, letter)
  const run = columnedParts(parts, letter, { within: sides, asked: areColumns })
  const columns = parts.slice(run?.from, run?.to).flat()
  const bounds = boundsOf(columns)
  if (!run || bounds.y0 > y0 || bounds.y1 < y1) return null
  const [left, right] = sidesOf(columns, run.start)
  // A date to the right above a table is not a column.
  const areLevel = [left, right].every((side) => side.some((mark) => middleOf(mark) > y0 && middleOf(mark) < y1))
  return areLevel ? { above: parts.slice(0, run.from).flat(), left, right, below: parts.slice(run.to).flat() } : null
}

/** A part of a page that is read by itself. */
export interface Block extends Box {
  readonly table?: Table | undefined
  /** The time after a message, in smaller letters, which is read separately. */
  readonly time?: Box | undefined
}

/**
 * Finds the blocks of a page in reading order (page segmentation): columns are split at their gutter, a headline across
 * them is a separate block, and so is a table, which is not split. `marks` are the boxes of letters, `letter` is their
 * height, `ruled` the tables that rules show, and `isColumn` says that the marks are one of several columns.
 */
export function findColumns(
  marks: readonly Box[],
  letter: number,
  options: { readonly rightToLeft?: boolean; readonly ruled?: readonly Table[]; readonly isColumn?: boolean } = {},
): Block[] {
  if (marks.length === 0) return []
  const bounds = boundsOf(marks)
  const ruled = options.ruled?.find(({ box }) => hasMiddle(bounds, box))
  const others = options.ruled?.filter((table) => table !== ruled) ?? []
  const blocksOf = (part: readonly Box[]) => findColumns(part, letter, { ...options, ruled: others })
  const columnBlocks = (part: readonly Box[]) =>
    findColumns(part, letter, { ...options, ruled: others, isColumn: true })
  const blocksAround = ({ above, left, right, below }: Parts, between: readonly Block[] = []) => {
    const beside = [blocksOf(left), between, blocksOf(right)]
    return [...blocksOf(above), ...(options.rightToLeft ? beside.toReversed() : beside).flat(), ...blocksOf(below)]
  }
  const besideTable = ruled ? null : textBesideTable(marks, letter)
  if (besideTable) {
    const [left, right] = [boundsOf(besideTable.left), boundsOf(besideTable.right)]
    const between = { start: left.x1, end: right.x0 }
    return blocksAround(columnsAround(marks, letter, union(left, right), [between]) ?? besideTable)
  }
  const inColumns = (sides: Sides) => inOrder(sides, letter, options.rightToLeft ?? false).flatMap(columnBlocks)
  const staggered = ruled ?? findStaggered(marks, letter)
  const apart = staggered ? null : splitAtGutter(marks, letter, areApart)
  if (apart) return inColumns(apart)
  const table = staggered ?? findTable(marks, letter)
  if (table) {
    const { x0, x1 } = table.box
    const sides = [
      { start: -Infinity, end: x0 },
      { start: x1, end: Infinity },
    ]
    const columns = columnsAround(marks, letter, table.box, sides)
    return columns
      ? blocksAround(columns)
      : blocksAround(partsAround(table.box, marks, letter), [{ ...table.box, table }])
  }
  const least = options.isColumn ? MIN_LINES.among : MIN_LINES.longer
  const columns = splitAtGutter(marks, letter, (left, right) => areTexts(left, right, letter, least))
  if (columns) return inColumns(columns)
  const splitAt = (parts: readonly Box[][], { from, to }: Run) =>
    [parts.slice(0, from), parts.slice(from, to), parts.slice(to)].flatMap((piece) => blocksOf(piece.flat()))
  const parts = partsOf(marks, letter)
  const run = columnedParts(parts, letter, { isWholeTried: true, asked: areColumns })
  if (run) return splitAt(parts, run)
  // The lines of two columns may leave no white between them.
  const rows = rowsOf(piecesOf(marks, letter), letter)
  const long = { isWholeTried: true, least: MIN_LINES.prose, asked: areLongProse }
  const beside = columnedParts(rows, letter, long)
  // Columns around a picture go on below it, and are not read down to it and then on from there: the engine knows them.
  if (!beside || columnedParts(rows.slice(beside.to), letter, long)) return [boundsOf(marks)]
  const lines = rows.map((row) => marks.filter((mark) => row.some((piece) => hasMiddle(piece, mark))))
  return splitAt(lines, beside)
}
