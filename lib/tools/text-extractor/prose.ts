import { boundsOf, type Box } from './gray'
import { median } from './intervals'
import { heightOf } from './pieces'

/**
 * Prose: minimum width of a column in heights of its lines, minimum mean fill of its lines, minimum fill of at least half of them, and
 * minimum number of lines of the longest column.
 */
export const PROSE = { width: 8, fill: 0.7, half: 0.75, lines: 3 }
/**
 * Minimum width of columns of prose in heights of their lines: of each of two, of each of more, or of one beside narrower ones. Cells
 * with names are narrower.
 */
const COLUMN = { two: 9.8, more: 11.5, one: 16 }
/** Half of so many lines of prose fill their column so far, which names and values hardly do: then more than two may be narrower. */
const FULL = { lines: 5, share: 0.88 }
/**
 * Wrapped text: minimum width of the column, minimum fill of a full line, minimum number of full lines, and minimum share of short ones,
 * such as the ends of paragraphs, which cells of equal width do not have.
 */
const WRAPPING = [
  { width: 24, reach: 0.9, lines: 2, short: 0 },
  { width: 14, reach: 0.95, lines: 3, short: 0.2 },
]
/** Maximum fill of a last line that does not count. */
const SHORT_END = 0.5
/** Maximum fill of a short line. */
const SHORT = 0.75

/** The width of a column in heights of its lines. */
function widthOf(lines: readonly Box[]): number {
  const { x0, x1 } = boundsOf(lines)
  return (x1 - x0) / median(lines.map(heightOf))
}

/** True for lines of a text set in a column, of which the last one may be short. */
export function isProse(lines: readonly Box[]): boolean {
  const { x0, x1 } = boundsOf(lines)
  // The last line of a text may be short.
  const isShort = lines.at(-1)!.x1 - lines.at(-1)!.x0 <= SHORT_END * (x1 - x0)
  const full = lines.length > PROSE.lines && !isShort ? lines : lines.slice(0, -1)
  const widths = full.map((line) => line.x1 - line.x0)
  const filled = widths.reduce((sum, width) => sum + width, 0) / full.length
  const long = widths.filter((width) => width >= PROSE.half * (x1 - x0)).length
  return widthOf(lines) >= PROSE.width && filled >= PROSE.fill * (x1 - x0) && long * 2 >= widths.length
}

function areFull(lines: readonly Box[]): boolean {
  const { x0, x1 } = boundsOf(lines)
  return lines.length >= FULL.lines && median(lines.map((line) => line.x1 - line.x0)) >= FULL.share * (x1 - x0)
}

/** True for the lines of columns of text beside each other. */
export function areProse(columns: readonly (readonly Box[])[]): boolean {
  if (!columns.some((lines) => lines.length > 1)) return false
  if (!columns.every((lines) => lines.length > 0 && isProse(lines))) return false
  const widths = columns.map(widthOf)
  const least = widths.length > 2 && !columns.every(areFull) ? COLUMN.more : COLUMN.two
  return Math.min(...widths) >= least || Math.max(...widths) >= COLUMN.one
}

/** True if some lines of a wide column reach its right edge, as wrapped text does, even if most are short: the questions and answers of a test. */
export function isWrapped(lines: readonly Box[], letter: number): boolean {
  const { x0, x1 } = boundsOf(lines)
  const fills = lines.map((line) => (line.x1 - x0) / (x1 - x0))
  const short = fills.filter((fill) => fill <= SHORT).length
  return WRAPPING.some(
    (least) =>
      x1 - x0 >= least.width * letter &&
      fills.filter((fill) => fill >= least.reach).length >= least.lines &&
      short >= least.short * lines.length,
  )
}
