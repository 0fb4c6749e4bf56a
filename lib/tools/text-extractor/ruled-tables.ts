import { shareLevel } from './beside-tables'
import { boundsOf, hasMiddle, type Box, type Gray } from './gray'
import { mergeIntervals, type Interval } from './intervals'
import { rulesOf } from './rules'
import { isStaggered } from './staggered-tables'
import { across, middleOf, piecesOf, rowsOf } from './pieces'
import { isProse } from './prose'
import { findTable, type Table } from './tables'

/** In letters: how far from each other rules that meet may end, and how close those of one edge lie. */
const MEET = 0.5
const SAME_EDGE = 1
/** Least share of the table that an edge between columns or rows runs along; those of merged cells are shorter. */
const ALONG = 0.6
/** Least rows with several cells, and most share of the letters that an edge may cut: the headings of merged cells. */
const LEAST_ROWS = 2
const CUT = 0.05
/** Maximum fraction of the lines next to a table that are at the height of its own. */
const BESIDE = 0.75
/**
 * Rows between rules of a table whose own rows have none between them: its heading, all the others, a sum; or at least some groups of
 * rows; and the least lines of the others and of groups.
 */
const RULED_TWICE = { rows: 3, groups: 2, lines: 3 }
/** Lines from which the text beside each other in one row is columns and not cells. */
const COLUMN_LINES = 4

/** Rules across that share rules down with each other. */
function gridsOf(acrossRules: readonly Box[], downRules: readonly Box[], letter: number): Box[][] {
  const reach = MEET * letter
  const meet = (rule: Box, other: Box) =>
    rule.x0 <= other.x1 + reach &&
    other.x0 <= rule.x1 + reach &&
    rule.y0 <= other.y1 + reach &&
    other.y0 <= rule.y1 + reach
  let grids: Box[][] = acrossRules.map((rule) => [rule])
  for (const rule of downRules) {
    const [met, others] = [
      grids.filter((grid) => grid.some((other) => meet(rule, other))),
      grids.filter((grid) => !grid.some((other) => meet(rule, other))),
    ]
    grids = [...others, [...met.flat(), rule]]
  }
  return grids
}

/** The middles of the places where rules run along most of a length: `place` across them, `along` in their direction. */
function edgesOf(
  rules: readonly { readonly place: number; readonly along: Interval }[],
  length: number,
  letter: number,
): number[] {
  const groups: (typeof rules)[number][][] = []
  for (const rule of rules.toSorted((a, b) => a.place - b.place)) {
    const last = groups.at(-1)
    if (last && rule.place - last.at(-1)!.place <= SAME_EDGE * letter) last.push(rule)
    else groups.push([rule])
  }
  return groups.flatMap((group) => {
    const covered = mergeIntervals(group.map(({ along }) => along)).reduce(
      (sum, { start, end }) => sum + end - start,
      0,
    )
    return covered >= ALONG * length ? group[group.length >> 1]!.place : []
  })
}

const middleAcross = ({ x0, x1 }: Box) => (x0 + x1) / 2
const isWide = ({ x0, y0, x1, y1 }: Box) => x1 - x0 > y1 - y0

/** The marks between each two edges, by their `middle`; an empty list where there are no marks. */
function between(marks: readonly Box[], edges: readonly number[], middle: (mark: Box) => number): Box[][] {
  const parts: Box[][] = Array.from({ length: edges.length + 1 }, () => [])
  for (const mark of marks) parts[edges.filter((edge) => edge < middle(mark)).length]!.push(mark)
  return parts
}

/** The lines of each cell of a row. */
type CellLines = readonly (readonly Box[])[]

/** True where rules part groups of rows from each other: the cells between them have as many lines as each other. */
function areGroups(rows: readonly CellLines[]): boolean {
  const several = rows.filter(({ length }) => length > 1)
  if (!several.every(([first, ...others]) => others.every(({ length }) => length === first!.length))) return false
  return several.filter(([first]) => first!.length >= RULED_TWICE.lines).length >= RULED_TWICE.groups
}

/**
 * The rows of cells with as many lines each, where rules part hardly more than the heading or groups of rows from the others; undefined
 * for cells of one row, whose lines are wrapped.
 */
function ownRows(row: readonly Box[], cells: CellLines, letter: number, least: number): Interval[] | undefined {
  const rows = rowsOf(piecesOf(row, letter), letter).map(boundsOf)
  const isEven = cells.length > 1 && cells.every(({ length }) => length === rows.length)
  if (rows.length < least || !isEven || cells.every(isProse)) return undefined
  return rows.map(({ y0, y1 }) => ({ start: y0, end: y1 }))
}

/** The gutters without a rule in them, among those with one. */
function withFree(gutters: readonly number[], free: readonly number[], marks: readonly Box[]): number[] {
  const isParted = (one: number, other: number) =>
    marks.some((mark) => middleAcross(mark) > Math.min(one, other) && middleAcross(mark) < Math.max(one, other))
  const others = free.filter((gutter) => gutters.every((edge) => isParted(gutter, edge)))
  return [...gutters, ...others].toSorted((a, b) => a - b)
}

function tableIn(grid: readonly Box[], others: readonly Box[], marks: readonly Box[], letter: number): Table | null {
  const box = boundsOf(grid)
  const level = marks.filter((mark) => middleOf(mark) > box.y0 && middleOf(mark) < box.y1)
  const inside = level.filter((mark) => middleAcross(mark) > box.x0 && middleAcross(mark) < box.x1)
  if (inside.length === 0) return null
  // Lines next to it at the height of its rows are cells without a frame.
  const rowsIn = (some: readonly Box[]) => rowsOf(piecesOf(some, letter), letter)
  const isBeside = (mark: Box) => !hasMiddle(box, mark) && !others.some((other) => hasMiddle(other, mark))
  const beside = rowsIn(level.filter(isBeside))
  if (beside.length > 0 && shareLevel(beside, rowsIn(inside), letter) > BESIDE) return null
  const [wide, high] = [grid.filter(isWide), grid.filter((rule) => !isWide(rule))]
  const downs = high.map((rule) => ({ place: middleAcross(rule), along: { start: rule.y0, end: rule.y1 } }))
  const acrosses = wide.map((rule) => ({ place: middleOf(rule), along: across(rule) }))
  const gutters = edgesOf(downs, box.y1 - box.y0, letter).filter(
    (edge) => inside.some((mark) => middleAcross(mark) < edge) && inside.some((mark) => middleAcross(mark) > edge),
  )
  const rows = between(inside, edgesOf(acrosses, box.x1 - box.x0, letter), middleOf).filter((row) => row.length > 0)
  const cells = rows.map((row) => between(row, gutters, middleAcross).filter((cell) => cell.length > 0))
  if (gutters.length === 0 || cells.filter((row) => row.length > 1).length < LEAST_ROWS) return null
  const cut = inside.filter((mark) =>
    gutters.some((edge) => mark.x0 < edge - MEET * letter && mark.x1 > edge + MEET * letter),
  )
  const lines = cells.map((row) => row.map((cell) => rowsIn(cell).map(boundsOf)))
  const areColumns = lines.some(
    (row) => row.length > 1 && row.every((each) => each.length >= COLUMN_LINES && isProse(each)),
  )
  if (cut.length > CUT * inside.length || areColumns) return null
  const least = areGroups(lines) ? 1 : rows.length <= RULED_TWICE.rows ? RULED_TWICE.lines : Infinity
  const own = rows.map((row, index) => ownRows(row, lines[index]!, letter, least))
  const free = rows.flatMap((row, index) => (own[index] ? (findTable(row, letter)?.gutters ?? []) : []))
  return {
    letter,
    box: boundsOf(inside),
    gutters: withFree(gutters, free, inside),
    rows: rows.flatMap((row, index) => {
      const { y0, y1 } = boundsOf(row)
      return own[index] ?? { start: y0, end: y1 }
    }),
    isStaggered: lines.some((row) => isStaggered(row, letter)),
  }
}

/** The tables whose cells rules separate, in a picture with letters of this height whose boxes are `marks`. */
export function ruledTables(gray: Gray, marks: readonly Box[], letter: number): Table[] {
  const { acrossRules, downRules } = rulesOf(gray, letter)
  const grids = gridsOf(acrossRules, downRules, letter)
  const boxes = grids.map(boundsOf)
  return grids.flatMap((grid, index) => tableIn(grid, boxes.toSpliced(index, 1), marks, letter) ?? [])
}

/**
 * A table that was found by its gaps, with the gutters of rules down most of it, which may be too narrow for a gap; with these alone if they
 * are as many.
 */
export function withDownRules(table: Table, downRules: readonly Box[], marks: readonly Box[]): Table {
  const { box, gutters, rows, letter } = table
  const inside = marks.filter((mark) => hasMiddle(box, mark))
  const rules = downRules
    .filter((rule) => middleAcross(rule) > box.x0 && middleAcross(rule) < box.x1)
    .map((rule) => ({
      place: middleAcross(rule),
      along: { start: Math.max(rule.y0, box.y0), end: Math.min(rule.y1, box.y1) },
    }))
    .filter(({ along }) => along.end > along.start)
  const isCut = (edge: number) =>
    inside.some((mark) => mark.x0 < edge - MEET * letter && mark.x1 > edge + MEET * letter)
  // The edge of a picture has nothing on one side.
  const isInRow = (edge: number, { start, end }: Interval) => {
    const row = inside.filter((mark) => middleOf(mark) >= start && middleOf(mark) <= end)
    return row.some((mark) => middleAcross(mark) < edge) && row.some((mark) => middleAcross(mark) > edge)
  }
  const edges = edgesOf(rules, box.y1 - box.y0, letter).filter(
    (edge) => !isCut(edge) && rows.filter((row) => isInRow(edge, row)).length * 2 >= rows.length,
  )
  if (edges.length === 0) return table
  return { ...table, gutters: edges.length >= gutters.length ? edges : withFree(edges, gutters, inside) }
}
