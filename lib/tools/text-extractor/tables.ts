import { boundsOf, type Box } from './gray'
import { ACROSS, crossedBy, guttersOf, middleOfGap, MIN_GUTTER, sharedGutters, widthOf } from './gutters'
import { gapsBetween, intersect, median, mergeIntervals, type Interval } from './intervals'
import { across, cellsOf, freeOf, heightOf, middleOf, partsWords, piecesOf, rowsOf, type Piece } from './pieces'
import { areProse, isWrapped, PROSE } from './prose'
import { areSpread, areTangled, isLevel, stepsOf, usualRows } from './rows'
import { HEADINGS, wholeRows } from './whole-rows'

// Lengths are in letter heights.
/** Gaps of a line of words: how many, their most width, and how much the widest is wider than the narrowest. */
const WORDS = { gaps: 3, width: 1.4, ratio: 1.3 }
/** Gaps between cells are wider than the spaces between their words by this factor, which justified text stretches alike. */
const WIDER = 1.6
/** In a grid, which no words form by chance, they may be hardly wider: its rows and gutters at least, and its share of filled cells. */
const GRID = { rows: 6, gutters: 3, filled: 0.8, wider: 1.15 }
/** Gutters of columns of prose are wider than those of tables may be. */
const COLUMN_GUTTER = 1.1
/** Entries of an address book: minimum lines, minimum ratio of the gap between entries to that between lines, and minimum width and width ratio of columns. */
const ENTRY = { lines: 3, apart: 1.3, width: 8, ratio: 0.7 }
/** A mark of a list or a number before each line, which is no column of cells. */
export const BULLET = 2.2
/** The widest cell of a table is at least this wide. */
const WORD = 1.6
/** The same with lines before and behind the table among them. */
const ENDS = 0.4
/** Gutters of a table wide enough to tell a line of prose across half of them from a long cell. */
const MANY = 3
/** How far a line of prose goes beyond the rows of a table that it stands between, and how wide its spaces are at most. */
const BEYOND = { reach: 2, space: 1.5 }
/** Rows of a run that is no table of which each may begin another; so may the row below a title. */
const SHORT_RUN = 4
/** Rows of which all words at one place are aligned, as in a font of one width, and not by chance. */
const ALIGNED = 5
/** Least rows with several cells, by the number of columns. */
const LEAST_ROWS = { two: 3, more: 2 }
/** Least share of the cells that are filled; specks of a photograph are scattered over many more columns than they fill. */
const FILLED = 0.4
/** Rows of only lower pieces are ignored: remains of the edge of a picture or of a sheet of paper. */
const SPECK = 0.2
/** Lines of a text are at most `text` times as far apart as its closest ones, and rows of a table as far as others but for this share. */
const STEP = { text: 1.2, rows: 0.1 }
/** A row this much farther from the last than rows usually are does not belong to the table, if it has a single cell. */
const APART = 1.35
/** Distance of the caption of a further table from the rows above and below it, in distances of rows. */
const CAPTION = 1.7

/** The columns and rows of a table; `letter` is the height of its letters. */
export interface Table {
  readonly letter: number
  readonly box: Box
  /** Middles of the gutters, from the left. */
  readonly gutters: readonly number[]
  /** Upper and lower end of each row, from the top. */
  readonly rows: readonly Interval[]
  /** The lines of neighboring cells are at different heights, so that the table cannot be read line by line. */
  readonly isStaggered?: boolean
}

/** True for a line of words in a font whose spaces are as wide as the gaps between cells may be. */
function areWords(row: readonly Piece[], letter: number): boolean {
  const gaps = row.slice(1).map(({ x0 }, index) => x0 - row[index]!.x1)
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)]
  return (
    !row.some(({ isPhrase }) => isPhrase) &&
    gaps.length >= WORDS.gaps &&
    most <= WORDS.width * letter &&
    most <= WORDS.ratio * least
  )
}

/** True for a row whose cells are farther apart than their words, by this ratio. */
function hasCells(row: readonly Piece[], edges: readonly number[], ratio: number): boolean {
  const gaps = row.slice(1).map(({ x0 }, index) => {
    const { x1 } = row[index]!
    return { width: x0 - x1, isGutter: edges.some((edge) => edge > x1 && edge < x0) }
  })
  const between = gaps.filter(({ isGutter }) => isGutter).map(({ width }) => width)
  const within = [
    ...gaps.filter(({ isGutter }) => !isGutter).map(({ width }) => width),
    ...row.map(({ space }) => space),
  ]
  return Math.min(...between) >= ratio * Math.max(...within)
}

/** The lines of each column between edges. */
function columnsOf(rows: readonly (readonly Piece[])[], edges: readonly number[]): Box[][] {
  const cells = rows.map((row) => cellsOf(row, edges).map((cell) => (cell.length > 0 ? boundsOf(cell) : null)))
  return cells[0]!.map((_, at) => cells.flatMap((row) => row[at] ?? []))
}

/** Half of the median distance between the cells on both sides of a gutter, row by row. */
function usualGap(rows: readonly (readonly Piece[])[], gutter: Interval): number {
  const gaps = rows.flatMap((row) => {
    const left = row.filter(({ x1 }) => x1 <= gutter.start).at(-1)
    const right = row.find(({ x0 }) => x0 >= gutter.end)
    return left && right ? right.x0 - left.x1 : []
  })
  return gaps.length === 0 ? 0 : median(gaps) / 2
}

/** True if most pieces have several marks beside each other. */
const haveSpaces = (pieces: readonly Piece[]) => pieces.filter(({ space }) => space > 0).length * 2 > pieces.length

/** True for two similar columns of entries with the same number of lines, as in an address book, which are read one after the other. */
function areEntries(rows: readonly (readonly Piece[])[], [left, right]: readonly Box[][], letter: number): boolean {
  if (left!.length < rows.length || right!.length < rows.length) return false
  const widths = [left!, right!].map(boundsOf).map(({ x0, x1 }) => x1 - x0)
  if (Math.min(...widths) < Math.max(ENTRY.width * letter, ENTRY.ratio * Math.max(...widths))) return false
  const steps = stepsOf(rows)
  const ends = steps.flatMap((step, index) => (step >= ENTRY.apart * median(steps) ? index + 1 : []))
  const counts = [...ends, rows.length].map((end, index) => end - (ends[index - 1] ?? 0))
  return counts.length > 1 && counts[0]! >= ENTRY.lines && counts.every((count) => count === counts[0])
}

/** True for columns of prose between gutters, whatever headlines and specks are with them. */
function isProseBetween(gutters: readonly Interval[], rows: readonly (readonly Piece[])[]): boolean {
  const columns = columnsOf(usualRows(rows), gutters.map(middleOfGap))
  return areProse(columns.filter((lines) => lines.length > 0))
}

/** True for rows that are a table, and not lines of columns beside each other, justified text, or a list with its marks. */
function isTable(rows: readonly (readonly Piece[])[], gutters: readonly Interval[], letter: number): boolean {
  const edges = gutters.map(middleOfGap)
  const filled = rows.map((row) => cellsOf(row, edges).filter((cell) => cell.length > 0).length)
  const share = filled.reduce((sum, cells) => sum + cells, 0) / (rows.length * (edges.length + 1))
  if (share < FILLED) return false
  const isGrid =
    rows.length >= GRID.rows &&
    edges.length >= GRID.gutters &&
    share >= GRID.filled &&
    rows.every((row) => crossedBy(row, gutters).length === 0)
  const ratio = isGrid ? GRID.wider : WIDER
  // Two rows alone tell something only if they have all cells.
  const least = rows.length > 2 ? 1 : edges.length
  const full = rows.filter((row, index) => filled[index]! > least && hasCells(row, edges, ratio))
  if (full.length < (edges.length === 1 ? LEAST_ROWS.two : LEAST_ROWS.more) || full.length * 3 < rows.length)
    return false
  if (full.filter((row) => isLevel(row, letter)).length * 2 < full.length || areTangled(full, letter)) return false
  const columns = columnsOf(rows, edges)
  // Letters in a grid are lines on their side, but for numbers of two digits. Those of a table may be smaller than those of the text around it.
  const own = Math.min(letter, median(rows.flat().map(heightOf)))
  const isNarrow = columns.flat().every(({ x0, x1 }) => x1 - x0 < WORD * own)
  const arePhrases = rows.flat().every(({ isPhrase }) => isPhrase)
  if (isNarrow && !arePhrases && !haveSpaces(rows.flat())) return false
  const isMarked = edges.length === 1 && columns[0]!.every(({ x0, x1 }) => x1 - x0 <= BULLET * letter)
  const isBook = edges.length === 1 && areEntries(rows, columns, letter)
  const areTexts = edges.length === 1 && columns.every((lines) => isWrapped(lines, letter))
  if (isMarked || areTexts || isBook) return false
  if (areSpread(rows)) return true
  // Signs of full width leave gaps in Japanese lines that may lie below each other.
  const isAligned = (gutter: Interval) =>
    rows.length >= ALIGNED &&
    rows.filter((row) => partsWords(row, gutter, WORDS.width * letter)).length >= (1 - ACROSS) * rows.length
  const wide = gutters.filter(
    (gutter) => isAligned(gutter) || Math.max(widthOf(gutter), usualGap(rows, gutter)) >= COLUMN_GUTTER * letter,
  )
  const isWideProse = !arePhrases && wide.length > 0 && isProseBetween(wide, rows)
  // Rows with a single cell, such as the end of a column above, would widen a column.
  const isProseBeside = full.length > PROSE.lines && areProse(columnsOf(full, edges))
  return !isWideProse && !isProseBeside && !isProseBetween(gutters, rows)
}

const areInner = (free: readonly Interval[]) => free.some(({ start, end }) => Number.isFinite(end - start))

/**
 * The rows from this one on that share a free gutter, apart from a few: where they end, and where to search on if they turn out not to
 * be a table.
 */
function runFrom(rows: readonly (readonly Box[])[], from: number, letter: number): { to: number; next: number } {
  let free = freeOf(rows[from]!)
  let [to, next, crossing] = [from + 1, from + 1, 0]
  for (; to < rows.length; to++) {
    const shared = intersect(free, freeOf(rows[to]!), MIN_GUTTER * letter)
    if (areInner(shared)) [free, next] = [shared, to + 1]
    else if (++crossing > Math.max(1, (to - from) * ACROSS)) break
  }
  return { to, next }
}

/** Rows without those before and behind the table: lines across it, and single ones farther away than its rows. */
function trimmed(rows: readonly Piece[][], gutters: readonly Interval[], letter: number): readonly Piece[][] {
  const middles = rows.map((row) => middleOf(boundsOf(row)))
  const step = median(stepsOf(rows))
  // Lines of prose have gaps too, as between the signs of Japanese.
  const isAcross = (at: number) => {
    const crossed = crossedBy(rows[at]!, gutters).length
    return gutters.length > 1 && crossed >= (gutters.length < MANY ? gutters.length : gutters.length / 2)
  }
  const isOutside = (at: number, neighbor: number) => {
    const row = rows[at]!
    const crossed = crossedBy(row, gutters)
    const free = areWords(row, letter) ? guttersOf(rows.toSpliced(at, 1), letter) : []
    const entered = free.filter(({ start, end }) => row.some(({ x0, x1 }) => x0 < end && x1 > start))
    if (entered.length * 2 > free.length) return true
    if (crossed.length > 0 && row.length * 2 <= gutters.length + 1) return true
    if (isAcross(at)) return true
    return row.length === 1 && Math.abs(middles[at]! - (middles[neighbor] ?? 0)) > APART * step
  }
  // The short last line of a text is one with the line before it.
  const isEnd = (at: number) => isOutside(at, at - 1) || (rows[at]!.length === 1 && at > 1 && isAcross(at - 1))
  let [from, to] = [0, rows.length]
  while (to > from && isEnd(to - 1)) to--
  while (from < to && isOutside(from, from + 1)) from++
  return rows.slice(from, to)
}

/** Gutters but those inside of a column: beside a heading whose cells are on its other side, and one row's wide space. */
function betweenColumns(rows: readonly Piece[][], gutters: readonly Interval[], letter: number): readonly Interval[] {
  const cells = rows.map((row) => cellsOf(row, gutters.map(middleOfGap)))
  const inner = gutters.findIndex((_, at) => {
    const filledIn = (column: number) => cells.flatMap((row, index) => (row[column]!.length > 0 ? index : []))
    const [left, right] = [filledIn(at), filledIn(at + 1)]
    const both = left.filter((index) => right.includes(index))
    // Headings of two columns of which each row fills one may be close to each other.
    if (both.length === 1 && (both[0]! > 0 || Math.min(left.length, right.length) === 1)) {
      const row = cells[both[0]!]!
      return row[at + 1]![0]!.x0 - row[at]!.at(-1)!.x1 < COLUMN_GUTTER * letter
    }
    if (both.length > 0 || left.length === 0 || right.length === 0) return false
    const [heading, below] = left[0]! < right[0]! ? [left, right] : [right, left]
    return heading.at(-1)! < Math.min(HEADINGS, below[0]!)
  })
  return inner < 0 ? gutters : betweenColumns(rows, gutters.toSpliced(inner, 1), letter)
}

/** True for a row without wider gaps than spaces between words are. */
const isLine = (row: readonly Piece[], letter: number) =>
  gapsBetween(mergeIntervals(row.map(across))).every((gap) => widthOf(gap) <= BEYOND.space * letter)

/** The rows between lines of prose, which go on where the others end, and across their gutters, and may have a short last one. */
function betweenProse(run: readonly Piece[][], letter: number): Piece[][][] {
  const boxes = run.map(boundsOf)
  const [left, right] = [median(boxes.map(({ x0 }) => x0)), median(boxes.map(({ x1 }) => x1))]
  const reach = BEYOND.reach * letter
  const long: boolean[] = []
  for (const [at, row] of run.entries()) {
    const { x0, x1 } = boxes[at]!
    const isLast = (long[at - 1] ?? false) && row.length < MANY
    long.push(isLine(row, letter) && (isLast || x0 < left - reach || x1 > right + reach))
  }
  const others = run.filter((_, at) => !long[at])
  const gutters = others.length < run.length ? sharedGutters(others, letter, ENDS) : []
  const parts: Piece[][][] = [[]]
  for (const [at, row] of run.entries()) {
    if (long[at] && crossedBy(row, gutters).length > 0) parts.push([])
    else parts.at(-1)!.push(row)
  }
  return parts
}

/** The rows between captions, lines without cells that stand apart from the rows on both sides. */
function betweenCaptions(run: readonly Piece[][], letter: number): Piece[][][] {
  const steps = stepsOf(run)
  const least = CAPTION * (steps.length > 0 ? median(steps) : 0)
  const parts: Piece[][][] = [[]]
  for (const [at, row] of run.entries()) {
    const part = parts.at(-1)!
    const isApart = Math.min(steps[at - 1] ?? 0, steps[at] ?? 0) >= least
    const isBelowRows = part.filter((each) => each.length > 1).length >= LEAST_ROWS.more
    if (isApart && isBelowRows && isLine(row, letter)) parts.push([])
    else part.push(row)
  }
  return parts
}

/** Index of the first row of the table below addresses on the left and right, which leave some of its columns empty; 0 without addresses. */
function headOf(rows: readonly Piece[][], gutters: readonly Interval[]): number {
  const filled = rows.map((row) => cellsOf(row, gutters.map(middleOfGap)).map((cell) => cell.length > 0))
  const counts = filled.map((cells) => cells.filter(Boolean).length)
  const first = counts.indexOf(Math.max(...counts))
  const isEmptyAbove = (column: number) => filled.slice(0, first).every((cells) => !cells[column])
  const [above, below] = [stepsOf(rows).slice(0, first), stepsOf(rows).slice(first)]
  const areRows = above.every((step) => Math.abs(step / median(below) - 1) <= STEP.rows)
  if (first < 1 || areRows || !gutters.some((_, column) => isEmptyAbove(column))) return 0
  const isLine = crossedBy(rows[first - 1]!, gutters).length === gutters.length
  return first >= HEADINGS || isLine ? first : 0
}

/** Gutters that make rows a table, from `least` rows on without the narrowest ones: aligned words are closer than cells. */
function tableGutters(
  rows: readonly Piece[][],
  gutters: readonly Interval[],
  letter: number,
  least: number,
): readonly Interval[] | null {
  if (gutters.length === 0) return null
  if (isTable(rows, gutters, letter)) return gutters
  if (rows.length < least || isProseBetween(gutters, rows)) return null
  const narrowest = Math.min(...gutters.map(widthOf))
  const wider = gutters.filter((gutter) => widthOf(gutter) > narrowest)
  return tableGutters(rows, wider, letter, least)
}

/** The number of lines before the first row that are running text: down to the last that fills a gutter, and those spaced like it. */
function textBefore(lines: readonly Piece[][], row: readonly Piece[], gutters: readonly Interval[], letter: number) {
  const middles = [...lines, row].map((each) => middleOf(boundsOf(each)))
  const steps = middles.slice(1).map((middle, at) => Math.abs(middle - middles[at]!))
  const fills = (gutter: Interval, line: readonly Piece[]) =>
    intersect(freeOf(line), [gutter], MIN_GUTTER * letter).length === 0
  const last = lines.findLastIndex((line) => gutters.some((gutter) => fills(gutter, line)))
  const end = last < 0 ? -1 : steps.findIndex((step, at) => at >= last && step > STEP.text * Math.min(...steps))
  return Math.max(last, end) + 1
}

/** The rows without lines of running text at both ends, which may be narrower than the table. */
function withoutText(run: readonly Piece[][], letter: number): readonly Piece[][] {
  const isCells = (row: readonly Piece[]) => !isLine(row, letter)
  const [first, last] = [run.findIndex(isCells), run.findLastIndex(isCells)]
  if (last - first < LEAST_ROWS.more) return run
  const gutters = sharedGutters(run.slice(first, last + 1), letter)
  const [above, below] = [run.slice(0, first), run.slice(last + 1).toReversed()]
  const end = run.length - textBefore(below, run[last]!, gutters, letter)
  return run.slice(textBefore(above, run[first]!, gutters, letter), end)
}

function tableOf(whole: readonly Piece[][], letter: number, least: number): Table | null {
  const run = withoutText(whole, letter)
  const rows = trimmed(run, sharedGutters(run, letter, ENDS), letter)
  const found = rows.length === 0 ? [] : betweenColumns(rows, sharedGutters(rows, letter), letter)
  const head = headOf(rows, found)
  const below = head > 0 ? tableOf(rows.slice(head), letter, least) : null
  if (below) return below
  const gutters = tableGutters(rows, found, letter, least)
  if (!gutters) return null
  const edges = gutters.map(middleOfGap)
  const box = boundsOf(rows.flat())
  return { letter, box, gutters: edges, rows: wholeRows(rows, edges, letter) }
}

/** The first table that begins in a run of rows from this one on, and where to continue the search without one. */
function tableFrom(
  rows: readonly Piece[][],
  from: number,
  letter: number,
  least: number,
): { table: Table | null; next: number } {
  if (rows[from]!.length < 2) return { table: null, next: from + 1 }
  const { to, next } = runFrom(rows, from, letter)
  // Rows behind the last that shares a gutter are lines below the table.
  const parts = betweenCaptions(rows.slice(from, next), letter)
    .flatMap((part) => betweenProse(part, letter))
    .filter((part) => part.length > 1)
  for (const part of parts) {
    const table = tableOf(part, letter, least)
    if (!table) continue
    // A line of text above, with a gap over one of the gutters, would have ended the run where that is narrower.
    const first = rows.findIndex((row) => boundsOf(row).y0 >= table.box.y0)
    const again = first > from ? tableFrom(rows, first, letter, least).table : null
    return { table: again && again.box.y0 <= table.box.y0 ? again : table, next }
  }
  const lines = rows.slice(from, next).map((row) => isLine(row, letter))
  const isTitle = lines[0]! && lines.filter(Boolean).length * 2 < lines.length
  return { table: null, next: to - from <= SHORT_RUN || isTitle ? from + 1 : next }
}

/**
 * The first table among marks, the boxes of letters or words; null if there is none. `letter` is the height of letters. What
 * tells a table: rows of several pieces at one height, gutters that they share, and columns that are not all filled with lines.
 */
export function findTable(marks: readonly Box[], letter: number): Table | null {
  const isRow = (row: readonly Piece[]) => row.some((piece) => heightOf(piece) >= SPECK * letter)
  const rows = rowsOf(piecesOf(marks, letter), letter).filter(isRow)
  for (const least of [Infinity, ALIGNED]) {
    for (let from = 0; from < rows.length;) {
      const { table, next } = tableFrom(rows, from, letter, least)
      if (table) return table
      from = next
    }
  }
  return null
}
